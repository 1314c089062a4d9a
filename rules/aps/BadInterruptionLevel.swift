import FCMLint

extension Rule {
  /// Apple has four levels.
  static let badInterruptionLevel = Rule(
    "bad-interruption-level", .aps, .error, on: .field(.apsInterruptionLevel).in(.apple),
    summary: "The interruption level must be passive, active, time-sensitive or critical.",
    why: """
      Any other value, such as Swift's timeSensitive, is ignored: the notification interrupts like \
      an ordinary one. time-sensitive also needs a capability of the app, and critical needs \
      Apple's permission.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "interruption-level": «"timeSensitive"» } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "interruption-level": «2» } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "interruption-level": "time-sensitive" } } } } }
      """
    ]
  ) { level, _ in
    if level.isMalformed || ApsValue.isRight("interruption-level", level) { return [] }
    let nearest = level.text.flatMap { ApsValue.interruptionLevel(meantBy: $0) }
    let finding = Finding(
      at: level, "interruption level \(level.excerpt) is unknown to Apple: it is ignored",
      help: nearest.map { "write \"\($0.name)\"" }
        ?? "write one of \(ApsValue.interruptionLevels.joined(separator: ", "))")
    guard let nearest else { return [finding] }
    return [
      finding.fix(
        "write \"\(nearest.name)\"", nearest.reason == .spelling ? .safe : .unsafe,
        level.replacing(withText: nearest.name))
    ]
  }
}

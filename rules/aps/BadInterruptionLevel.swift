import FCMLint

extension Rule {
  static let badInterruptionLevel = Rule(
    "bad-interruption-level", .aps, .error, about: .headsUp | .display | .sound,
    on: .field(.apsInterruptionLevel).in(.apple),
    summary: "The interruption level must be passive, active, time-sensitive or critical.",
    why: """
      Apple documents these four values only. What a device does with another one, such as Swift's \
      timeSensitive, is not documented; it probably interrupts like an ordinary notification. \
      time-sensitive also requires a capability of the app, and critical requires Apple's permission.
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
    let levels = ApsValue.interruptionLevels.map { $0.json }.inSentence("or")
    let nearest = level.text.flatMap { ApsValue.interruptionLevel(meantBy: $0) }
    let finding = Finding(
      at: level, "\(level.excerpt) is not a valid interruption level, so Apple devices ignore it",
      help: "write " + (nearest.map { "\"\($0.name)\"" } ?? levels))
    guard let nearest else { return [finding] }
    return [
      finding.fix(
        "replace with \"\(nearest.name)\"", nearest.reason == .spelling ? .safe : .unsafe,
        level.replacing(withText: nearest.name))
    ]
  }
}

import FCMLint

extension Rule {
  /// Text stands in the alert.
  static let alertTextInAps = Rule(
    "alert-text-in-aps", .aps, .error, on: .apsTitle, .apsSubtitle, .apsBody, kinds: .apple,
    seesTemplates: true,
    summary: "Title, subtitle and body belong in aps.alert, not in aps.",
    why: """
      Apple reads the three texts from the object alert. Directly in aps they are unknown keys and \
      are not shown. A PHP library once wrote aps.subtitle.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        «"title"»: "Hi", «"body"»: "Spring is here" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Spring is here", «"subtitle"»: "At last" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        «"body"»: "Spring is here", "alert": { "title": "Hi" } } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", "body": "Spring is here" } } } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, let aps = message[.aps] else { return [] }
    let finding = Finding(
      at: key, "\(key.excerpt) does nothing in aps: it is not shown",
      help: "move it to \(message.path(of: .alert))")
    guard value.isString, value.contentRange.count > 0, aps.range.contains(value.range),
      let edits = edits(moving: key, in: aps, message)
    else { return [finding] }
    return [finding.fix(Fix("move it to alert", .safe, edits))]
  }

  private static func edits(moving key: JSONNode, in aps: JSONNode, _ message: MessageDocument)
    -> [Edit]?
  {
    if message.pushType == .background { return nil }
    guard let alert = message[.apsAlert] else {
      if message.slip(for: .apsAlert) != nil { return nil }
      let texts = [message[.apsTitle], message[.apsSubtitle], message[.apsBody]]
        .compactMap { $0 }
      guard texts.allSatisfy({ $0.isString && $0.contentRange.count > 0 }) else {
        return nil
      }
      let keys = texts.compactMap(\.key).sorted { $0.range.start < $1.range.start }
      return aps.gathering(keys, into: "alert")
    }
    if alert.isString, !alert.isOpaque, alert.contentRange.count > 0, !key.matches("body") {
      guard let removal = key.removingMember(from: aps) else { return nil }
      let name = JSONText.quoted(key.text ?? "")
      let object = "{ \(name): \(key.value.source), \"body\": \(alert.source) }"
      let replacement = alert.replacing(with: object)
      return removal.range.overlaps(replacement.range) ? nil : [removal, replacement]
    }
    let hasLocKey = message.hasAny(.alertTitleLocKey, .alertSubtitleLocKey, .alertLocKey)
    return alert.isObject && !hasLocKey ? key.moving(from: aps, to: alert) : nil
  }
}

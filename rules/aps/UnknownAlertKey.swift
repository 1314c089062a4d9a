import FCMLint

extension Rule {
  /// What Apple does not know in the alert is not shown.
  static let unknownAlertKey = Rule(
    "unknown-alert-key", .aps, .warning, on: .alertEntry, kinds: .apple, seesTemplates: true,
    summary: "Apple does not know this key of the alert.",
    why: """
      Apple ignores unknown keys in the alert. The usual ones are Android names, such as \
      title_loc_key, and the camel case of the Admin SDKs. The localization keys for the body have \
      no prefix: loc-key and loc-args.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", «"body-loc-key"»: "SPRING" } } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", «"badge"»: 1, «"click_action"»: "OPEN" } } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", "loc-key": "SPRING" } } } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, let name = key.text, !key.isOpaque, let alert = message[.apsAlert],
      message.has(.aps)
    else { return [] }
    let unknown = "\(key.excerpt) does nothing in the alert: Apple knows no such key"
    if let right = ApsSpelling.rightInAlert(for: key)
      ?? NearestKey.of(name, among: ApsSpelling.alertKeys)
    {
      let finding = Finding(at: key, unknown, help: "did you mean \"\(right)\"?")
      guard alert.canTake(right), value.isString, value.contentRange.count > 0,
        !right.hasSuffix("args"),
        !message.hasAny(.alertTitle, .alertSubtitle, .alertBody) || !right.hasSuffix("key"),
        right != "sound"
      else { return [finding] }
      return [finding.fix("write \"\(right)\"", .unsafe, key.renaming(to: right))]
    }
    if ApsSpelling.keys.contains(name) {
      let finding = Finding(at: key, unknown, help: "it belongs in \(message.path(of: .aps))")
      let isAlone = !alert.members.contains {
        !$0.key.isSame(as: key) && AlertMember.speaks($0)
      }
      return [isAlone ? finding : finding.fix(message.movingToAps(key, from: alert, .unsafe))]
    }
    if let right = ApsSpelling.right(for: key) {
      return [
        Finding(at: key, unknown, help: "write \"\(right)\" in \(message.path(of: .aps))")
      ]
    }
    let help =
      AppleEquivalent.of(name).map { "use \($0)" }
      ?? (AppleEquivalent.hasNone(name)
        ? "Apple has nothing like it; leave it out"
        : "put your app's own keys next to aps")
    return [Finding(at: key, unknown, help: help)]
  }
}

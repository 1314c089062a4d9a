import FCMLint

extension Rule {
  /// What Apple does not know in the alert is not shown.
  static let unknownAlertKey = Rule(
    "unknown-alert-key", .aps, .error, on: .alertEntry, kinds: .apple, seesTemplates: true,
    summary: "Apple does not know this key of the alert.",
    why: """
      Apple ignores unknown keys in the alert. The usual ones are Android names, such as \
      title_loc_key, and the camel case of the Admin SDKs. The localization keys for the body have \
      no prefix: loc-key and loc-args. It is an error if the message cannot do without the key, such \
      as the flag of an image in the alert.
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
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", «"mutable-content"»: 1 } } },
        "fcm_options": { "image": "https://example.com/a.png" } } } }
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
      message.has(.aps), !NestedMember.isNested(key, in: alert)
    else { return [] }
    func finding(_ help: String, _ loss: AppleLoss? = nil) -> Finding {
      let fate = loss?.phrase ?? "Apple knows no such key"
      return Finding(
        at: key, "\(key.excerpt) does nothing in the alert: \(fate)", help: help,
        severity: loss == nil ? .warning : nil)
    }
    let exact = ApsSpelling.rightInAlert(for: key)
    let place = AppleEquivalent.of(name)
    if let right = exact ?? (place == nil ? NearestKey.of(name, among: ApsSpelling.alertKeys) : nil)
    {
      let names = AlertNames(key, right, in: alert)
      if names.followKey { return [] }
      let loss = AppleLoss(of: right, value, in: message)
      let fix = names.fit(message) ? Fix("write \(names.phrase)", .unsafe, names.edits) : nil
      return [finding("did you mean \(names.phrase)?", loss).fix(fix)]
    }
    if name == "alert" {
      let stray = finding("write \"body\"")
      guard alert.canTake("body"), !message.has(.alertLocKey), ApsValue.isRight("alert", value)
      else { return [stray] }
      return [stray.fix("write \"body\"", .unsafe, key.renaming(to: "body"))]
    }
    if ApsSpelling.keys.contains(name) {
      let loss = AppleLoss(of: name, value, in: message)
      let stray = finding("it belongs in \(message.path(of: .aps))", loss)
      let isAlone = !alert.members.contains {
        !$0.key.isSame(as: key) && AlertMember.speaks($0)
      }
      return [isAlone ? stray : stray.fix(message.movingToAps(key, from: alert, .unsafe))]
    }
    if let right = ApsSpelling.right(for: key) {
      let loss = AppleLoss(of: right, value, in: message)
      return [finding("write \"\(right)\" in \(message.path(of: .aps))", loss)]
    }
    let help =
      APNsHeader.isName(key)
      ? "it belongs in \(message.path(of: .apnsHeaders))"
      : place.map { "use \($0)" }
        ?? (AppleEquivalent.hasNone(name)
          ? "Apple has nothing like it; leave it out"
          : "put your app's own keys next to aps")
    return [finding(help)]
  }
}

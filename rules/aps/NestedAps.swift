import FCMLint

extension Rule {
  /// aps is no member of itself, nor is alert.
  static let nestedAps = Rule(
    "nested-aps", .aps, .error,
    on: .fields(.apsEntry, .alertEntry).in(.apple).includingPlaceholders(),
    summary: "aps must not contain another aps, nor alert another alert.",
    why: """
      Apple looks for its keys in aps itself, and for the texts in alert itself. An inner object of \
      the same name is an unknown key: nothing in it has any effect. It comes from code that adds \
      the name although its library has already added it.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": {
        "aps": { «"aps"»: { "alert": "Hi", "badge": 1 } } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { «"alert"»: { "title": "Hi" } }, "sound": "default" } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi" }, "badge": 1 } } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, key.matches("aps") || key.matches("alert"),
      let holder = key.matches("aps") ? message[.aps] : message[.apsAlert],
      SelfNestedObject.isNested(key, in: holder)
    else { return [] }
    return [
      Finding(
        at: key, "\(key.excerpt) inside \(key.excerpt) is unknown to Apple: nothing in it counts",
        help: "its members belong here themselves: write it once"
      ).fix("write it once", .safe, key.unwrappingMember(in: holder))
    ]
  }
}

import FCMLint

extension Rule {
  static let nestedAps = Rule(
    "nested-aps", .aps, .error,
    on: .fields(.apsEntry, .alertEntry).in(.apple).includingPlaceholders(),
    summary: "aps must not contain another aps, and alert must not contain another alert.",
    why: """
      Apple devices look for keys directly in aps, and for texts directly in alert. An inner \
      object of the same name is an unknown key, so nothing in it has any effect. The mistake \
      comes from code that adds the name although its library has already added it.
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
        at: key,
        "\(key.excerpt) is nested in \(key.excerpt), so Apple devices ignore everything in it",
        help: "remove the inner object and keep its members"
      ).fix("remove the inner object and keep its members", .safe, key.unwrappingMember(in: holder))
    ]
  }
}

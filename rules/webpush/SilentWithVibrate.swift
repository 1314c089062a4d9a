import FCMLint

extension Rule {
  /// Silent and vibrating exclude each other.
  static let silentWithVibrate = Rule(
    "silent-with-vibrate", .webpush, .error, on: .webVibrate,
    summary: "A silent notification does not vibrate.",
    why: """
      The browser throws a TypeError when silent is true and vibrate is there at all, even as \
      an empty list, and nothing appears.
      """,
    source: "https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "silent": true, "vibrate": «[]» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "silent": false, "vibrate": [100, 50] } } } }
      """
    ]
  ) { vibrate, message in
    guard let silent = message[.webSilent], WebWords.truth(of: silent) == true,
      !silent.matches("false")
    else { return [] }
    let finding = Finding(
      at: vibrate, "the browser throws on vibrate beside silent: nothing appears",
      help: "leave one of the two out"
    )
    .note("silent is on here", at: silent)
    guard let object = message[.webNotification], let removal = vibrate.removingMember(from: object)
    else { return [finding] }
    return [finding.fix("remove vibrate", .unsafe, removal)]
  }
}

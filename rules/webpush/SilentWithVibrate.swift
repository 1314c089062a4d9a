import FCMLint

extension Rule {
  /// Silent and vibrating exclude each other.
  static let silentWithVibrate = Rule(
    "silent-with-vibrate", .webpush, .error, on: .field(.webVibrate),
    summary: "A silent notification must not have vibrate.",
    why: """
      If silent is true and vibrate is present at all, even as an empty list, the browser throws a \
      TypeError and nothing appears.
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
    guard let silent = message[.webSilent], WebPushVocabulary.truth(of: silent) == true,
      !silent.matches("false")
    else { return [] }
    let finding = Finding(
      at: vibrate, "the browser throws an error for vibrate with silent: nothing appears",
      help: "remove one of the two"
    )
    .note("silent is on here", at: silent)
    let removal = message[.webNotification].flatMap(vibrate.removingMember)
    return [finding.fix("remove vibrate", .unsafe, removal)]
  }
}

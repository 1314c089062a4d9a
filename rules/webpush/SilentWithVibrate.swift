import FCMLint

extension Rule {
  static let silentWithVibrate = Rule(
    "silent-with-vibrate", .webpush, .error,
    about: (.display | .sound | .vibration | .unseen).on(.web),
    on: .field(.webVibrate),
    summary: "A silent notification must not have vibrate.",
    why: """
      If silent is true and vibrate is present at all, even as an empty list, Chrome and Edge \
      throw a TypeError, and nothing appears. Firefox and Safari do not support vibrate and ignore \
      it.
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
      at: vibrate,
      message.text("`webpush.notification.vibrate` is not allowed with ")
        + message.text("`webpush.notification.silent`: Chrome throws and shows nothing"),
      help: message.text("remove `webpush.notification.vibrate` or `webpush.notification.silent`")
    )
    .note("silent is true", at: silent)
    let removal = message[.webNotification].flatMap(vibrate.removingMember)
    return [finding.fix("remove \"vibrate\"", .unsafe, removal)]
  }
}

import FCMLint

extension Rule {
  static let oneSidedClickAction = Rule(
    "one-sided-click-action", .notification, .hint, about: .tap,
    on: .fields(.androidClickAction, .apsCategory, .webLink),
    summary: "A tap action should be set for every platform that shows the text.",
    why: """
      click_action on Android and link on the web define what a tap opens. On Apple devices a tap \
      opens the app; category in aps, which Firebase documents as the counterpart, selects actions \
      that the app has registered. If a message sets one of them and has a block for another \
      platform, the other one may be missing by mistake.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/customize-messages/cross-platform",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "click_action": «"OPEN"» } },
        "apns": { "payload": { "aps": { "sound": "default" } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "click_action": "OPEN" } },
        "apns": { "payload": { "aps": { "category": "OPEN" } } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "click_action": "OPEN" } } } }
      """,
    ]
  ) { action, message in
    if action.isString, action.contentRange.isEmpty { return [] }
    let words: [(field: Field, name: String, shows: Bool)] = [
      (
        .androidClickAction, "Android (\(message.name("android.notification.click_action")))",
        message.hasAndroidText || message.has(.androidNotification) && message.hasCommonText
      ),
      (
        .apsCategory, "Apple devices (aps.category)",
        message.hasAppleAlert || message.has(.aps) && message.hasCommonText
      ),
      (
        .webLink, "the web (\(message.name("webpush.fcm_options")).link)",
        message.hasWebText || message.has(.webpush) && message.hasCommonText
      ),
    ]
    let present = words.filter { message.has($0.field) }
    if action.isSame(as: message[.webLink]), message[.webpush]?.range.contains(action.range) != true
    {
      return []
    }
    // One finding per message, at the first of them.
    guard let first = present.first, action.isSame(as: message[first.field]),
      !(message.has(.webClickAction) && !message.has(.webLink))
    else { return [] }
    let missing = words.filter { $0.shows && !message.has($0.field) }.map { $0.name }
    guard !missing.isEmpty else { return [] }
    return [
      Finding(
        at: action, "no tap action on \(missing.joined(separator: ", "))",
        help: "set it there, too, if a tap should open the same screen or page"
      )
      .given(whole: message.root)
    ]
  }
}

import FCMLint

extension Rule {
  static let renotifyWithoutTag = Rule(
    "renotify-without-tag", .webpush, .error, about: (.display | .replace | .unseen).on(.web),
    on: .field(.webRenotify),
    summary: "A notification with renotify must have a tag.",
    why: """
      renotify means that a notification with the same tag alerts again. Without a tag, or with \
      an empty one, Chrome and Edge throw a TypeError, and nothing appears. Firefox and Safari do \
      not support renotify and ignore it.
      """,
    source: "https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "renotify": «true» } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "tag": "", "renotify": «true» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "tag": "news", "renotify": true } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "renotify": false } } } }
      """,
    ]
  ) { renotify, message in
    guard WebPushVocabulary.truth(of: renotify) == true, !renotify.matches("false") else {
      return []
    }
    let tag = message[.webTag]
    if let tag, !tag.isString || tag.contentRange.count > 0 { return [] }
    // unknown-web-option reports a misspelled tag.
    if tag == nil,
      message.misspelling(of: .webTag) != nil || WebPushVocabulary.hasTagMisspelt(message)
    {
      return []
    }
    if tag == nil, message[.webNotification]?.mayGainMembers == true { return [] }
    let finding = Finding(
      at: renotify,
      message.text("`webpush.notification.renotify` requires `webpush.notification.tag`: ")
        + "Chrome throws and shows nothing",
      help: message.text(
        "add `webpush.notification.tag`, or remove `webpush.notification.renotify`")
    ).given(whole: message.root)
    return [tag.map { finding.note("the tag is empty", at: $0) } ?? finding]
  }
}

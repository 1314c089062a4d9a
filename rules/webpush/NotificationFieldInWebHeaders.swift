import FCMLint

extension Rule {
  static let notificationFieldInWebHeaders = Rule(
    "notification-field-in-web-headers", .webpush, .error, about: .image | .display | .icon,
    on: .field(.webHeader).includingPlaceholders(),
    summary: "Fields of a web notification must not be in webpush.headers.",
    why: """
      Web Push has the headers TTL, Urgency and Topic. A push service knows no image, \
      icon or link among them, and a browser never sees the headers. The mistake comes from Firebase's own page about images, which puts the \
      image in webpush.headers in two of its samples.
      """,
    source:
      "RFC 8030 (Generic Event Delivery Using HTTP Push); https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { «"image"»: "https://example.com/a.png" } } } }
      """,
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi" },
        "headers": { "TTL": "60", «"icon"»: "https://example.com/a.png" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { «"link"»: "https://example.com/" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "image": "https://example.com/a.png" } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, let name = key.text,
      !WebPushVocabulary.isHeaderElsewhere(name),
      let target = WebPushVocabulary.optionInHeaders(name)
    else { return [] }
    let object = target == "link" ? "fcm_options" : "notification"
    // The SDK overwrites data in the notification.
    let place = target == "data" ? "data" : "\(object).\(target)"
    let finding = Finding(
      at: key, "\(key.excerpt) is not a Web Push header, so it has no effect",
      help: "move it to webpush.\(place)")
    let isText = ["title", "body", "tag", "lang"].contains(target)
    let isAddress = ["link", "image", "icon", "badge"].contains(target)
    guard value.isString, isText || isAddress && URLReference(value).isHTTPS,
      let headers = message[.webHeaders]
    else { return [finding] }
    let edits = message.moving(key, from: headers, to: ["webpush", object, target])
    return [finding.fix("move to webpush.\(place)", .safe, edits)]
  }
}

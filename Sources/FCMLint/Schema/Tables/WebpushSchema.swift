/// The web block: Web Push headers, and the notification options that a browser understands.
enum WebpushSchema {
  private static let discovery = "FCM v1 API description, revision 20261023"
  private static let push = "RFC 8030 (Generic Event Delivery Using HTTP Push)"
  private static let standard = "WHATWG Notifications API standard"
  private static let sdk = "firebase-js-sdk: packages/messaging"

  static let objects: [SchemaObject] = [
    SchemaObject(
      .webpushConfig, path: "message.webpush", type: "WebpushConfig",
      [
        SchemaRow("headers", .webHeaders, .stringMap(.webHeaders), source: discovery),
        SchemaRow("data", .webData, .stringMap(.data), source: discovery),
        SchemaRow(
          "notification", .webNotification, .freeObject(.webNotification), source: discovery),
        SchemaRow("fcm_options", .webFcmOptions, .object(.webFcmOptions), source: discovery),
      ]),
    SchemaObject(
      .webFcmOptions, path: "message.webpush.fcm_options", type: "WebpushFcmOptions",
      [
        SchemaRow("link", .webLink, .string, source: discovery),
        SchemaRow("analytics_label", .analyticsLabel, .string, source: discovery),
      ]),
    SchemaObject(
      .webHeaders, path: "message.webpush.headers", others: .strings(.webHeader),
      [
        SchemaRow("TTL", .webTTL, .string, .verbatim, source: push),
        SchemaRow("Urgency", .webUrgency, .string, .verbatim, source: push),
        SchemaRow("Topic", .webTopic, .string, .verbatim, source: push),
      ]),
    SchemaObject(
      .webNotification, path: "message.webpush.notification", others: .free(.webEntry),
      [
        SchemaRow("title", .webTitle, .free, .verbatim, source: standard),
        SchemaRow("body", .webBody, .free, .verbatim, source: standard),
        SchemaRow("icon", .webIcon, .free, .verbatim, source: standard),
        SchemaRow("image", .webImage, .free, .verbatim, source: standard),
        SchemaRow("badge", .webBadge, .free, .verbatim, source: standard),
        SchemaRow("dir", .webDir, .free, .verbatim, source: standard),
        SchemaRow("lang", .webLang, .free, .verbatim, source: standard),
        SchemaRow("tag", .webTag, .free, .verbatim, source: standard),
        SchemaRow("renotify", .webRenotify, .free, [.verbatim, .unquoted], source: standard),
        SchemaRow("silent", .webSilent, .free, [.verbatim, .unquoted], source: standard),
        SchemaRow("vibrate", .webVibrate, .free, .verbatim, source: standard),
        SchemaRow(
          "requireInteraction", .webRequireInteraction, .free, [.verbatim, .unquoted],
          source: standard),
        SchemaRow("timestamp", .webTimestamp, .free, [.verbatim, .unquoted], source: standard),
        SchemaRow(
          "actions", .webActions, .freeList(.webAction, .webAction), .verbatim, source: standard),
        SchemaRow("data", .webNotificationData, .free, .verbatim, source: standard),
        SchemaRow("navigate", .webNavigate, .free, .verbatim, source: standard),
        SchemaRow("click_action", .webClickAction, .free, .verbatim, source: sdk),
      ]),
    SchemaObject(
      .webAction, path: "message.webpush.notification.actions", others: .free(.webActionEntry),
      [
        SchemaRow("action", .webActionId, .free, .verbatim, source: standard),
        SchemaRow("title", .webActionTitle, .free, .verbatim, source: standard),
        SchemaRow("icon", .webActionIcon, .free, .verbatim, source: standard),
        SchemaRow("navigate", .webActionNavigate, .free, .verbatim, source: standard),
      ]),
  ]
}

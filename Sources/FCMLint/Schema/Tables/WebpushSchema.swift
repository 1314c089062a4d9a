/// The `webpush` objects: Web Push headers, and the notification options of browsers.
enum WebpushSchema {
  private static let discovery = "FCM v1 API description, revision 20261023"
  private static let push = "RFC 8030 (Generic Event Delivery Using HTTP Push)"
  private static let standard = "WHATWG Notifications API standard"
  private static let declarative = "W3C Push API: declarative push messages"
  private static let sdk = "firebase-js-sdk: packages/messaging"

  static let objects: [SchemaObject] = [
    SchemaObject(
      .webpushConfig, path: "message.webpush", type: "WebpushConfig",
      [
        SchemaField("headers", .webHeaders, .stringMap(.webHeaders), source: discovery),
        SchemaField("data", .webData, .stringMap(.data), source: discovery),
        SchemaField(
          "notification", .webNotification, .freeObject(.webNotification), source: discovery),
        SchemaField("fcm_options", .webFcmOptions, .object(.webFcmOptions), source: discovery),
      ]),
    SchemaObject(
      .webFcmOptions, path: "message.webpush.fcm_options", type: "WebpushFcmOptions",
      [
        SchemaField("link", .webLink, .string, source: discovery),
        SchemaField("analytics_label", .analyticsLabel, .string, source: discovery),
      ]),
    SchemaObject(
      .webHeaders, path: "message.webpush.headers", others: .strings(.webHeader),
      [
        SchemaField("TTL", .webTTL, .string, .verbatim, source: push),
        SchemaField("Urgency", .webUrgency, .string, .verbatim, source: push),
        SchemaField("Topic", .webTopic, .string, .verbatim, source: push),
      ]),
    SchemaObject(
      .webNotification, path: "message.webpush.notification", others: .free(.webEntry),
      [
        SchemaField("title", .webTitle, .free, .verbatim, source: standard),
        SchemaField("body", .webBody, .free, .verbatim, source: standard),
        SchemaField("icon", .webIcon, .free, .verbatim, source: standard),
        SchemaField("image", .webImage, .free, .verbatim, source: standard),
        SchemaField("badge", .webBadge, .free, .verbatim, source: standard),
        SchemaField("dir", .webDir, .free, .verbatim, source: standard),
        SchemaField("lang", .webLang, .free, .verbatim, source: standard),
        SchemaField("tag", .webTag, .free, .verbatim, source: standard),
        SchemaField("renotify", .webRenotify, .free, [.verbatim, .unquoted], source: standard),
        SchemaField("silent", .webSilent, .free, [.verbatim, .unquoted], source: standard),
        SchemaField("vibrate", .webVibrate, .free, .verbatim, source: standard),
        SchemaField(
          "requireInteraction", .webRequireInteraction, .free, [.verbatim, .unquoted],
          source: standard),
        SchemaField("timestamp", .webTimestamp, .free, [.verbatim, .unquoted], source: standard),
        SchemaField(
          "actions", .webActions, .freeList(.webAction, .webAction), .verbatim, source: standard),
        SchemaField("data", .webNotificationData, .free, .verbatim, source: standard),
        SchemaField("navigate", .webNavigate, .free, .verbatim, source: standard),
        SchemaField("web_push", .webPushFormat, .free, .verbatim, source: declarative),
        SchemaField("app_badge", .webAppBadge, .free, .verbatim, source: declarative),
        SchemaField("mutable", .webMutable, .free, .verbatim, source: declarative),
        SchemaField("click_action", .webClickAction, .free, .verbatim, source: sdk),
      ]),
    SchemaObject(
      .webAction, path: "message.webpush.notification.actions", others: .free(.webActionEntry),
      [
        SchemaField("action", .webActionId, .free, .verbatim, source: standard),
        SchemaField("title", .webActionTitle, .free, .verbatim, source: standard),
        SchemaField("icon", .webActionIcon, .free, .verbatim, source: standard),
        SchemaField("navigate", .webActionNavigate, .free, .verbatim, source: standard),
      ]),
  ]
}

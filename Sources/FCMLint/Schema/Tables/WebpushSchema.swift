/// The `webpush` objects: Web Push headers, and the notification options of browsers.
enum WebpushSchema {
  static let objects: [SchemaObject] = [
    // Source: FCM v1 API description, revision 20261023.
    SchemaObject(
      .webpushConfig, path: "message.webpush", type: "WebpushConfig",
      [
        SchemaField("headers", .webHeaders, .stringMap(.webHeaders)),
        SchemaField("data", .webData, .stringMap(.data)),
        SchemaField("notification", .webNotification, .freeObject(.webNotification)),
        SchemaField("fcm_options", .webFcmOptions, .object(.webFcmOptions)),
      ]),
    SchemaObject(
      .webFcmOptions, path: "message.webpush.fcm_options", type: "WebpushFcmOptions",
      [
        SchemaField("link", .webLink, .string),
        SchemaField("analytics_label", .analyticsLabel, .string),
      ]),
    // Source: RFC 8030 (Generic Event Delivery Using HTTP Push).
    SchemaObject(
      .webHeaders, path: "message.webpush.headers", others: .strings(.webHeader),
      [
        SchemaField("TTL", .webTTL, .string, .verbatim),
        SchemaField("Urgency", .webUrgency, .string, .verbatim),
        SchemaField("Topic", .webTopic, .string, .verbatim),
      ]),
    // Source: WHATWG Notifications API standard.
    SchemaObject(
      .webNotification, path: "message.webpush.notification", others: .free(.webEntry),
      [
        SchemaField("title", .webTitle, .free, .verbatim),
        SchemaField("body", .webBody, .free, .verbatim),
        SchemaField("icon", .webIcon, .free, .verbatim),
        SchemaField("image", .webImage, .free, .verbatim),
        SchemaField("badge", .webBadge, .free, .verbatim),
        SchemaField("dir", .webDir, .free, .verbatim),
        SchemaField("lang", .webLang, .free, .verbatim),
        SchemaField("tag", .webTag, .free, .verbatim),
        SchemaField("renotify", .webRenotify, .free, [.verbatim, .unquoted]),
        SchemaField("silent", .webSilent, .free, [.verbatim, .unquoted]),
        SchemaField("vibrate", .webVibrate, .free, .verbatim),
        SchemaField("requireInteraction", .webRequireInteraction, .free, [.verbatim, .unquoted]),
        SchemaField("timestamp", .webTimestamp, .free, [.verbatim, .unquoted]),
        SchemaField("actions", .webActions, .freeList(.webAction, .webAction), .verbatim),
        SchemaField("data", .webNotificationData, .free, .verbatim),
        SchemaField("navigate", .webNavigate, .free, .verbatim),
        // Source: W3C Push API, declarative push messages.
        SchemaField("web_push", .webPushFormat, .free, .verbatim),
        SchemaField("app_badge", .webAppBadge, .free, .verbatim),
        SchemaField("mutable", .webMutable, .free, .verbatim),
        // Source: firebase-js-sdk, `packages/messaging`.
        SchemaField("click_action", .webClickAction, .free, .verbatim),
      ]),
    SchemaObject(
      .webAction, path: "message.webpush.notification.actions", others: .free(.webActionEntry),
      [
        SchemaField("action", .webActionId, .free, .verbatim),
        SchemaField("title", .webActionTitle, .free, .verbatim),
        SchemaField("icon", .webActionIcon, .free, .verbatim),
        SchemaField("navigate", .webActionNavigate, .free, .verbatim),
      ]),
  ]
}

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
        SchemaField("title", .webTitle, .free(.text), .verbatim),
        SchemaField("body", .webBody, .free(.text), .verbatim),
        SchemaField("icon", .webIcon, .free(.text), .verbatim),
        SchemaField("image", .webImage, .free(.text), .verbatim),
        SchemaField("badge", .webBadge, .free(.text), .verbatim),
        SchemaField("dir", .webDir, .free(.text), .verbatim),
        SchemaField("lang", .webLang, .free(.text), .verbatim),
        SchemaField("tag", .webTag, .free(.text), .verbatim),
        SchemaField("renotify", .webRenotify, .free(.boolean), .verbatim),
        SchemaField("silent", .webSilent, .free(.boolean), .verbatim),
        SchemaField("vibrate", .webVibrate, .free(.numbers), .verbatim),
        SchemaField("requireInteraction", .webRequireInteraction, .free(.boolean), .verbatim),
        SchemaField("timestamp", .webTimestamp, .free(.unixMilliseconds), .verbatim),
        SchemaField("actions", .webActions, .freeList(.webAction, .webAction), .verbatim),
        SchemaField("data", .webNotificationData, .free(.any), .verbatim),
        SchemaField("navigate", .webNavigate, .free(.text), .verbatim),
        // Source: W3C Push API, declarative push messages.
        SchemaField("web_push", .webPushFormat, .free(.text), .verbatim),
        SchemaField("app_badge", .webAppBadge, .free(.text), .verbatim),
        SchemaField("mutable", .webMutable, .free(.text), .verbatim),
        // Source: firebase-js-sdk, `packages/messaging`.
        SchemaField("click_action", .webClickAction, .free(.text), .verbatim),
      ]),
    SchemaObject(
      .webAction, path: "message.webpush.notification.actions", others: .free(.webActionEntry),
      [
        SchemaField("action", .webActionId, .free(.text), .verbatim),
        SchemaField("title", .webActionTitle, .free(.text), .verbatim),
        SchemaField("icon", .webActionIcon, .free(.text), .verbatim),
        SchemaField("navigate", .webActionNavigate, .free(.text), .verbatim),
      ]),
  ]
}

/// The message of the Admin SDK for Node.js: the fields of the REST API under other names, and a
/// few more.
///
/// Source: firebase-admin-node 14.3, `messaging-internal.ts` and `messaging-api.ts`.
enum AdminSchema {
  static let objects: [SchemaObject] = [
    derived(
      .adminMessage, from: MessageSchema.objects, .message,
      replacing: [
        SchemaField("notification", .notification, .object(.adminNotification)),
        SchemaField("android", .android, .object(.adminAndroidConfig)),
        SchemaField("apns", .apns, .object(.adminApnsConfig)),
      ],
      adding: [
        SchemaField("tokens", .adminTokens, .freeList(.adminToken, nil), .verbatim),
        SchemaField("fids", .adminFids, .freeList(.adminFid, nil), .verbatim),
      ]),
    derived(
      .adminNotification, from: MessageSchema.objects, .notification,
      adding: [SchemaField("imageUrl", .commonImage, .string, .verbatim)]),
    derived(
      .adminAndroidConfig, from: AndroidSchema.objects, .androidConfig,
      replacing: [
        SchemaField("ttl", .adminTTL, .free(.milliseconds)),
        SchemaField("notification", .androidNotification, .object(.adminAndroidNotification)),
      ]),
    derived(
      .adminAndroidNotification, from: AndroidSchema.objects, .androidNotification,
      replacing: [
        SchemaField("light_settings", .androidLightSettings, .object(.adminLightSettings))
      ],
      adding: [
        SchemaField("imageUrl", .androidImage, .string, .verbatim),
        SchemaField(
          "priority", .adminNotificationPriority, .enumeration(.adminPriority), .verbatim),
        SchemaField("vibrateTimingsMillis", .adminVibrateTimingsMillis, .free(.numbers), .verbatim),
        SchemaField("eventTimestamp", .adminEventTimestamp, .free(.text), .verbatim),
      ]),
    SchemaObject(
      .adminLightSettings, path: "android.notification.lightSettings",
      others: .free(.adminEntry),
      [
        SchemaField("color", .adminLightColor, .free(.text), .verbatim),
        SchemaField(
          "lightOnDurationMillis", .adminLightOnDurationMillis, .free(.milliseconds), .verbatim),
        SchemaField(
          "lightOffDurationMillis", .adminLightOffDurationMillis, .free(.milliseconds), .verbatim),
      ]),
    derived(
      .adminApnsConfig, from: APNSSchema.objects, .apnsConfig,
      replacing: [
        SchemaField("payload", .apnsPayload, .freeObject(.adminApnsPayload)),
        SchemaField("fcm_options", .apnsFcmOptions, .object(.adminApnsFcmOptions)),
      ]),
    derived(
      .adminApnsPayload, from: APNSSchema.objects, .apnsPayload,
      replacing: [SchemaField("aps", .aps, .freeOrObject(.adminAps), .verbatim)]),
    derived(
      .adminApnsFcmOptions, from: APNSSchema.objects, .apnsFcmOptions,
      adding: [SchemaField("imageUrl", .appleImage, .string, .verbatim)]),
    derived(
      .adminAps, from: APNSSchema.objects, .aps,
      replacing: [
        SchemaField("alert", .apsAlert, .freeOrObject(.adminAlert), .verbatim),
        SchemaField("content-available", .adminContentAvailable, .free(.boolean), .verbatim),
        SchemaField("mutable-content", .adminMutableContent, .free(.boolean), .verbatim),
      ],
      adding: [
        SchemaField("contentAvailable", .adminContentAvailable, .free(.boolean), .verbatim),
        SchemaField("mutableContent", .adminMutableContent, .free(.boolean), .verbatim),
        SchemaField("threadId", .apsThreadId, .free(.text), .verbatim),
      ]),
    derived(
      .adminAlert, from: APNSSchema.objects, .alert,
      adding: [
        SchemaField("locKey", .alertLocKey, .free(.text), .verbatim),
        SchemaField("locArgs", .alertLocArgs, .free(.texts), .verbatim),
        SchemaField("titleLocKey", .alertTitleLocKey, .free(.text), .verbatim),
        SchemaField("titleLocArgs", .alertTitleLocArgs, .free(.texts), .verbatim),
        SchemaField("subtitleLocKey", .alertSubtitleLocKey, .free(.text), .verbatim),
        SchemaField("subtitleLocArgs", .alertSubtitleLocArgs, .free(.texts), .verbatim),
        SchemaField("actionLocKey", .alertActionLocKey, .free(.text), .verbatim),
        SchemaField("launchImage", .alertLaunchImage, .free(.text), .verbatim),
      ]),
  ]

  /// A copy of a REST object in which rows of the same name are replaced and others are added.
  private static func derived(
    _ id: SchemaObject.ID, from objects: [SchemaObject], _ base: SchemaObject.ID,
    replacing: [SchemaField] = [], adding: [SchemaField] = []
  ) -> SchemaObject {
    guard let base = objects.first(where: { $0.id == base }) else {
      return SchemaObject(id, path: "", [])
    }
    let rows = base.rows.map { row in replacing.first { $0.name == row.name } ?? row }
    let path = base.path.hasPrefix("message.") ? String(base.path.dropFirst(8)) : base.path
    return SchemaObject(id, path: path == "message" ? "" : path, others: base.others, rows + adding)
  }
}

/// The message of the Admin SDK for Node.js: the fields of the REST API under other names, and a
/// few more.
///
/// Source: firebase-admin-node 14.3, `messaging-internal.ts` and `messaging-api.ts`.
enum AdminSchema {
  private static let sdk = "firebase-admin-node 14.3: src/messaging"

  static let objects: [SchemaObject] = [
    derived(
      .adminMessage, from: MessageSchema.objects, .message,
      replacing: [
        SchemaField("notification", .notification, .object(.adminNotification), source: sdk),
        SchemaField("android", .android, .object(.adminAndroidConfig), source: sdk),
        SchemaField("apns", .apns, .object(.adminApnsConfig), source: sdk),
      ],
      adding: [
        SchemaField("tokens", .adminTokens, .freeList(.adminToken, nil), .verbatim, source: sdk),
        SchemaField("fids", .adminFids, .freeList(.adminFid, nil), .verbatim, source: sdk),
      ]),
    derived(
      .adminNotification, from: MessageSchema.objects, .notification,
      adding: [SchemaField("imageUrl", .commonImage, .string, .verbatim, source: sdk)]),
    derived(
      .adminAndroidConfig, from: AndroidSchema.objects, .androidConfig,
      replacing: [
        SchemaField("ttl", .adminTTL, .free, source: sdk),
        SchemaField(
          "notification", .androidNotification, .object(.adminAndroidNotification), source: sdk),
      ]),
    derived(
      .adminAndroidNotification, from: AndroidSchema.objects, .androidNotification,
      replacing: [
        SchemaField(
          "light_settings", .androidLightSettings, .object(.adminLightSettings), source: sdk)
      ],
      adding: [
        SchemaField("imageUrl", .androidImage, .string, .verbatim, source: sdk),
        SchemaField(
          "priority", .adminNotificationPriority, .enumeration(.adminPriority), .verbatim,
          source: sdk),
        SchemaField(
          "vibrateTimingsMillis", .adminVibrateTimingsMillis, .free, .verbatim, source: sdk),
        SchemaField("eventTimestamp", .adminEventTimestamp, .free, .verbatim, source: sdk),
      ]),
    SchemaObject(
      .adminLightSettings, path: "android.notification.lightSettings",
      others: .free(.adminEntry),
      [
        SchemaField("color", .adminLightColor, .free, .verbatim, source: sdk),
        SchemaField(
          "lightOnDurationMillis", .adminLightOnDurationMillis, .free, .verbatim, source: sdk),
        SchemaField(
          "lightOffDurationMillis", .adminLightOffDurationMillis, .free, .verbatim, source: sdk),
      ]),
    derived(
      .adminApnsConfig, from: APNSSchema.objects, .apnsConfig,
      replacing: [
        SchemaField("payload", .apnsPayload, .freeObject(.adminApnsPayload), source: sdk),
        SchemaField("fcm_options", .apnsFcmOptions, .object(.adminApnsFcmOptions), source: sdk),
      ]),
    derived(
      .adminApnsPayload, from: APNSSchema.objects, .apnsPayload,
      replacing: [SchemaField("aps", .aps, .freeOrObject(.adminAps), .verbatim, source: sdk)]),
    derived(
      .adminApnsFcmOptions, from: APNSSchema.objects, .apnsFcmOptions,
      adding: [SchemaField("imageUrl", .appleImage, .string, .verbatim, source: sdk)]),
    derived(
      .adminAps, from: APNSSchema.objects, .aps,
      replacing: [
        SchemaField("alert", .apsAlert, .freeOrObject(.adminAlert), .verbatim, source: sdk),
        SchemaField(
          "content-available", .adminContentAvailable, .free, [.verbatim, .unquoted], source: sdk),
        SchemaField(
          "mutable-content", .adminMutableContent, .free, [.verbatim, .unquoted], source: sdk),
      ],
      adding: [
        SchemaField(
          "contentAvailable", .adminContentAvailable, .free, [.verbatim, .unquoted], source: sdk),
        SchemaField(
          "mutableContent", .adminMutableContent, .free, [.verbatim, .unquoted], source: sdk),
        SchemaField("threadId", .apsThreadId, .free, .verbatim, source: sdk),
      ]),
    derived(
      .adminAlert, from: APNSSchema.objects, .alert,
      adding: [
        SchemaField("locKey", .alertLocKey, .free, .verbatim, source: sdk),
        SchemaField("locArgs", .alertLocArgs, .free, .verbatim, source: sdk),
        SchemaField("titleLocKey", .alertTitleLocKey, .free, .verbatim, source: sdk),
        SchemaField("titleLocArgs", .alertTitleLocArgs, .free, .verbatim, source: sdk),
        SchemaField("subtitleLocKey", .alertSubtitleLocKey, .free, .verbatim, source: sdk),
        SchemaField("subtitleLocArgs", .alertSubtitleLocArgs, .free, .verbatim, source: sdk),
        SchemaField("actionLocKey", .alertActionLocKey, .free, .verbatim, source: sdk),
        SchemaField("launchImage", .alertLaunchImage, .free, .verbatim, source: sdk),
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

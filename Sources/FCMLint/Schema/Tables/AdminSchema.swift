/// The message of the Admin SDK for Node.js: REST's fields under its own names, and a few of its own.
///
/// Source: firebase-admin-node 14.3, `messaging-internal.ts` and `messaging-api.ts`.
enum AdminSchema {
  private static let sdk = "firebase-admin-node 14.3: src/messaging"

  static let objects: [SchemaObject] = [
    derived(
      .adminMessage, from: MessageSchema.objects, .message,
      replacing: [
        SchemaRow("notification", .notification, .object(.adminNotification), source: sdk),
        SchemaRow("android", .android, .object(.adminAndroidConfig), source: sdk),
        SchemaRow("apns", .apns, .object(.adminApnsConfig), source: sdk),
      ],
      adding: [
        SchemaRow("tokens", .adminTokens, .freeList(.adminToken, nil), .verbatim, source: sdk),
        SchemaRow("fids", .adminFids, .freeList(.adminFid, nil), .verbatim, source: sdk),
      ]),
    derived(
      .adminNotification, from: MessageSchema.objects, .notification,
      adding: [SchemaRow("imageUrl", .commonImage, .string, .verbatim, source: sdk)]),
    derived(
      .adminAndroidConfig, from: AndroidSchema.objects, .androidConfig,
      replacing: [
        SchemaRow("ttl", .adminTTL, .free, source: sdk),
        SchemaRow(
          "notification", .androidNotification, .object(.adminAndroidNotification), source: sdk),
      ]),
    derived(
      .adminAndroidNotification, from: AndroidSchema.objects, .androidNotification,
      replacing: [
        SchemaRow(
          "light_settings", .androidLightSettings, .object(.adminLightSettings), source: sdk)
      ],
      adding: [
        SchemaRow("imageUrl", .androidImage, .string, .verbatim, source: sdk),
        SchemaRow(
          "priority", .adminNotificationPriority, .enumeration(.adminPriority), .verbatim,
          source: sdk),
        SchemaRow(
          "vibrateTimingsMillis", .adminVibrateTimingsMillis, .free, .verbatim, source: sdk),
        SchemaRow("eventTimestamp", .adminEventTimestamp, .free, .verbatim, source: sdk),
      ]),
    SchemaObject(
      .adminLightSettings, path: "android.notification.lightSettings",
      others: .free(.adminEntry),
      [
        SchemaRow("color", .adminLightColor, .free, .verbatim, source: sdk),
        SchemaRow(
          "lightOnDurationMillis", .adminLightOnDurationMillis, .free, .verbatim, source: sdk),
        SchemaRow(
          "lightOffDurationMillis", .adminLightOffDurationMillis, .free, .verbatim, source: sdk),
      ]),
    derived(
      .adminApnsConfig, from: APNSSchema.objects, .apnsConfig,
      replacing: [
        SchemaRow("payload", .apnsPayload, .freeObject(.adminApnsPayload), source: sdk),
        SchemaRow("fcm_options", .apnsFcmOptions, .object(.adminApnsFcmOptions), source: sdk),
      ]),
    derived(
      .adminApnsPayload, from: APNSSchema.objects, .apnsPayload,
      replacing: [SchemaRow("aps", .aps, .freeOrObject(.adminAps), .verbatim, source: sdk)]),
    derived(
      .adminApnsFcmOptions, from: APNSSchema.objects, .apnsFcmOptions,
      adding: [SchemaRow("imageUrl", .appleImage, .string, .verbatim, source: sdk)]),
    derived(
      .adminAps, from: APNSSchema.objects, .aps,
      replacing: [
        SchemaRow("alert", .apsAlert, .freeOrObject(.adminAlert), .verbatim, source: sdk),
        SchemaRow(
          "content-available", .adminContentAvailable, .free, [.verbatim, .unquoted], source: sdk),
        SchemaRow(
          "mutable-content", .adminMutableContent, .free, [.verbatim, .unquoted], source: sdk),
      ],
      adding: [
        SchemaRow(
          "contentAvailable", .adminContentAvailable, .free, [.verbatim, .unquoted], source: sdk),
        SchemaRow(
          "mutableContent", .adminMutableContent, .free, [.verbatim, .unquoted], source: sdk),
        SchemaRow("threadId", .apsThreadId, .free, .verbatim, source: sdk),
      ]),
    derived(
      .adminAlert, from: APNSSchema.objects, .alert,
      adding: [
        SchemaRow("locKey", .alertLocKey, .free, .verbatim, source: sdk),
        SchemaRow("locArgs", .alertLocArgs, .free, .verbatim, source: sdk),
        SchemaRow("titleLocKey", .alertTitleLocKey, .free, .verbatim, source: sdk),
        SchemaRow("titleLocArgs", .alertTitleLocArgs, .free, .verbatim, source: sdk),
        SchemaRow("subtitleLocKey", .alertSubtitleLocKey, .free, .verbatim, source: sdk),
        SchemaRow("subtitleLocArgs", .alertSubtitleLocArgs, .free, .verbatim, source: sdk),
        SchemaRow("actionLocKey", .alertActionLocKey, .free, .verbatim, source: sdk),
        SchemaRow("launchImage", .alertLaunchImage, .free, .verbatim, source: sdk),
      ]),
  ]

  /// A copy of a REST object in which rows of the same name are replaced and others are added.
  private static func derived(
    _ id: SchemaObject.ID, from objects: [SchemaObject], _ base: SchemaObject.ID,
    replacing: [SchemaRow] = [], adding: [SchemaRow] = []
  ) -> SchemaObject {
    guard let base = objects.first(where: { $0.id == base }) else {
      return SchemaObject(id, path: "", [])
    }
    let rows = base.rows.map { row in replacing.first { $0.name == row.name } ?? row }
    let path = base.path.hasPrefix("message.") ? String(base.path.dropFirst(8)) : base.path
    return SchemaObject(id, path: path == "message" ? "" : path, others: base.others, rows + adding)
  }
}

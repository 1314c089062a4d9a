/// The request, the message, and the objects that all platforms share.
///
/// Source: FCM v1 API description, revision 20261023.
enum MessageSchema {
  static let objects: [SchemaObject] = [
    SchemaObject(
      .request, path: "", type: "SendMessageRequest",
      [
        SchemaField("message", .message, .object(.message), .required),
        SchemaField("validate_only", .validateOnly, .bool),
      ]),
    SchemaObject(
      .message, path: "message", type: "Message",
      [
        SchemaField("name", .name, .string, .outputOnly),
        SchemaField("data", .data, .stringMap(.data)),
        SchemaField("notification", .notification, .object(.notification)),
        SchemaField("android", .android, .object(.androidConfig)),
        SchemaField("android_v2", .androidV2, .object(.androidConfigV2)),
        SchemaField("webpush", .webpush, .object(.webpushConfig)),
        SchemaField("apns", .apns, .object(.apnsConfig)),
        SchemaField("fcm_options", .fcmOptions, .object(.fcmOptions)),
        SchemaField("token", .token, .string, .deprecated),
        SchemaField("fid", .fid, .string),
        SchemaField("topic", .topic, .string),
        SchemaField("condition", .condition, .string),
      ]),
    SchemaObject(.data, path: "message.data", others: .strings(.dataEntry), []),
    SchemaObject(
      .notification, path: "message.notification", type: "Notification",
      [
        SchemaField("title", .commonTitle, .string),
        SchemaField("body", .commonBody, .string),
        SchemaField("image", .commonImage, .string),
      ]),
    SchemaObject(
      .fcmOptions, path: "message.fcm_options", type: "FcmOptions",
      [SchemaField("analytics_label", .analyticsLabel, .string)]),
  ]
}

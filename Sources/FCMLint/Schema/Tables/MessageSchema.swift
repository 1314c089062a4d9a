/// The request, the message, and the objects that all platforms share.
enum MessageSchema {
  private static let discovery = "FCM v1 API description, revision 20261023"

  static let objects: [SchemaObject] = [
    SchemaObject(
      .request, path: "", type: "SendMessageRequest",
      [
        SchemaField("message", .message, .object(.message), .required, source: discovery),
        SchemaField("validate_only", .validateOnly, .bool, source: discovery),
      ]),
    SchemaObject(
      .message, path: "message", type: "Message",
      [
        SchemaField("name", .name, .string, .outputOnly, source: discovery),
        SchemaField("data", .data, .stringMap(.data), source: discovery),
        SchemaField("notification", .notification, .object(.notification), source: discovery),
        SchemaField("android", .android, .object(.androidConfig), source: discovery),
        SchemaField("android_v2", .androidV2, .object(.androidConfigV2), source: discovery),
        SchemaField("webpush", .webpush, .object(.webpushConfig), source: discovery),
        SchemaField("apns", .apns, .object(.apnsConfig), source: discovery),
        SchemaField("fcm_options", .fcmOptions, .object(.fcmOptions), source: discovery),
        SchemaField("token", .token, .string, .deprecated, source: discovery),
        SchemaField("fid", .fid, .string, source: discovery),
        SchemaField("topic", .topic, .string, source: discovery),
        SchemaField("condition", .condition, .string, source: discovery),
      ]),
    SchemaObject(.data, path: "message.data", others: .strings(.dataEntry), []),
    SchemaObject(
      .notification, path: "message.notification", type: "Notification",
      [
        SchemaField("title", .commonTitle, .string, source: discovery),
        SchemaField("body", .commonBody, .string, source: discovery),
        SchemaField("image", .commonImage, .string, source: discovery),
      ]),
    SchemaObject(
      .fcmOptions, path: "message.fcm_options", type: "FcmOptions",
      [SchemaField("analytics_label", .analyticsLabel, .string, source: discovery)]),
  ]
}

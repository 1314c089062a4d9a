/// The request, the message and what all platforms share.
enum MessageSchema {
  private static let discovery = "FCM v1 API description, revision 20261023"

  static let objects: [SchemaObject] = [
    SchemaObject(
      .request, path: "", type: "SendMessageRequest",
      [
        SchemaRow("message", .message, .object(.message), .required, source: discovery),
        SchemaRow("validate_only", .validateOnly, .bool, source: discovery),
      ]),
    SchemaObject(
      .message, path: "message", type: "Message",
      [
        SchemaRow("name", .name, .string, .outputOnly, source: discovery),
        SchemaRow("data", .data, .stringMap(.data), source: discovery),
        SchemaRow("notification", .notification, .object(.notification), source: discovery),
        SchemaRow("android", .android, .object(.androidConfig), source: discovery),
        SchemaRow("android_v2", .androidV2, .object(.androidConfigV2), source: discovery),
        SchemaRow("webpush", .webpush, .object(.webpushConfig), source: discovery),
        SchemaRow("apns", .apns, .object(.apnsConfig), source: discovery),
        SchemaRow("fcm_options", .fcmOptions, .object(.fcmOptions), source: discovery),
        SchemaRow("token", .token, .string, .deprecated, source: discovery),
        SchemaRow("fid", .fid, .string, source: discovery),
        SchemaRow("topic", .topic, .string, source: discovery),
        SchemaRow("condition", .condition, .string, source: discovery),
      ]),
    SchemaObject(.data, path: "message.data", others: .strings(.dataEntry), []),
    SchemaObject(
      .notification, path: "message.notification", type: "Notification",
      [
        SchemaRow("title", .commonTitle, .string, source: discovery),
        SchemaRow("body", .commonBody, .string, source: discovery),
        SchemaRow("image", .commonImage, .string, source: discovery),
      ]),
    SchemaObject(
      .fcmOptions, path: "message.fcm_options", type: "FcmOptions",
      [SchemaRow("analytics_label", .analyticsLabel, .string, source: discovery)]),
  ]
}

/// Bodies beside the send request: device groups, topic batches, and the retired legacy send body.
enum ManagementSchema {
  private static let groups = "Firebase: Send messages to device groups"
  private static let topics = "Firebase: Manage topic subscriptions (Instance ID server API)"
  private static let legacy = "Firebase: Legacy HTTP protocol; Migrate to HTTP v1"

  static let objects: [SchemaObject] = [
    SchemaObject(
      .deviceGroup, path: "", others: .free(.groupEntry),
      [
        SchemaRow("operation", .groupOperation, .free, .verbatim, source: groups),
        SchemaRow("notification_key_name", .groupKeyName, .free, .verbatim, source: groups),
        SchemaRow("notification_key", .groupKey, .free, .verbatim, source: groups),
        SchemaRow(
          "registration_ids", .groupRegistrationIds, .freeList(.groupRegistrationId, nil),
          .verbatim, source: groups),
      ]),
    SchemaObject(
      .topicBatch, path: "", others: .free(.batchEntry),
      [
        SchemaRow("to", .batchTo, .free, .verbatim, source: topics),
        SchemaRow(
          "registration_tokens", .batchTokens, .freeList(.batchToken, nil), .verbatim,
          source: topics),
      ]),
    // The options of the SDK for Node.js are those of the API in camel case.
    SchemaObject(
      .legacy, path: "", others: .free(.legacyEntry),
      [
        SchemaRow("to", .legacyTo, .free, .verbatim, source: legacy),
        SchemaRow("registration_ids", .legacyRegistrationIds, .free, .verbatim, source: legacy),
        SchemaRow("condition", .legacyCondition, .free, .verbatim, source: legacy),
        SchemaRow("notification_key", .legacyNotificationKey, .free, .verbatim, source: legacy),
        SchemaRow("collapse_key", .legacyCollapseKey, .free, source: legacy),
        SchemaRow("priority", .legacyPriority, .free, .verbatim, source: legacy),
        SchemaRow("content_available", .legacyContentAvailable, .free, source: legacy),
        SchemaRow("mutable_content", .legacyMutableContent, .free, source: legacy),
        SchemaRow("time_to_live", .legacyTimeToLive, .free, source: legacy),
        SchemaRow(
          "restricted_package_name", .legacyRestrictedPackageName, .free, source: legacy),
        SchemaRow("dry_run", .legacyDryRun, .free, source: legacy),
        SchemaRow("data", .legacyData, .free, .verbatim, source: legacy),
        SchemaRow("notification", .legacyNotification, .free, .verbatim, source: legacy),
      ]),
  ]
}

/// Requests other than send requests: device groups, topic batches, and the retired legacy API.
enum ManagementSchema {
  private static let groups = "Firebase: Send messages to device groups"
  private static let topics = "Firebase: Manage topic subscriptions (Instance ID server API)"
  private static let legacy = "Firebase: Legacy HTTP protocol; Migrate to HTTP v1"

  static let objects: [SchemaObject] = [
    SchemaObject(
      .deviceGroup, path: "", others: .free(.groupEntry),
      [
        SchemaField("operation", .groupOperation, .free, .verbatim, source: groups),
        SchemaField("notification_key_name", .groupKeyName, .free, .verbatim, source: groups),
        SchemaField("notification_key", .groupKey, .free, .verbatim, source: groups),
        SchemaField(
          "registration_ids", .groupRegistrationIds, .freeList(.groupRegistrationId, nil),
          .verbatim, source: groups),
      ]),
    SchemaObject(
      .topicBatch, path: "", others: .free(.batchEntry),
      [
        SchemaField("to", .batchTo, .free, .verbatim, source: topics),
        SchemaField(
          "registration_tokens", .batchTokens, .freeList(.batchToken, nil), .verbatim,
          source: topics),
      ]),
    // The options of the SDK for Node.js are those of the API in camel case.
    SchemaObject(
      .legacy, path: "", others: .free(.legacyEntry),
      [
        SchemaField("to", .legacyTo, .free, .verbatim, source: legacy),
        SchemaField("registration_ids", .legacyRegistrationIds, .free, .verbatim, source: legacy),
        SchemaField("condition", .legacyCondition, .free, .verbatim, source: legacy),
        SchemaField("notification_key", .legacyNotificationKey, .free, .verbatim, source: legacy),
        SchemaField("collapse_key", .legacyCollapseKey, .free, source: legacy),
        SchemaField("priority", .legacyPriority, .free, .verbatim, source: legacy),
        SchemaField("content_available", .legacyContentAvailable, .free, source: legacy),
        SchemaField("mutable_content", .legacyMutableContent, .free, source: legacy),
        SchemaField("time_to_live", .legacyTimeToLive, .free, source: legacy),
        SchemaField(
          "restricted_package_name", .legacyRestrictedPackageName, .free, source: legacy),
        SchemaField("dry_run", .legacyDryRun, .free, source: legacy),
        SchemaField("data", .legacyData, .free, .verbatim, source: legacy),
        SchemaField("notification", .legacyNotification, .free, .verbatim, source: legacy),
      ]),
  ]
}

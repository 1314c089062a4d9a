/// Requests other than send requests: device groups, topic batches, and the retired legacy API.
enum ManagementSchema {
  static let objects: [SchemaObject] = [
    // Source: Firebase, "Send messages to device groups".
    SchemaObject(
      .deviceGroup, path: "", others: .free(.groupEntry),
      [
        SchemaField("operation", .groupOperation, .free, .verbatim),
        SchemaField("notification_key_name", .groupKeyName, .free, .verbatim),
        SchemaField("notification_key", .groupKey, .free, .verbatim),
        SchemaField(
          "registration_ids", .groupRegistrationIds, .freeList(.groupRegistrationId, nil),
          [.verbatim, .unquoted]),
      ]),
    // Source: Firebase, "Manage topic subscriptions" (Instance ID server API).
    SchemaObject(
      .topicBatch, path: "", others: .free(.batchEntry),
      [
        SchemaField("to", .batchTo, .free, .verbatim),
        SchemaField(
          "registration_tokens", .batchTokens, .freeList(.batchToken, nil), [.verbatim, .unquoted]),
      ]),
    // The options of the SDK for Node.js are those of the API in camel case.
    // Sources: Firebase, "Legacy HTTP protocol" and "Migrate to HTTP v1".
    SchemaObject(
      .legacy, path: "", others: .free(.legacyEntry),
      [
        SchemaField("to", .legacyTo, .free, .verbatim),
        SchemaField("registration_ids", .legacyRegistrationIds, .free, .verbatim),
        SchemaField("condition", .legacyCondition, .free, .verbatim),
        SchemaField("notification_key", .legacyNotificationKey, .free, .verbatim),
        SchemaField("collapse_key", .legacyCollapseKey, .free),
        SchemaField("priority", .legacyPriority, .free, .verbatim),
        SchemaField("content_available", .legacyContentAvailable, .free),
        SchemaField("mutable_content", .legacyMutableContent, .free),
        SchemaField("time_to_live", .legacyTimeToLive, .free),
        SchemaField("restricted_package_name", .legacyRestrictedPackageName, .free),
        SchemaField("dry_run", .legacyDryRun, .free),
        SchemaField("data", .legacyData, .free, .verbatim),
        SchemaField("notification", .legacyNotification, .free, .verbatim),
      ]),
  ]
}

/// Requests other than send requests: device groups, topic batches, and the retired legacy API.
enum ManagementSchema {
  static let objects: [SchemaObject] = [
    // Source: Firebase, "Send messages to device groups".
    SchemaObject(
      .deviceGroup, path: "", others: .free(.groupEntry),
      [
        SchemaField("operation", .groupOperation, .free(.text), .verbatim),
        SchemaField("notification_key_name", .groupKeyName, .free(.text), .verbatim),
        SchemaField("notification_key", .groupKey, .free(.text), .verbatim),
        SchemaField(
          "registration_ids", .groupRegistrationIds, .freeList(.groupRegistrationId, nil),
          .verbatim),
      ]),
    // Source: Firebase, "Manage topic subscriptions" (Instance ID server API).
    SchemaObject(
      .topicBatch, path: "", others: .free(.batchEntry),
      [
        SchemaField("to", .batchTo, .free(.text), .verbatim),
        SchemaField("registration_tokens", .batchTokens, .freeList(.batchToken, nil), .verbatim),
      ]),
    // The options of the SDK for Node.js are those of the API in camel case.
    // Sources: Firebase, "Legacy HTTP protocol" and "Migrate to HTTP v1".
    SchemaObject(
      .legacy, path: "", others: .free(.legacyEntry),
      [
        SchemaField("to", .legacyTo, .free(.text), .verbatim),
        SchemaField("registration_ids", .legacyRegistrationIds, .free(.texts), .verbatim),
        SchemaField("condition", .legacyCondition, .free(.text), .verbatim),
        SchemaField("notification_key", .legacyNotificationKey, .free(.text), .verbatim),
        SchemaField("collapse_key", .legacyCollapseKey, .free(.text)),
        SchemaField("priority", .legacyPriority, .free(.text), .verbatim),
        SchemaField("content_available", .legacyContentAvailable, .free(.boolean)),
        SchemaField("mutable_content", .legacyMutableContent, .free(.boolean)),
        SchemaField("time_to_live", .legacyTimeToLive, .free(.integer)),
        SchemaField("restricted_package_name", .legacyRestrictedPackageName, .free(.text)),
        SchemaField("dry_run", .legacyDryRun, .free(.boolean)),
        SchemaField("data", .legacyData, .free(.object), .verbatim),
        SchemaField("notification", .legacyNotification, .free(.object), .verbatim),
      ]),
  ]
}

/// The `apns` objects: the typed fields, the APNs headers, and the payload that FCM forwards
/// unchanged.
enum APNSSchema {
  static let objects: [SchemaObject] = [
    // Source: FCM v1 API description, revision 20261023.
    SchemaObject(
      .apnsConfig, path: "message.apns", type: "ApnsConfig",
      [
        SchemaField("headers", .apnsHeaders, .stringMap(.apnsHeaders)),
        SchemaField("payload", .apnsPayload, .freeObject(.apnsPayload)),
        SchemaField("fcm_options", .apnsFcmOptions, .object(.apnsFcmOptions)),
        SchemaField("live_activity_token", .liveActivityToken, .string),
      ]),
    SchemaObject(
      .apnsFcmOptions, path: "message.apns.fcm_options", type: "ApnsFcmOptions",
      [
        SchemaField("analytics_label", .analyticsLabel, .string),
        SchemaField("image", .appleImage, .string),
      ]),
    // Source: Apple, "Sending notification requests to APNs".
    SchemaObject(
      .apnsHeaders, path: "message.apns.headers", others: .strings(.apnsHeader),
      [
        SchemaField("apns-id", .apnsId, .string, .verbatim),
        SchemaField("apns-expiration", .apnsExpiration, .string, .verbatim),
        SchemaField("apns-priority", .apnsPriority, .string, .verbatim),
        SchemaField("apns-topic", .apnsTopic, .string, .verbatim),
        SchemaField("apns-collapse-id", .apnsCollapseId, .string, .verbatim),
        SchemaField("apns-push-type", .apnsPushType, .string, .verbatim),
      ]),
    // Sources: Apple, "Generating a remote notification"; the simulator's key: Xcode 11.4 release
    // notes.
    SchemaObject(
      .apnsPayload, path: "message.apns.payload", others: .free(.apnsPayloadEntry),
      [
        SchemaField("aps", .aps, .freeOrObject(.aps), .verbatim),
        SchemaField("headers", .payloadHeaders, .free, .verbatim),
        SchemaField("fcm_options", .payloadFcmOptions, .free, .verbatim),
        SchemaField("fcmOptions", .payloadFcmOptions, .free, .verbatim),
        SchemaField("live_activity_token", .payloadLiveActivityToken, .free, .verbatim),
        SchemaField("liveActivityToken", .payloadLiveActivityToken, .free, .verbatim),
        SchemaField("Simulator Target Bundle", .simulatorTargetBundle, .free, .verbatim),
      ]),
    // Source of `fcm_options`: firebase-ios-sdk, `FIRMessagingExtensionHelper`.
    SchemaObject(
      .apnsDocument, path: "", others: .free(.apnsPayloadEntry),
      [
        SchemaField("aps", .aps, .freeOrObject(.aps), .verbatim),
        SchemaField("fcm_options", .rootFcmOptions, .freeOrObject(.rootFcmOptions), .verbatim),
        SchemaField("Simulator Target Bundle", .simulatorTargetBundle, .free, .verbatim),
      ]),
    SchemaObject(
      .rootFcmOptions, path: "fcm_options", others: .free(.apnsPayloadEntry),
      [SchemaField("image", .rootAppleImage, .free, .verbatim)]),
    // Source where no other is given: Apple, "Generating a remote notification".
    SchemaObject(
      .aps, path: "message.apns.payload.aps", others: .free(.apsEntry),
      [
        SchemaField("alert", .apsAlert, .freeOrObject(.alert), .verbatim),
        SchemaField("badge", .apsBadge, .free, [.verbatim, .unquoted]),
        SchemaField("sound", .apsSound, .freeOrObject(.sound), .verbatim),
        SchemaField("thread-id", .apsThreadId, .free, .verbatim),
        SchemaField("category", .apsCategory, .free, .verbatim),
        SchemaField("content-available", .apsContentAvailable, .free, [.verbatim, .unquoted]),
        SchemaField("mutable-content", .apsMutableContent, .free, [.verbatim, .unquoted]),
        SchemaField("target-content-id", .apsTargetContentId, .free, .verbatim),
        SchemaField("interruption-level", .apsInterruptionLevel, .free, .verbatim),
        SchemaField("relevance-score", .apsRelevanceScore, .free, [.verbatim, .unquoted]),
        SchemaField("filter-criteria", .apsFilterCriteria, .free, .verbatim),
        // Source: Apple, "Starting and updating Live Activities with ActivityKit push notifications".
        SchemaField("timestamp", .apsTimestamp, .free, [.verbatim, .unquoted]),
        SchemaField("event", .apsEvent, .free, .verbatim),
        SchemaField("content-state", .apsContentState, .free, .verbatim),
        SchemaField("stale-date", .apsStaleDate, .free, [.verbatim, .unquoted]),
        SchemaField("dismissal-date", .apsDismissalDate, .free, [.verbatim, .unquoted]),
        SchemaField("attributes-type", .apsAttributesType, .free, .verbatim),
        SchemaField("attributes", .apsAttributes, .free, .verbatim),
        SchemaField("input-push-token", .apsInputPushToken, .free, .verbatim),
        SchemaField("input-push-channel", .apsInputPushChannel, .free, .verbatim),
        // Source: Apple, "Sending notification requests to APNs".
        SchemaField("content-changed", .apsContentChanged, .free, [.verbatim, .unquoted]),
        // Source: Apple, "Local and Remote Notification Programming Guide" (archived).
        SchemaField("url-args", .apsUrlArgs, .free, .verbatim),
        // Misplaced texts of the alert.
        SchemaField("title", .apsTitle, .free, .verbatim),
        SchemaField("subtitle", .apsSubtitle, .free, .verbatim),
        SchemaField("body", .apsBody, .free, .verbatim),
      ]),
    SchemaObject(
      .alert, path: "message.apns.payload.aps.alert", others: .free(.alertEntry),
      [
        SchemaField("title", .alertTitle, .free, .verbatim),
        SchemaField("subtitle", .alertSubtitle, .free, .verbatim),
        SchemaField("body", .alertBody, .free, .verbatim),
        SchemaField("launch-image", .alertLaunchImage, .free, .verbatim),
        SchemaField("title-loc-key", .alertTitleLocKey, .free, .verbatim),
        SchemaField("title-loc-args", .alertTitleLocArgs, .free, .verbatim),
        SchemaField("subtitle-loc-key", .alertSubtitleLocKey, .free, .verbatim),
        SchemaField("subtitle-loc-args", .alertSubtitleLocArgs, .free, .verbatim),
        SchemaField("loc-key", .alertLocKey, .free, .verbatim),
        SchemaField("loc-args", .alertLocArgs, .free, .verbatim),
        // Source: Apple, "Local and Remote Notification Programming Guide" (archived).
        SchemaField("action-loc-key", .alertActionLocKey, .free, .verbatim),
        SchemaField("action", .alertAction, .free, .verbatim),
        SchemaField("summary-arg", .alertSummaryArg, .free, .verbatim),
        SchemaField("summary-arg-count", .alertSummaryArgCount, .free, .verbatim),
        // For Live Activities.
        SchemaField("sound", .alertSound, .free, .verbatim),
      ]),
    SchemaObject(
      .sound, path: "message.apns.payload.aps.sound", others: .free(.soundEntry),
      [
        SchemaField("critical", .soundCritical, .free, [.verbatim, .unquoted]),
        SchemaField("name", .soundName, .free, .verbatim),
        SchemaField("volume", .soundVolume, .free, [.verbatim, .unquoted]),
      ]),
  ]
}

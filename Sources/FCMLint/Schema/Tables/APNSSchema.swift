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
        SchemaField("headers", .payloadHeaders, .free(.any), .verbatim),
        SchemaField("fcm_options", .payloadFcmOptions, .free(.any), .verbatim),
        SchemaField("fcmOptions", .payloadFcmOptions, .free(.any), .verbatim),
        SchemaField("live_activity_token", .payloadLiveActivityToken, .free(.text), .verbatim),
        SchemaField("liveActivityToken", .payloadLiveActivityToken, .free(.text), .verbatim),
        SchemaField("Simulator Target Bundle", .simulatorTargetBundle, .free(.text), .verbatim),
      ]),
    // Source of `fcm_options`: firebase-ios-sdk, `FIRMessagingExtensionHelper`.
    SchemaObject(
      .apnsDocument, path: "", others: .free(.apnsPayloadEntry),
      [
        SchemaField("aps", .aps, .freeOrObject(.aps), .verbatim),
        SchemaField("fcm_options", .rootFcmOptions, .freeOrObject(.rootFcmOptions), .verbatim),
        SchemaField("Simulator Target Bundle", .simulatorTargetBundle, .free(.text), .verbatim),
      ]),
    SchemaObject(
      .rootFcmOptions, path: "fcm_options", others: .free(.apnsPayloadEntry),
      [SchemaField("image", .rootAppleImage, .free(.text), .verbatim)]),
    // Source where no other is given: Apple, "Generating a remote notification".
    SchemaObject(
      .aps, path: "message.apns.payload.aps", others: .free(.apsEntry),
      [
        SchemaField("alert", .apsAlert, .freeOrObject(.alert), .verbatim),
        SchemaField("badge", .apsBadge, .free(.integer), .verbatim),
        SchemaField("sound", .apsSound, .freeOrObject(.sound), .verbatim),
        SchemaField("thread-id", .apsThreadId, .free(.text), .verbatim),
        SchemaField("category", .apsCategory, .free(.text), .verbatim),
        SchemaField("content-available", .apsContentAvailable, .free(.flag), .verbatim),
        SchemaField("mutable-content", .apsMutableContent, .free(.flag), .verbatim),
        SchemaField("target-content-id", .apsTargetContentId, .free(.text), .verbatim),
        SchemaField("interruption-level", .apsInterruptionLevel, .free(.text), .verbatim),
        SchemaField("relevance-score", .apsRelevanceScore, .free(.number), .verbatim),
        SchemaField("filter-criteria", .apsFilterCriteria, .free(.text), .verbatim),
        // Source: Apple, "Starting and updating Live Activities with ActivityKit push notifications".
        SchemaField("timestamp", .apsTimestamp, .free(.unixSeconds), .verbatim),
        SchemaField("event", .apsEvent, .free(.text), .verbatim),
        SchemaField("content-state", .apsContentState, .free(.object), .verbatim),
        SchemaField("stale-date", .apsStaleDate, .free(.unixSeconds), .verbatim),
        SchemaField("dismissal-date", .apsDismissalDate, .free(.unixSeconds), .verbatim),
        SchemaField("attributes-type", .apsAttributesType, .free(.text), .verbatim),
        SchemaField("attributes", .apsAttributes, .free(.object), .verbatim),
        SchemaField("input-push-token", .apsInputPushToken, .free(.flag), .verbatim),
        SchemaField("input-push-channel", .apsInputPushChannel, .free(.text), .verbatim),
        // Source: Apple, "Sending notification requests to APNs".
        SchemaField("content-changed", .apsContentChanged, .free(.boolean), .verbatim),
        // Source: Apple, "Local and Remote Notification Programming Guide" (archived).
        SchemaField("url-args", .apsUrlArgs, .free(.texts), .verbatim),
        // Misplaced texts of the alert.
        SchemaField("title", .apsTitle, .free(.text), .verbatim),
        SchemaField("subtitle", .apsSubtitle, .free(.text), .verbatim),
        SchemaField("body", .apsBody, .free(.text), .verbatim),
      ]),
    SchemaObject(
      .alert, path: "message.apns.payload.aps.alert", others: .free(.alertEntry),
      [
        SchemaField("title", .alertTitle, .free(.text), .verbatim),
        SchemaField("subtitle", .alertSubtitle, .free(.text), .verbatim),
        SchemaField("body", .alertBody, .free(.text), .verbatim),
        SchemaField("launch-image", .alertLaunchImage, .free(.text), .verbatim),
        SchemaField("title-loc-key", .alertTitleLocKey, .free(.text), .verbatim),
        SchemaField("title-loc-args", .alertTitleLocArgs, .free(.texts), .verbatim),
        SchemaField("subtitle-loc-key", .alertSubtitleLocKey, .free(.text), .verbatim),
        SchemaField("subtitle-loc-args", .alertSubtitleLocArgs, .free(.texts), .verbatim),
        SchemaField("loc-key", .alertLocKey, .free(.text), .verbatim),
        SchemaField("loc-args", .alertLocArgs, .free(.texts), .verbatim),
        // Source: Apple, "Local and Remote Notification Programming Guide" (archived).
        SchemaField("action-loc-key", .alertActionLocKey, .free(.text), .verbatim),
        SchemaField("action", .alertAction, .free(.text), .verbatim),
        SchemaField("summary-arg", .alertSummaryArg, .free(.text), .verbatim),
        SchemaField("summary-arg-count", .alertSummaryArgCount, .free(.integer), .verbatim),
        // For Live Activities.
        SchemaField("sound", .alertSound, .free(.text), .verbatim),
      ]),
    SchemaObject(
      .sound, path: "message.apns.payload.aps.sound", others: .free(.soundEntry),
      [
        SchemaField("critical", .soundCritical, .free(.flag), .verbatim),
        SchemaField("name", .soundName, .free(.text), .verbatim),
        SchemaField("volume", .soundVolume, .free(.number), .verbatim),
      ]),
  ]
}

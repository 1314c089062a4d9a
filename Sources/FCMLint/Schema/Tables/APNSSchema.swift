/// The `apns` objects: the typed fields, the APNs headers, and the payload that FCM forwards
/// unchanged.
enum APNSSchema {
  private static let discovery = "FCM v1 API description, revision 20261023"
  private static let send = "Apple: Sending notification requests to APNs"
  private static let payload = "Apple: Generating a remote notification"
  private static let activity =
    "Apple: Starting and updating Live Activities with ActivityKit push notifications"
  private static let archive = "Apple: Local and Remote Notification Programming Guide (archived)"
  private static let simulator = "Apple: Xcode 11.4 release notes"

  static let objects: [SchemaObject] = [
    SchemaObject(
      .apnsConfig, path: "message.apns", type: "ApnsConfig",
      [
        SchemaField("headers", .apnsHeaders, .stringMap(.apnsHeaders), source: discovery),
        SchemaField("payload", .apnsPayload, .freeObject(.apnsPayload), source: discovery),
        SchemaField("fcm_options", .apnsFcmOptions, .object(.apnsFcmOptions), source: discovery),
        SchemaField("live_activity_token", .liveActivityToken, .string, source: discovery),
      ]),
    SchemaObject(
      .apnsFcmOptions, path: "message.apns.fcm_options", type: "ApnsFcmOptions",
      [
        SchemaField("analytics_label", .analyticsLabel, .string, source: discovery),
        SchemaField("image", .appleImage, .string, source: discovery),
      ]),
    SchemaObject(
      .apnsHeaders, path: "message.apns.headers", others: .strings(.apnsHeader),
      [
        SchemaField("apns-id", .apnsId, .string, .verbatim, source: send),
        SchemaField("apns-expiration", .apnsExpiration, .string, .verbatim, source: send),
        SchemaField("apns-priority", .apnsPriority, .string, .verbatim, source: send),
        SchemaField("apns-topic", .apnsTopic, .string, .verbatim, source: send),
        SchemaField("apns-collapse-id", .apnsCollapseId, .string, .verbatim, source: send),
        SchemaField("apns-push-type", .apnsPushType, .string, .verbatim, source: send),
      ]),
    SchemaObject(
      .apnsPayload, path: "message.apns.payload", others: .free(.apnsPayloadEntry),
      [
        SchemaField("aps", .aps, .freeOrObject(.aps), .verbatim, source: payload),
        SchemaField("headers", .payloadHeaders, .free, .verbatim, source: discovery),
        SchemaField("fcm_options", .payloadFcmOptions, .free, .verbatim, source: discovery),
        SchemaField("fcmOptions", .payloadFcmOptions, .free, .verbatim, source: discovery),
        SchemaField(
          "live_activity_token", .payloadLiveActivityToken, .free, .verbatim, source: discovery),
        SchemaField(
          "liveActivityToken", .payloadLiveActivityToken, .free, .verbatim, source: discovery),
        SchemaField(
          "Simulator Target Bundle", .simulatorTargetBundle, .free, .verbatim, source: simulator),
      ]),
    SchemaObject(
      .apnsDocument, path: "", others: .free(.apnsPayloadEntry),
      [
        SchemaField("aps", .aps, .freeOrObject(.aps), .verbatim, source: payload),
        SchemaField(
          "fcm_options", .rootFcmOptions, .freeOrObject(.rootFcmOptions), .verbatim,
          source: "firebase-ios-sdk: FIRMessagingExtensionHelper"),
        SchemaField(
          "Simulator Target Bundle", .simulatorTargetBundle, .free, .verbatim, source: simulator),
      ]),
    SchemaObject(
      .rootFcmOptions, path: "fcm_options", others: .free(.apnsPayloadEntry),
      [
        SchemaField(
          "image", .rootAppleImage, .free, .verbatim,
          source: "firebase-ios-sdk: FIRMessagingExtensionHelper")
      ]),
    SchemaObject(
      .aps, path: "message.apns.payload.aps", others: .free(.apsEntry),
      [
        SchemaField("alert", .apsAlert, .freeOrObject(.alert), .verbatim, source: payload),
        SchemaField("badge", .apsBadge, .free, [.verbatim, .unquoted], source: payload),
        SchemaField("sound", .apsSound, .freeOrObject(.sound), .verbatim, source: payload),
        SchemaField("thread-id", .apsThreadId, .free, .verbatim, source: payload),
        SchemaField("category", .apsCategory, .free, .verbatim, source: payload),
        SchemaField(
          "content-available", .apsContentAvailable, .free, [.verbatim, .unquoted], source: payload),
        SchemaField(
          "mutable-content", .apsMutableContent, .free, [.verbatim, .unquoted], source: payload),
        SchemaField("target-content-id", .apsTargetContentId, .free, .verbatim, source: payload),
        SchemaField("interruption-level", .apsInterruptionLevel, .free, .verbatim, source: payload),
        SchemaField(
          "relevance-score", .apsRelevanceScore, .free, [.verbatim, .unquoted], source: payload),
        SchemaField("filter-criteria", .apsFilterCriteria, .free, .verbatim, source: payload),
        SchemaField("timestamp", .apsTimestamp, .free, [.verbatim, .unquoted], source: activity),
        SchemaField("event", .apsEvent, .free, .verbatim, source: activity),
        SchemaField("content-state", .apsContentState, .free, .verbatim, source: activity),
        SchemaField("stale-date", .apsStaleDate, .free, [.verbatim, .unquoted], source: activity),
        SchemaField(
          "dismissal-date", .apsDismissalDate, .free, [.verbatim, .unquoted], source: activity),
        SchemaField("attributes-type", .apsAttributesType, .free, .verbatim, source: activity),
        SchemaField("attributes", .apsAttributes, .free, .verbatim, source: activity),
        SchemaField("input-push-token", .apsInputPushToken, .free, .verbatim, source: activity),
        SchemaField("input-push-channel", .apsInputPushChannel, .free, .verbatim, source: activity),
        SchemaField(
          "content-changed", .apsContentChanged, .free, [.verbatim, .unquoted], source: send),
        SchemaField("url-args", .apsUrlArgs, .free, .verbatim, source: archive),
        SchemaField("title", .apsTitle, .free, .verbatim, source: payload),
        SchemaField("subtitle", .apsSubtitle, .free, .verbatim, source: payload),
        SchemaField("body", .apsBody, .free, .verbatim, source: payload),
      ]),
    SchemaObject(
      .alert, path: "message.apns.payload.aps.alert", others: .free(.alertEntry),
      [
        SchemaField("title", .alertTitle, .free, .verbatim, source: payload),
        SchemaField("subtitle", .alertSubtitle, .free, .verbatim, source: payload),
        SchemaField("body", .alertBody, .free, .verbatim, source: payload),
        SchemaField("launch-image", .alertLaunchImage, .free, .verbatim, source: payload),
        SchemaField("title-loc-key", .alertTitleLocKey, .free, .verbatim, source: payload),
        SchemaField("title-loc-args", .alertTitleLocArgs, .free, .verbatim, source: payload),
        SchemaField("subtitle-loc-key", .alertSubtitleLocKey, .free, .verbatim, source: payload),
        SchemaField("subtitle-loc-args", .alertSubtitleLocArgs, .free, .verbatim, source: payload),
        SchemaField("loc-key", .alertLocKey, .free, .verbatim, source: payload),
        SchemaField("loc-args", .alertLocArgs, .free, .verbatim, source: payload),
        SchemaField("action-loc-key", .alertActionLocKey, .free, .verbatim, source: archive),
        SchemaField("action", .alertAction, .free, .verbatim, source: archive),
        SchemaField("summary-arg", .alertSummaryArg, .free, .verbatim, source: payload),
        SchemaField("summary-arg-count", .alertSummaryArgCount, .free, .verbatim, source: payload),
        SchemaField("sound", .alertSound, .free, .verbatim, source: activity),
      ]),
    SchemaObject(
      .sound, path: "message.apns.payload.aps.sound", others: .free(.soundEntry),
      [
        SchemaField("critical", .soundCritical, .free, [.verbatim, .unquoted], source: payload),
        SchemaField("name", .soundName, .free, .verbatim, source: payload),
        SchemaField("volume", .soundVolume, .free, [.verbatim, .unquoted], source: payload),
      ]),
  ]
}

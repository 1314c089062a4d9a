/// The Apple block: the typed envelope, the APNs headers, and the payload that FCM forwards as it is.
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
        SchemaRow("headers", .apnsHeaders, .stringMap(.apnsHeaders), source: discovery),
        SchemaRow("payload", .apnsPayload, .freeObject(.apnsPayload), source: discovery),
        SchemaRow("fcm_options", .apnsFcmOptions, .object(.apnsFcmOptions), source: discovery),
        SchemaRow("live_activity_token", .liveActivityToken, .string, source: discovery),
      ]),
    SchemaObject(
      .apnsFcmOptions, path: "message.apns.fcm_options", type: "ApnsFcmOptions",
      [
        SchemaRow("analytics_label", .analyticsLabel, .string, source: discovery),
        SchemaRow("image", .appleImage, .string, source: discovery),
      ]),
    SchemaObject(
      .apnsHeaders, path: "message.apns.headers", others: .strings(.apnsHeader),
      [
        SchemaRow("apns-id", .apnsId, .string, .verbatim, source: send),
        SchemaRow("apns-expiration", .apnsExpiration, .string, .verbatim, source: send),
        SchemaRow("apns-priority", .apnsPriority, .string, .verbatim, source: send),
        SchemaRow("apns-topic", .apnsTopic, .string, .verbatim, source: send),
        SchemaRow("apns-collapse-id", .apnsCollapseId, .string, .verbatim, source: send),
        SchemaRow("apns-push-type", .apnsPushType, .string, .verbatim, source: send),
      ]),
    SchemaObject(
      .apnsPayload, path: "message.apns.payload", others: .free(.apnsPayloadEntry),
      [
        SchemaRow("aps", .aps, .freeOrObject(.aps), .verbatim, source: payload),
        SchemaRow("headers", .payloadHeaders, .free, .verbatim, source: discovery),
        SchemaRow("fcm_options", .payloadFcmOptions, .free, .verbatim, source: discovery),
        SchemaRow("fcmOptions", .payloadFcmOptions, .free, .verbatim, source: discovery),
        SchemaRow(
          "live_activity_token", .payloadLiveActivityToken, .free, .verbatim, source: discovery),
        SchemaRow(
          "liveActivityToken", .payloadLiveActivityToken, .free, .verbatim, source: discovery),
        SchemaRow(
          "Simulator Target Bundle", .simulatorTargetBundle, .free, .verbatim, source: simulator),
      ]),
    SchemaObject(
      .apnsDocument, path: "", others: .free(.apnsPayloadEntry),
      [
        SchemaRow("aps", .aps, .freeOrObject(.aps), .verbatim, source: payload),
        SchemaRow(
          "fcm_options", .rootFcmOptions, .freeOrObject(.rootFcmOptions), .verbatim,
          source: "firebase-ios-sdk: FIRMessagingExtensionHelper"),
        SchemaRow(
          "Simulator Target Bundle", .simulatorTargetBundle, .free, .verbatim, source: simulator),
      ]),
    SchemaObject(
      .rootFcmOptions, path: "fcm_options", others: .free(.apnsPayloadEntry),
      [
        SchemaRow(
          "image", .rootAppleImage, .free, .verbatim,
          source: "firebase-ios-sdk: FIRMessagingExtensionHelper")
      ]),
    SchemaObject(
      .aps, path: "message.apns.payload.aps", others: .free(.apsEntry),
      [
        SchemaRow("alert", .apsAlert, .freeOrObject(.alert), .verbatim, source: payload),
        SchemaRow("badge", .apsBadge, .free, [.verbatim, .unquoted], source: payload),
        SchemaRow("sound", .apsSound, .freeOrObject(.sound), .verbatim, source: payload),
        SchemaRow("thread-id", .apsThreadId, .free, .verbatim, source: payload),
        SchemaRow("category", .apsCategory, .free, .verbatim, source: payload),
        SchemaRow(
          "content-available", .apsContentAvailable, .free, [.verbatim, .unquoted], source: payload),
        SchemaRow(
          "mutable-content", .apsMutableContent, .free, [.verbatim, .unquoted], source: payload),
        SchemaRow("target-content-id", .apsTargetContentId, .free, .verbatim, source: payload),
        SchemaRow("interruption-level", .apsInterruptionLevel, .free, .verbatim, source: payload),
        SchemaRow(
          "relevance-score", .apsRelevanceScore, .free, [.verbatim, .unquoted], source: payload),
        SchemaRow("filter-criteria", .apsFilterCriteria, .free, .verbatim, source: payload),
        SchemaRow("timestamp", .apsTimestamp, .free, [.verbatim, .unquoted], source: activity),
        SchemaRow("event", .apsEvent, .free, .verbatim, source: activity),
        SchemaRow("content-state", .apsContentState, .free, .verbatim, source: activity),
        SchemaRow("stale-date", .apsStaleDate, .free, [.verbatim, .unquoted], source: activity),
        SchemaRow(
          "dismissal-date", .apsDismissalDate, .free, [.verbatim, .unquoted], source: activity),
        SchemaRow("attributes-type", .apsAttributesType, .free, .verbatim, source: activity),
        SchemaRow("attributes", .apsAttributes, .free, .verbatim, source: activity),
        SchemaRow("input-push-token", .apsInputPushToken, .free, .verbatim, source: activity),
        SchemaRow("input-push-channel", .apsInputPushChannel, .free, .verbatim, source: activity),
        SchemaRow(
          "content-changed", .apsContentChanged, .free, [.verbatim, .unquoted], source: send),
        SchemaRow("url-args", .apsUrlArgs, .free, .verbatim, source: archive),
        SchemaRow("title", .apsTitle, .free, .verbatim, source: payload),
        SchemaRow("subtitle", .apsSubtitle, .free, .verbatim, source: payload),
        SchemaRow("body", .apsBody, .free, .verbatim, source: payload),
      ]),
    SchemaObject(
      .alert, path: "message.apns.payload.aps.alert", others: .free(.alertEntry),
      [
        SchemaRow("title", .alertTitle, .free, .verbatim, source: payload),
        SchemaRow("subtitle", .alertSubtitle, .free, .verbatim, source: payload),
        SchemaRow("body", .alertBody, .free, .verbatim, source: payload),
        SchemaRow("launch-image", .alertLaunchImage, .free, .verbatim, source: payload),
        SchemaRow("title-loc-key", .alertTitleLocKey, .free, .verbatim, source: payload),
        SchemaRow("title-loc-args", .alertTitleLocArgs, .free, .verbatim, source: payload),
        SchemaRow("subtitle-loc-key", .alertSubtitleLocKey, .free, .verbatim, source: payload),
        SchemaRow("subtitle-loc-args", .alertSubtitleLocArgs, .free, .verbatim, source: payload),
        SchemaRow("loc-key", .alertLocKey, .free, .verbatim, source: payload),
        SchemaRow("loc-args", .alertLocArgs, .free, .verbatim, source: payload),
        SchemaRow("action-loc-key", .alertActionLocKey, .free, .verbatim, source: archive),
        SchemaRow("action", .alertAction, .free, .verbatim, source: archive),
        SchemaRow("summary-arg", .alertSummaryArg, .free, .verbatim, source: payload),
        SchemaRow("summary-arg-count", .alertSummaryArgCount, .free, .verbatim, source: payload),
        SchemaRow("sound", .alertSound, .free, .verbatim, source: activity),
      ]),
    SchemaObject(
      .sound, path: "message.apns.payload.aps.sound", others: .free(.soundEntry),
      [
        SchemaRow("critical", .soundCritical, .free, [.verbatim, .unquoted], source: payload),
        SchemaRow("name", .soundName, .free, .verbatim, source: payload),
        SchemaRow("volume", .soundVolume, .free, [.verbatim, .unquoted], source: payload),
      ]),
  ]
}

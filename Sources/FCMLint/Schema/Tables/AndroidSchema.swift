/// The Android blocks: `android`, and its announced successor `android_v2`.
enum AndroidSchema {
  private static let discovery = "FCM v1 API description, revision 20261023"

  static let objects: [SchemaObject] = [
    SchemaObject(
      .androidConfig, path: "message.android", type: "AndroidConfig",
      [
        SchemaRow(
          "bandwidth_constrained_ok", .androidBandwidthConstrainedOk, .bool, source: discovery),
        SchemaRow("collapse_key", .androidCollapseKey, .string, source: discovery),
        SchemaRow("data", .androidData, .stringMap(.data), source: discovery),
        SchemaRow("direct_boot_ok", .androidDirectBootOk, .bool, source: discovery),
        SchemaRow(
          "fcm_options", .androidFcmOptions, .object(.androidFcmOptions), source: discovery),
        SchemaRow(
          "notification", .androidNotification, .object(.androidNotification), source: discovery),
        SchemaRow("priority", .androidPriority, .enumeration(.androidPriority), source: discovery),
        SchemaRow(
          "restricted_package_name", .androidRestrictedPackageName, .string, source: discovery),
        SchemaRow(
          "restricted_satellite_ok", .androidRestrictedSatelliteOk, .bool, source: discovery),
        SchemaRow("ttl", .androidTTL, .duration, source: discovery),
      ]),
    SchemaObject(
      .androidNotification, path: "message.android.notification", type: "AndroidNotification",
      [
        SchemaRow("body", .androidBody, .string, source: discovery),
        SchemaRow(
          "body_loc_args", .androidBodyLocArgs, .list(.androidBodyLocArg, .string),
          source: discovery),
        SchemaRow("body_loc_key", .androidBodyLocKey, .string, source: discovery),
        SchemaRow(
          "bypass_proxy_notification", .androidBypassProxyNotification, .bool, .deprecated,
          source: discovery),
        SchemaRow("channel_id", .androidChannelId, .string, source: discovery),
        SchemaRow("click_action", .androidClickAction, .string, source: discovery),
        SchemaRow("color", .androidColor, .string, source: discovery),
        SchemaRow("default_light_settings", .androidDefaultLightSettings, .bool, source: discovery),
        SchemaRow("default_sound", .androidDefaultSound, .bool, source: discovery),
        SchemaRow(
          "default_vibrate_timings", .androidDefaultVibrateTimings, .bool, source: discovery),
        SchemaRow("event_time", .androidEventTime, .timestamp, source: discovery),
        SchemaRow("icon", .androidIcon, .string, source: discovery),
        SchemaRow("image", .androidImage, .string, source: discovery),
        SchemaRow(
          "light_settings", .androidLightSettings, .object(.lightSettings), source: discovery),
        SchemaRow("local_only", .androidLocalOnly, .bool, source: discovery),
        SchemaRow("notification_count", .androidNotificationCount, .int32, source: discovery),
        SchemaRow(
          "notification_priority", .androidNotificationPriority,
          .enumeration(.notificationPriority), source: discovery),
        SchemaRow("proxy", .androidProxy, .enumeration(.proxy), source: discovery),
        SchemaRow("sound", .androidSound, .string, source: discovery),
        SchemaRow("sticky", .androidSticky, .bool, source: discovery),
        SchemaRow("tag", .androidTag, .string, source: discovery),
        SchemaRow("ticker", .androidTicker, .string, source: discovery),
        SchemaRow("title", .androidTitle, .string, source: discovery),
        SchemaRow(
          "title_loc_args", .androidTitleLocArgs, .list(.androidTitleLocArg, .string),
          source: discovery),
        SchemaRow("title_loc_key", .androidTitleLocKey, .string, source: discovery),
        SchemaRow(
          "vibrate_timings", .androidVibrateTimings, .list(.androidVibrateTiming, .duration),
          source: discovery),
        SchemaRow("visibility", .androidVisibility, .enumeration(.visibility), source: discovery),
      ]),
    SchemaObject(
      .androidFcmOptions, path: "message.android.fcm_options", type: "AndroidFcmOptions",
      [
        SchemaRow("analytics_label", .analyticsLabel, .string, source: discovery)
      ]),
    SchemaObject(
      .lightSettings, path: "message.android.notification.light_settings", type: "LightSettings",
      [
        SchemaRow("color", .lightColor, .object(.color), .required, source: discovery),
        SchemaRow("light_off_duration", .lightOffDuration, .duration, .required, source: discovery),
        SchemaRow("light_on_duration", .lightOnDuration, .duration, .required, source: discovery),
      ]),
    SchemaObject(
      .color, path: "message.android.notification.light_settings.color", type: "Color",
      [
        SchemaRow("alpha", .lightAlpha, .float, source: discovery),
        SchemaRow("blue", .lightBlue, .float, source: discovery),
        SchemaRow("green", .lightGreen, .float, source: discovery),
        SchemaRow("red", .lightRed, .float, source: discovery),
      ]),
    SchemaObject(
      .androidConfigV2, path: "message.android_v2", type: "AndroidConfigV2",
      [
        SchemaRow(
          "background_sync", .androidBackgroundSync, .object(.backgroundSync), source: discovery),
        SchemaRow(
          "bandwidth_constrained_ok", .androidBandwidthConstrainedOk, .bool, source: discovery),
        SchemaRow("collapse_key", .androidCollapseKey, .string, source: discovery),
        SchemaRow("data", .androidData, .stringMap(.data), source: discovery),
        SchemaRow("direct_boot_ok", .androidDirectBootOk, .bool, source: discovery),
        SchemaRow(
          "fcm_options", .androidFcmOptions, .object(.androidFcmOptions), source: discovery),
        SchemaRow(
          "remote_notification", .androidRemoteNotification, .object(.remoteNotification),
          source: discovery),
        SchemaRow(
          "restricted_package_name", .androidRestrictedPackageName, .string, source: discovery),
        SchemaRow(
          "restricted_satellite_ok", .androidRestrictedSatelliteOk, .bool, source: discovery),
        SchemaRow("ttl", .androidTTL, .duration, source: discovery),
      ]),
    SchemaObject(
      .remoteNotification, path: "message.android_v2.remote_notification",
      type: "AndroidRemoteNotification",
      [
        SchemaRow("mutable_content", .androidMutableContent, .bool, source: discovery),
        SchemaRow(
          "notification", .androidNotification, .object(.androidNotificationV2), source: discovery),
        SchemaRow("use_as_v1_data_message", .androidUseAsV1DataMessage, .bool, source: discovery),
      ]),
    SchemaObject(
      .backgroundSync, path: "message.android_v2.background_sync",
      type: "AndroidBackgroundSyncMessage",
      []),
    SchemaObject(
      .androidNotificationV2, path: "message.android_v2.remote_notification.notification",
      type: "AndroidNotificationV2",
      [
        SchemaRow("body", .androidBody, .string, source: discovery),
        SchemaRow(
          "body_loc_args", .androidBodyLocArgs, .list(.androidBodyLocArg, .string),
          source: discovery),
        SchemaRow("body_loc_key", .androidBodyLocKey, .string, source: discovery),
        SchemaRow("channel_id", .androidChannelId, .string, source: discovery),
        SchemaRow("click_action", .androidClickAction, .string, source: discovery),
        SchemaRow("color", .androidColor, .string, source: discovery),
        SchemaRow("default_light_settings", .androidDefaultLightSettings, .bool, source: discovery),
        SchemaRow("default_sound", .androidDefaultSound, .bool, source: discovery),
        SchemaRow(
          "default_vibrate_timings", .androidDefaultVibrateTimings, .bool, source: discovery),
        SchemaRow("event_time", .androidEventTime, .timestamp, source: discovery),
        SchemaRow("icon", .androidIcon, .string, source: discovery),
        SchemaRow("id", .androidNotificationId, .int32, source: discovery),
        SchemaRow("image", .androidImage, .string, source: discovery),
        SchemaRow(
          "light_settings", .androidLightSettings, .object(.lightSettingsV2), source: discovery),
        SchemaRow("local_only", .androidLocalOnly, .bool, source: discovery),
        SchemaRow("notification_count", .androidNotificationCount, .int32, source: discovery),
        SchemaRow(
          "notification_priority", .androidNotificationPriority,
          .enumeration(.notificationPriority), source: discovery),
        SchemaRow("sound", .androidSound, .string, source: discovery),
        SchemaRow("sticky", .androidSticky, .bool, source: discovery),
        SchemaRow("tag", .androidTag, .string, source: discovery),
        SchemaRow("ticker", .androidTicker, .string, source: discovery),
        SchemaRow("title", .androidTitle, .string, source: discovery),
        SchemaRow(
          "title_loc_args", .androidTitleLocArgs, .list(.androidTitleLocArg, .string),
          source: discovery),
        SchemaRow("title_loc_key", .androidTitleLocKey, .string, source: discovery),
        SchemaRow(
          "vibrate_timings", .androidVibrateTimings, .list(.androidVibrateTiming, .duration),
          source: discovery),
        SchemaRow("visibility", .androidVisibility, .enumeration(.visibility), source: discovery),
      ]),
    SchemaObject(
      .lightSettingsV2, path: "message.android_v2.remote_notification.notification.light_settings",
      type: "GoogleFirebaseFcmV1AndroidNotificationV2LightSettings",
      [
        SchemaRow("color", .lightColor, .object(.color), .required, source: discovery),
        SchemaRow("light_off_duration", .lightOffDuration, .duration, .required, source: discovery),
        SchemaRow("light_on_duration", .lightOnDuration, .duration, .required, source: discovery),
      ]),
  ]
}

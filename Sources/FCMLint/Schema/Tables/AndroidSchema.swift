/// The Android objects: `android`, and its announced successor `android_v2`.
///
/// Common members are declared once: `v2` derives the rows of the successor.
enum AndroidSchema {
  private static let discovery = "FCM v1 API description, revision 20261023"

  static let objects: [SchemaObject] = [
    SchemaObject(
      .androidConfig, path: "message.android", type: "AndroidConfig",
      config),
    SchemaObject(
      .androidNotification, path: "message.android.notification", type: "AndroidNotification",
      notification),
    SchemaObject(
      .androidFcmOptions, path: "message.android.fcm_options", type: "AndroidFcmOptions",
      [
        SchemaField("analytics_label", .analyticsLabel, .string, source: discovery)
      ]),
    SchemaObject(
      .lightSettings, path: "message.android.notification.light_settings", type: "LightSettings",
      lightSettings),
    SchemaObject(
      .color, path: "message.android.notification.light_settings.color", type: "Color",
      [
        SchemaField("alpha", .lightAlpha, .float, source: discovery),
        SchemaField("blue", .lightBlue, .float, source: discovery),
        SchemaField("green", .lightGreen, .float, source: discovery),
        SchemaField("red", .lightRed, .float, source: discovery),
      ]),
    SchemaObject(
      .androidConfigV2, path: "message.android_v2", type: "AndroidConfigV2",
      v2(config)),
    SchemaObject(
      .remoteNotification, path: "message.android_v2.remote_notification",
      type: "AndroidRemoteNotification",
      [
        SchemaField("mutable_content", .androidMutableContent, .bool, source: discovery),
        SchemaField(
          "notification", .androidNotification, .object(.androidNotificationV2), source: discovery),
        SchemaField("use_as_v1_data_message", .androidUseAsV1DataMessage, .bool, source: discovery),
      ]),
    SchemaObject(
      .backgroundSync, path: "message.android_v2.background_sync",
      type: "AndroidBackgroundSyncMessage",
      []),
    SchemaObject(
      .androidNotificationV2, path: "message.android_v2.remote_notification.notification",
      type: "AndroidNotificationV2",
      v2(notification)),
    SchemaObject(
      .lightSettingsV2, path: "message.android_v2.remote_notification.notification.light_settings",
      type: "GoogleFirebaseFcmV1AndroidNotificationV2LightSettings", lightSettings),
  ]

  /// The rows of `android_v2`, in alphabetical order, too.
  private static func v2(_ rows: [SchemaField]) -> [SchemaField] {
    var result: [SchemaField] = []
    result.reserveCapacity(rows.count)
    for row in rows {
      switch row.field {
      case .androidNotification, .androidPriority, .androidBypassProxyNotification, .androidProxy:
        continue
      case .androidBandwidthConstrainedOk:
        result.append(
          SchemaField(
            "background_sync", .androidBackgroundSync, .object(.backgroundSync), source: discovery))
      case .androidRestrictedPackageName:
        result.append(
          SchemaField(
            "remote_notification", .androidRemoteNotification, .object(.remoteNotification),
            source: discovery))
      case .androidImage:
        result.append(SchemaField("id", .androidNotificationId, .int32, source: discovery))
      case .androidLightSettings:
        result.append(
          SchemaField(row.name, row.field, .object(.lightSettingsV2), source: discovery))
        continue
      default: break
      }
      result.append(row)
    }
    return result
  }

  private static let config = [
    SchemaField(
      "bandwidth_constrained_ok", .androidBandwidthConstrainedOk, .bool, source: discovery),
    SchemaField("collapse_key", .androidCollapseKey, .string, source: discovery),
    SchemaField("data", .androidData, .stringMap(.data), source: discovery),
    SchemaField("direct_boot_ok", .androidDirectBootOk, .bool, source: discovery),
    SchemaField(
      "fcm_options", .androidFcmOptions, .object(.androidFcmOptions), source: discovery),
    SchemaField(
      "notification", .androidNotification, .object(.androidNotification), source: discovery),
    SchemaField("priority", .androidPriority, .enumeration(.androidPriority), source: discovery),
    SchemaField(
      "restricted_package_name", .androidRestrictedPackageName, .string, source: discovery),
    SchemaField(
      "restricted_satellite_ok", .androidRestrictedSatelliteOk, .bool, source: discovery),
    SchemaField("ttl", .androidTTL, .duration, source: discovery),
  ]

  private static let notification = [
    SchemaField("body", .androidBody, .string, source: discovery),
    SchemaField(
      "body_loc_args", .androidBodyLocArgs, .list(.androidBodyLocArg, .string),
      source: discovery),
    SchemaField("body_loc_key", .androidBodyLocKey, .string, source: discovery),
    SchemaField(
      "bypass_proxy_notification", .androidBypassProxyNotification, .bool, .deprecated,
      source: discovery),
    SchemaField("channel_id", .androidChannelId, .string, source: discovery),
    SchemaField("click_action", .androidClickAction, .string, source: discovery),
    SchemaField("color", .androidColor, .string, source: discovery),
    SchemaField(
      "default_light_settings", .androidDefaultLightSettings, .bool, source: discovery),
    SchemaField("default_sound", .androidDefaultSound, .bool, source: discovery),
    SchemaField(
      "default_vibrate_timings", .androidDefaultVibrateTimings, .bool, source: discovery),
    SchemaField("event_time", .androidEventTime, .timestamp, source: discovery),
    SchemaField("icon", .androidIcon, .string, source: discovery),
    SchemaField("image", .androidImage, .string, source: discovery),
    SchemaField(
      "light_settings", .androidLightSettings, .object(.lightSettings), source: discovery),
    SchemaField("local_only", .androidLocalOnly, .bool, source: discovery),
    SchemaField("notification_count", .androidNotificationCount, .int32, source: discovery),
    SchemaField(
      "notification_priority", .androidNotificationPriority,
      .enumeration(.notificationPriority), source: discovery),
    SchemaField("proxy", .androidProxy, .enumeration(.proxy), source: discovery),
    SchemaField("sound", .androidSound, .string, source: discovery),
    SchemaField("sticky", .androidSticky, .bool, source: discovery),
    SchemaField("tag", .androidTag, .string, source: discovery),
    SchemaField("ticker", .androidTicker, .string, source: discovery),
    SchemaField("title", .androidTitle, .string, source: discovery),
    SchemaField(
      "title_loc_args", .androidTitleLocArgs, .list(.androidTitleLocArg, .string),
      source: discovery),
    SchemaField("title_loc_key", .androidTitleLocKey, .string, source: discovery),
    SchemaField(
      "vibrate_timings", .androidVibrateTimings, .list(.androidVibrateTiming, .duration),
      source: discovery),
    SchemaField("visibility", .androidVisibility, .enumeration(.visibility), source: discovery),
  ]

  private static let lightSettings = [
    SchemaField("color", .lightColor, .object(.color), .required, source: discovery),
    SchemaField("light_off_duration", .lightOffDuration, .duration, .required, source: discovery),
    SchemaField("light_on_duration", .lightOnDuration, .duration, .required, source: discovery),
  ]
}

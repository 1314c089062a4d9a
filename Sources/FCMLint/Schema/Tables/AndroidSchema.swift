/// The Android objects: `android`, and its announced successor `android_v2`.
///
/// Common members are declared once: `v2` derives the rows of the successor.
///
/// Source: FCM v1 API description, revision 20261023.
enum AndroidSchema {
  static let objects: [SchemaObject] = [
    SchemaObject(
      .androidConfig, path: "message.android", type: "AndroidConfig", config),
    SchemaObject(
      .androidNotification, path: "message.android.notification", type: "AndroidNotification",
      notification),
    SchemaObject(
      .androidFcmOptions, path: "message.android.fcm_options", type: "AndroidFcmOptions",
      [SchemaField("analytics_label", .analyticsLabel, .string)]),
    SchemaObject(
      .lightSettings, path: "message.android.notification.light_settings", type: "LightSettings",
      lightSettings),
    SchemaObject(
      .color, path: "message.android.notification.light_settings.color", type: "Color",
      [
        SchemaField("alpha", .lightAlpha, .float),
        SchemaField("blue", .lightBlue, .float),
        SchemaField("green", .lightGreen, .float),
        SchemaField("red", .lightRed, .float),
      ]),
    SchemaObject(
      .androidConfigV2, path: "message.android_v2", type: "AndroidConfigV2", v2(config)),
    SchemaObject(
      .remoteNotification, path: "message.android_v2.remote_notification",
      type: "AndroidRemoteNotification",
      [
        SchemaField("mutable_content", .androidMutableContent, .bool),
        SchemaField("notification", .androidNotification, .object(.androidNotificationV2)),
        SchemaField("use_as_v1_data_message", .androidUseAsV1DataMessage, .bool),
      ]),
    SchemaObject(
      .backgroundSync, path: "message.android_v2.background_sync",
      type: "AndroidBackgroundSyncMessage", []),
    SchemaObject(
      .androidNotificationV2, path: "message.android_v2.remote_notification.notification",
      type: "AndroidNotificationV2", v2(notification)),
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
          SchemaField("background_sync", .androidBackgroundSync, .object(.backgroundSync)))
      case .androidRestrictedPackageName:
        result.append(
          SchemaField(
            "remote_notification", .androidRemoteNotification, .object(.remoteNotification)))
      case .androidImage:
        result.append(SchemaField("id", .androidNotificationId, .int32))
      case .androidLightSettings:
        result.append(SchemaField(row.literal, row.field, .object(.lightSettingsV2)))
        continue
      default: break
      }
      result.append(row)
    }
    return result
  }

  private static let config = [
    SchemaField("bandwidth_constrained_ok", .androidBandwidthConstrainedOk, .bool),
    SchemaField("collapse_key", .androidCollapseKey, .string),
    SchemaField("data", .androidData, .stringMap(.data)),
    SchemaField("direct_boot_ok", .androidDirectBootOk, .bool),
    SchemaField("fcm_options", .androidFcmOptions, .object(.androidFcmOptions)),
    SchemaField("notification", .androidNotification, .object(.androidNotification)),
    SchemaField("priority", .androidPriority, .enumeration(.androidPriority)),
    SchemaField("restricted_package_name", .androidRestrictedPackageName, .string),
    SchemaField("restricted_satellite_ok", .androidRestrictedSatelliteOk, .bool),
    SchemaField("ttl", .androidTTL, .duration),
  ]

  private static let notification = [
    SchemaField("body", .androidBody, .string),
    SchemaField("body_loc_args", .androidBodyLocArgs, .list(.androidBodyLocArg, .string)),
    SchemaField("body_loc_key", .androidBodyLocKey, .string),
    SchemaField("bypass_proxy_notification", .androidBypassProxyNotification, .bool, .deprecated),
    SchemaField("channel_id", .androidChannelId, .string),
    SchemaField("click_action", .androidClickAction, .string),
    SchemaField("color", .androidColor, .string),
    SchemaField("default_light_settings", .androidDefaultLightSettings, .bool),
    SchemaField("default_sound", .androidDefaultSound, .bool),
    SchemaField("default_vibrate_timings", .androidDefaultVibrateTimings, .bool),
    SchemaField("event_time", .androidEventTime, .timestamp),
    SchemaField("icon", .androidIcon, .string),
    SchemaField("image", .androidImage, .string),
    SchemaField("light_settings", .androidLightSettings, .object(.lightSettings)),
    SchemaField("local_only", .androidLocalOnly, .bool),
    SchemaField("notification_count", .androidNotificationCount, .int32),
    SchemaField(
      "notification_priority", .androidNotificationPriority, .enumeration(.notificationPriority)),
    SchemaField("proxy", .androidProxy, .enumeration(.proxy)),
    SchemaField("sound", .androidSound, .string),
    SchemaField("sticky", .androidSticky, .bool),
    SchemaField("tag", .androidTag, .string),
    SchemaField("ticker", .androidTicker, .string),
    SchemaField("title", .androidTitle, .string),
    SchemaField("title_loc_args", .androidTitleLocArgs, .list(.androidTitleLocArg, .string)),
    SchemaField("title_loc_key", .androidTitleLocKey, .string),
    SchemaField("vibrate_timings", .androidVibrateTimings, .list(.androidVibrateTiming, .duration)),
    SchemaField("visibility", .androidVisibility, .enumeration(.visibility)),
  ]

  private static let lightSettings = [
    SchemaField("color", .lightColor, .object(.color), .required),
    SchemaField("light_off_duration", .lightOffDuration, .duration, .required),
    SchemaField("light_on_duration", .lightOnDuration, .duration, .required),
  ]
}

/// The parts of a message for which SDKs have a type, and the fields that their members become.
///
/// Source: firebase-admin 7.7.0 for Python, `_messaging_utils.py` and `_messaging_encoder.py`; the
/// other SDKs have the same members under names that differ in their form, and a few more.
package enum SDKType: UInt8, CaseIterable, Sendable {
  case message, multicastMessage, notification, fcmOptions
  case androidConfig, androidNotification, lightSettings, androidFCMOptions
  case webpushConfig, webpushNotification, webpushAction, webpushFCMOptions
  case apnsConfig, apnsPayload, aps, criticalSound, apsAlert, apnsFCMOptions
  /// The arguments of `notify` in PyFCM, which has no types.
  case pyfcmArguments
  /// What Pigeon for Elixir calls a notification.
  case pigeonMessage
  /// What `rpush` for Ruby calls a notification, and its member with that name.
  case rpushMessage, rpushNotification
  /// A message in a library that sends by the legacy API only.
  case legacyMessage

  /// The names in the SDK for Python, in the order of the cases.
  package static var names: StaticString {
    """
    Message MulticastMessage Notification FCMOptions AndroidConfig AndroidNotification \
    LightSettings AndroidFCMOptions WebpushConfig WebpushNotification \
    WebpushNotificationAction WebpushFCMOptions APNSConfig APNSPayload Aps CriticalSound \
    ApsAlert APNSFCMOptions
    """
  }

  /// The names of the fields that contain an instance in a message, separated by spaces; nil if an
  /// instance alone is not checked.
  package var path: StaticString? {
    switch self {
    case .message, .multicastMessage, .pyfcmArguments, .pigeonMessage, .rpushMessage,
      .legacyMessage:
      ""
    case .notification: "notification"
    case .fcmOptions: "fcm_options"
    case .androidConfig: "android"
    case .androidNotification: "android notification"
    case .androidFCMOptions: "android fcm_options"
    case .webpushConfig: "webpush"
    case .webpushNotification: "webpush notification"
    case .webpushFCMOptions: "webpush fcm_options"
    case .apnsConfig: "apns"
    case .apnsPayload: "apns payload"
    case .aps: "apns payload aps"
    case .apsAlert: "apns payload aps alert"
    case .criticalSound: "apns payload aps sound"
    case .apnsFCMOptions: "apns fcm_options"
    case .lightSettings, .webpushAction, .rpushNotification: nil
    }
  }

  /// Whether further keyword arguments are members of the object.
  package var takesOthers: Bool { self == .apnsPayload }

  /// The members, in the order of positional arguments.
  package var fields: [SDKField] {
    switch self {
    case .message: Self.ofMessage + Self.targets
    case .multicastMessage:
      [SDKField("tokens", "token", as: .recipients)] + Self.ofMessage
        + [SDKField("fids", "fid", as: .recipients)]
    case .notification: [SDKField("title"), SDKField("body"), SDKField("image")]
    case .fcmOptions, .androidFCMOptions: [SDKField("analytics_label")]
    case .androidConfig: Self.ofAndroid
    case .androidNotification: Self.ofAndroidNotification
    case .lightSettings: Self.ofLights
    case .webpushConfig:
      [
        SDKField("headers", as: .strings), SDKField("data", as: .strings),
        SDKField("notification", as: .instance(.webpushNotification)),
        SDKField("fcm_options", as: .instance(.webpushFCMOptions)),
      ]
    case .webpushNotification: Self.ofWebNotification
    case .webpushAction: [SDKField("action"), SDKField("title"), SDKField("icon")]
    case .webpushFCMOptions: [SDKField("link")]
    case .apnsConfig:
      [
        SDKField("headers", as: .strings), SDKField("payload", as: .instance(.apnsPayload)),
        SDKField("fcm_options", as: .instance(.apnsFCMOptions)),
        SDKField("live_activity_token"),
      ]
    case .apnsPayload: [SDKField("aps", as: .instance(.aps))]
    case .aps: Self.ofAps
    case .criticalSound:
      [SDKField("name"), SDKField("critical", as: .flag), SDKField("volume")]
    case .apsAlert: Self.ofAlert
    case .apnsFCMOptions: [SDKField("analytics_label"), SDKField("image")]
    case .pyfcmArguments: Self.ofPyFCM
    case .pigeonMessage: Self.ofPigeon
    case .rpushMessage: Self.ofRpush
    case .rpushNotification: Self.ofRpushNotification
    case .legacyMessage: Self.ofLegacy
    }
  }

  /// Source: edganiukov/fcm, `message.go`, of which go-fcm had a copy; maddevsio/fcm, `models.go`; Fcmex 0.6,
  /// `payload.ex`. Other fields stay open, because no field of such a message has an effect.
  private static var ofLegacy: [SDKField] {
    [
      SDKField("to"), SDKField("token", "to"), SDKField("registration_ids"), SDKField("condition"),
      SDKField("data"), SDKField("notification", as: .instance(.notification)),
    ]
  }

  private static var ofMessage: [SDKField] {
    [
      SDKField("data", as: .strings), SDKField("notification", as: .instance(.notification)),
      SDKField("android", as: .instance(.androidConfig)),
      SDKField("webpush", as: .instance(.webpushConfig)),
      SDKField("apns", as: .instance(.apnsConfig)),
      SDKField("fcm_options", as: .instance(.fcmOptions)),
    ]
  }

  /// Source: PyFCM 2, `FCMNotification.notify`, which sends the dictionaries as they are.
  private static var ofPyFCM: [SDKField] {
    [
      SDKField("fcm_token", "token"), SDKField("notification_title", "notification title"),
      SDKField("notification_body", "notification body"),
      SDKField("notification_image", "notification image"), SDKField("data_payload", "data"),
      SDKField("topic_name", "topic"), SDKField("topic_condition", "condition"),
      SDKField("android_config", "android"), SDKField("apns_config", "apns"),
      SDKField("webpush_config", "webpush"), SDKField("fcm_options"),
    ]
  }

  /// Source: Pigeon 2.1, `Pigeon.FCM.Notification.new`.
  private static var ofPigeon: [SDKField] {
    [
      SDKField("target", as: .target), SDKField("notification", as: .instance(.notification)),
      SDKField("data", as: .strings),
    ] + ofMessage
  }

  /// Source: rpush 9.2, `client/active_model/fcm/notification.rb`, which makes the message of these and of
  /// others, whose values it converts.
  private static var ofRpush: [SDKField] {
    [
      SDKField("device_token", "token"), SDKField("data", as: .strings),
      SDKField("collapse_key", "android collapse_key"),
      SDKField("notification", as: .spread(.rpushNotification)),
    ]
  }

  private static var ofRpushNotification: [SDKField] {
    [
      SDKField("title", "notification title"), SDKField("body", "notification body"),
      SDKField("image", "notification image"), SDKField("icon", "android notification icon"),
      SDKField("tag", "android notification tag"), SDKField("color", "android notification color"),
      SDKField("click_action", "android notification click_action"),
      SDKField("channel_id", "android notification channel_id"),
      SDKField("ticker", "android notification ticker"),
      SDKField("visibility", "android notification visibility"),
      SDKField("notification_count", "android notification notification_count"),
      SDKField("event_timestamp", "android notification event_time"),
      SDKField("title_loc_key", "android notification title_loc_key"),
      SDKField("title_loc_args", "android notification title_loc_args"),
      SDKField("body_loc_key", "android notification body_loc_key"),
      SDKField("body_loc_args", "android notification body_loc_args"),
    ]
  }

  private static var targets: [SDKField] {
    [
      SDKField("token"), SDKField("topic", as: .topic), SDKField("condition"), SDKField("fid"),
    ]
  }

  private static var ofAndroid: [SDKField] {
    [
      SDKField("collapse_key"), SDKField("priority", as: .choice(.deliveryPriority)),
      SDKField("ttl", as: .lifetime),
      SDKField("restricted_package_name"), SDKField("data", as: .strings),
      SDKField("notification", as: .instance(.androidNotification)),
      SDKField("fcm_options", as: .instance(.androidFCMOptions)), SDKField("direct_boot_ok"),
      SDKField("bandwidth_constrained_ok"), SDKField("restricted_satellite_ok"),
    ]
  }

  private static var ofAndroidNotification: [SDKField] {
    [
      SDKField("title"), SDKField("body"), SDKField("icon"), SDKField("color"),
      SDKField("sound"), SDKField("tag"), SDKField("click_action"), SDKField("body_loc_key"),
      SDKField("body_loc_args", as: .list), SDKField("title_loc_key"),
      SDKField("title_loc_args", as: .list),
      SDKField("channel_id"), SDKField("image"), SDKField("ticker"), SDKField("sticky"),
      SDKField("event_timestamp", "event_time", as: .converted), SDKField("local_only"),
      SDKField("priority", "notification_priority", as: .choice(.notificationPriority)),
      SDKField("vibrate_timings_millis", "vibrate_timings", as: .milliseconds),
      SDKField("default_vibrate_timings"), SDKField("default_sound"),
      SDKField("light_settings", as: .instance(.lightSettings)),
      SDKField("default_light_settings"), SDKField("visibility", as: .choice(.visibility)),
      SDKField("notification_count"), SDKField("proxy", as: .choice(.proxy)),
    ]
  }

  private static var ofLights: [SDKField] {
    [
      SDKField("color", as: .lightColor),
      SDKField("light_on_duration_millis", "light_on_duration", as: .milliseconds),
      SDKField("light_off_duration_millis", "light_off_duration", as: .milliseconds),
    ]
  }

  private static var ofWebNotification: [SDKField] {
    [
      SDKField("title"), SDKField("body"), SDKField("icon"),
      SDKField("actions", as: .instance(.webpushAction)), SDKField("badge"), SDKField("data"),
      SDKField("direction", "dir"), SDKField("image"), SDKField("language", "lang"),
      SDKField("renotify"), SDKField("require_interaction", "requireInteraction"),
      SDKField("silent"), SDKField("tag"), SDKField("timestamp_millis", "timestamp"),
      SDKField("vibrate"), SDKField("custom_data", as: .members),
    ]
  }

  private static var ofAps: [SDKField] {
    [
      SDKField("alert", as: .instance(.apsAlert)), SDKField("badge"),
      SDKField("sound", as: .instance(.criticalSound)),
      SDKField("content_available", "content-available", as: .flag), SDKField("category"),
      SDKField("thread_id", "thread-id"),
      SDKField("mutable_content", "mutable-content", as: .flag),
      SDKField("custom_data", as: .members),
    ]
  }

  private static var ofAlert: [SDKField] {
    [
      SDKField("title"), SDKField("subtitle"), SDKField("body"),
      SDKField("loc_key", "loc-key"), SDKField("loc_args", "loc-args", as: .list),
      SDKField("title_loc_key", "title-loc-key"),
      SDKField("title_loc_args", "title-loc-args", as: .list),
      SDKField("action_loc_key", "action-loc-key"), SDKField("launch_image", "launch-image"),
      SDKField("custom_data", as: .overridingMembers),
    ]
  }

  /// Members of other SDKs than that for Python.
  package var otherFields: [SDKField] {
    switch self {
    case .message: [SDKField("custom", as: .members), SDKField("target", as: .target)]
    case .androidConfig:
      [
        SDKField("sound", "notification sound"), SDKField("message_priority", "priority"),
        SDKField("notification_priority", "notification notification_priority"),
        SDKField("notification_visibility", "notification visibility"),
      ]
    case .webpushConfig: [SDKField("urgency", "headers Urgency")]
    case .apnsConfig:
      [
        SDKField("aps", "payload aps", as: .instance(.aps)),
        SDKField("options", "fcm_options", as: .instance(.apnsFCMOptions)),
        SDKField("custom_data", "payload", as: .members),
        SDKField("data_field", "payload", as: .members),
        SDKField("aps_field", "payload aps", as: .members),
        SDKField("sound", "payload aps sound"), SDKField("badge", "payload aps badge"),
        SDKField("subtitle", "payload aps subtitle"),
        SDKField("priority", "headers apns-priority"),
      ]
    case .apnsPayload: [SDKField("custom_data", as: .members)]
    case .apsAlert:
      [
        SDKField("subtitle_loc_key", "subtitle-loc-key"),
        SDKField("subtitle_loc_args", "subtitle-loc-args", as: .list),
      ]
    default: []
    }
  }
}

/// A member of an SDK's type.
package struct SDKField: Sendable {
  /// The name in snake case.
  package var name: StaticString
  /// The name of the field that it becomes, after those of the objects around it.
  package var key: StaticString
  package var role: SDKRole

  init(_ name: StaticString, _ key: StaticString? = nil, as role: SDKRole = .plain) {
    self.name = name
    self.key = key ?? name
    self.role = role
  }
}

/// What an SDK does with a value before it sends it.
package enum SDKRole: Equatable, Sendable {
  /// Nothing.
  case plain
  /// It expects an instance of one of its types.
  case instance(SDKType)
  /// An object whose values are texts.
  case strings
  /// One of these texts.
  case text
  /// A list, to which methods may add elements.
  case list
  /// It converts the value, so that the linter does not know it.
  case converted
  /// Each recipient gets a message of its own.
  case recipients
  /// A target with its kind, such as `Target::Topic(value)` or `{:topic, value}`.
  case target
  /// It makes a duration of its own unit.
  case lifetime
  /// It makes durations of milliseconds, or of the elements of a list.
  case milliseconds
  /// It makes an object of the text of a color.
  case lightColor
  /// It may remove the prefix `/topics/`.
  case topic
  /// It takes some texts only, and may write them in another form.
  case choice(SDKChoice)
  /// It sends 1 for true, and nothing for anything else.
  case flag
  /// It adds the members of a dictionary to the object around it.
  case members
  /// As `members`, and they may replace the others.
  case overridingMembers
  /// The members of a dictionary become fields of the whole, as those of a type.
  case spread(SDKType)

  /// The role of the elements of a list with this role.
  package var ofElements: SDKRole {
    if case .instance = self { self } else { self == .milliseconds ? self : .plain }
  }

  /// The role in an array that is named as in the REST API, and of which the SDK converts little.
  package var inArray: SDKRole {
    switch self {
    case .choice, .flag, .converted, .milliseconds, .lightColor: .plain
    default: self
    }
  }
}

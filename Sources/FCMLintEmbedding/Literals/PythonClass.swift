import FCMLint

/// The classes of the Admin SDK for Python, and the fields that their parameters become.
///
/// Source: firebase-admin 7.7.0, `_messaging_utils.py` and `_messaging_encoder.py`.
enum PythonClass: UInt8, CaseIterable {
  case message, multicastMessage, notification, fcmOptions
  case androidConfig, androidNotification, lightSettings, androidFCMOptions
  case webpushConfig, webpushNotification, webpushAction, webpushFCMOptions
  case apnsConfig, apnsPayload, aps, criticalSound, apsAlert, apnsFCMOptions

  /// A parameter of the constructor.
  struct Parameter {
    var name: StaticString
    /// The name of the field.
    var field: StaticString
    var role: ValueRole

    init(_ name: StaticString, _ field: StaticString? = nil, as role: ValueRole = .plain) {
      self.name = name
      self.field = field ?? name
      self.role = role
    }
  }

  /// The class with a name; nil if the SDK has none.
  init?(named name: ArraySlice<UInt8>) {
    guard let index = WordList.index(of: name, in: Self.names), index < Self.allCases.count else {
      return nil
    }
    self = Self.allCases[index]
  }

  /// The name with that of its module.
  var qualifiedName: String {
    "messaging." + String(decoding: WordList.words(Self.names)[Int(rawValue)], as: UTF8.self)
  }

  /// In the order of the cases.
  private static var names: StaticString {
    """
    Message MulticastMessage Notification FCMOptions AndroidConfig AndroidNotification \
    LightSettings AndroidFCMOptions WebpushConfig WebpushNotification \
    WebpushNotificationAction WebpushFCMOptions APNSConfig APNSPayload Aps CriticalSound \
    ApsAlert APNSFCMOptions
    """
  }

  /// The names of the fields that contain an instance in a message, separated by spaces; nil if an
  /// instance alone is not checked.
  var path: StaticString? {
    switch self {
    case .message, .multicastMessage: ""
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
    case .lightSettings, .webpushAction: nil
    }
  }

  /// What to say about a dictionary or an instance of another class where the SDK expects one of
  /// this class.
  func rejection(of other: PythonClass?, at inner: Range<Int>) -> RejectedValue {
    RejectedValue(
      inner: inner,
      message: "\(other?.qualifiedName ?? "a dictionary") is not an instance of \(qualifiedName): "
        + "the SDK raises ValueError",
      help: "write \(qualifiedName)(…)")
  }

  /// Whether further keyword arguments are members of the object.
  var takesOthers: Bool { self == .apnsPayload }

  /// The parameters in the order of positional arguments.
  var parameters: [Parameter] {
    switch self {
    case .message: Self.ofMessage + Self.targets
    case .multicastMessage:
      [Parameter("tokens", "token", as: .converted)] + Self.ofMessage
        + [Parameter("fids", "fid", as: .converted)]
    case .notification: [Parameter("title"), Parameter("body"), Parameter("image")]
    case .fcmOptions, .androidFCMOptions: [Parameter("analytics_label")]
    case .androidConfig: Self.ofAndroid
    case .androidNotification: Self.ofAndroidNotification
    case .lightSettings:
      [
        Parameter("color", as: .converted),
        Parameter("light_on_duration_millis", "light_on_duration", as: .converted),
        Parameter("light_off_duration_millis", "light_off_duration", as: .converted),
      ]
    case .webpushConfig:
      [
        Parameter("headers"), Parameter("data"),
        Parameter("notification", as: .instance(.webpushNotification)),
        Parameter("fcm_options", as: .instance(.webpushFCMOptions)),
      ]
    case .webpushNotification: Self.ofWebNotification
    case .webpushAction: [Parameter("action"), Parameter("title"), Parameter("icon")]
    case .webpushFCMOptions: [Parameter("link")]
    case .apnsConfig:
      [
        Parameter("headers"), Parameter("payload", as: .instance(.apnsPayload)),
        Parameter("fcm_options", as: .instance(.apnsFCMOptions)),
        Parameter("live_activity_token"),
      ]
    case .apnsPayload: [Parameter("aps", as: .instance(.aps))]
    case .aps: Self.ofAps
    case .criticalSound:
      [Parameter("name"), Parameter("critical", as: .flag), Parameter("volume")]
    case .apsAlert: Self.ofAlert
    case .apnsFCMOptions: [Parameter("analytics_label"), Parameter("image")]
    }
  }

  private static var ofMessage: [Parameter] {
    [
      Parameter("data"), Parameter("notification", as: .instance(.notification)),
      Parameter("android", as: .instance(.androidConfig)),
      Parameter("webpush", as: .instance(.webpushConfig)),
      Parameter("apns", as: .instance(.apnsConfig)),
      Parameter("fcm_options", as: .instance(.fcmOptions)),
    ]
  }

  private static var targets: [Parameter] {
    [
      Parameter("token"), Parameter("topic", as: .topic), Parameter("condition"), Parameter("fid"),
    ]
  }

  private static var ofAndroid: [Parameter] {
    [
      Parameter("collapse_key"), Parameter("priority", as: .checked(.deliveryPriority)),
      Parameter("ttl", as: .seconds),
      Parameter("restricted_package_name"), Parameter("data"),
      Parameter("notification", as: .instance(.androidNotification)),
      Parameter("fcm_options", as: .instance(.androidFCMOptions)), Parameter("direct_boot_ok"),
      Parameter("bandwidth_constrained_ok"), Parameter("restricted_satellite_ok"),
    ]
  }

  private static var ofAndroidNotification: [Parameter] {
    [
      Parameter("title"), Parameter("body"), Parameter("icon"), Parameter("color"),
      Parameter("sound"), Parameter("tag"), Parameter("click_action"), Parameter("body_loc_key"),
      Parameter("body_loc_args"), Parameter("title_loc_key"), Parameter("title_loc_args"),
      Parameter("channel_id"), Parameter("image"), Parameter("ticker"), Parameter("sticky"),
      Parameter("event_timestamp", "event_time", as: .converted), Parameter("local_only"),
      Parameter("priority", "notification_priority", as: .checked(.notificationPriority)),
      Parameter("vibrate_timings_millis", "vibrate_timings", as: .converted),
      Parameter("default_vibrate_timings"), Parameter("default_sound"),
      Parameter("light_settings", as: .instance(.lightSettings)),
      Parameter("default_light_settings"), Parameter("visibility", as: .checked(.visibility)),
      Parameter("notification_count"), Parameter("proxy", as: .checked(.proxy)),
    ]
  }

  private static var ofWebNotification: [Parameter] {
    [
      Parameter("title"), Parameter("body"), Parameter("icon"),
      Parameter("actions", as: .instance(.webpushAction)), Parameter("badge"), Parameter("data"),
      Parameter("direction", "dir"), Parameter("image"), Parameter("language", "lang"),
      Parameter("renotify"), Parameter("require_interaction", "requireInteraction"),
      Parameter("silent"), Parameter("tag"), Parameter("timestamp_millis", "timestamp"),
      Parameter("vibrate"), Parameter("custom_data", as: .members),
    ]
  }

  private static var ofAps: [Parameter] {
    [
      Parameter("alert", as: .instance(.apsAlert)), Parameter("badge"),
      Parameter("sound", as: .instance(.criticalSound)),
      Parameter("content_available", "content-available", as: .flag), Parameter("category"),
      Parameter("thread_id", "thread-id"),
      Parameter("mutable_content", "mutable-content", as: .flag),
      Parameter("custom_data", as: .members),
    ]
  }

  private static var ofAlert: [Parameter] {
    [
      Parameter("title"), Parameter("subtitle"), Parameter("body"),
      Parameter("loc_key", "loc-key"), Parameter("loc_args", "loc-args"),
      Parameter("title_loc_key", "title-loc-key"), Parameter("title_loc_args", "title-loc-args"),
      Parameter("action_loc_key", "action-loc-key"), Parameter("launch_image", "launch-image"),
      Parameter("custom_data", as: .overridingMembers),
    ]
  }
}

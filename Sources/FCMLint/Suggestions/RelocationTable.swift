/// Names that people write at the wrong place, in an SDK's spelling or in the legacy API's.
///
/// Sources: the v1 reference and its error answers, the migration guide of the legacy API, and the
/// sources of the Admin SDKs for Node.js, Python, Go, Java and .NET.
enum RelocationTable {
  /// What is known about some names in some objects.
  struct Row: Sendable {
    /// The objects the names are found in.
    var objects: [SchemaObject.ID]
    /// The names; one in small letters stands for its spellings in every case.
    var names: [String]
    var kind: SchemaViolationKind
    var locations: [String] = []
    /// Whether the member means the same at its first home.
    var isSame = false
    var advice: Relocation.Advice?
    var explains: Field?
  }

  /// What the table says about a name, given as it stands and in snake case.
  static func row(_ name: String, _ snake: String, in object: SchemaObject.ID) -> Row? {
    let known = numbers[Int(object.rawValue)]
    let number = [known[name], known[snake]].compactMap { $0 }.min()
    return number.map { rows[$0] }
  }

  /// For each object the first row that a name stands in.
  private static let numbers: [[String: Int]] = SchemaObject.ID.allCases.map { object in
    var numbers: [String: Int] = [:]
    for (number, row) in rows.enumerated() where row.objects.contains(object) {
      for name in row.names where numbers[name] == nil { numbers[name] = number }
    }
    return numbers
  }

  /// All names of a sort, in snake case and in camel case.
  static func names(of kind: SchemaViolationKind) -> [String] {
    rows.filter { $0.kind == kind }.flatMap { $0.names }.flatMap { [$0, LowerCamelCase.of($0)] }
  }

  static let rows = legacy + sdk + message + notification + android + apple + webpush

  private static let aps = "message.apns.payload.aps"
  private static let note = "message.android.notification"
  private static let top: [SchemaObject.ID] = [.request, .message]
  private static let lights: [SchemaObject.ID] = [.lightSettings, .lightSettingsV2]
  private static let shown: [SchemaObject.ID] = [.androidNotification, .androidNotificationV2]

  /// The legacy HTTP API, and the options of the SDKs that spoke it.
  private static let legacy: [Row] = [
    Row(
      objects: top, names: ["to"], kind: .legacyField, locations: ["message.token", "message.fid"],
      isSame: true, explains: .token),
    Row(
      objects: top, names: ["notification_key"], kind: .legacyField, locations: ["message.token"],
      isSame: true, explains: .token),
    Row(
      objects: top, names: ["registration_ids", "registration_tokens"], kind: .legacyField,
      locations: ["message.token"], advice: .oneRequestEach, explains: .token),
    Row(
      objects: top + [.notification, .apnsConfig], names: ["time_to_live"], kind: .legacyField,
      locations: [
        "message.android.ttl", "message.apns.headers.apns-expiration",
        "message.webpush.headers.TTL",
      ]),
    Row(
      objects: [.androidConfig, .androidNotification], names: ["time_to_live"],
      kind: .legacyField, locations: ["message.android.ttl"], isSame: true),
    Row(
      objects: [.androidConfigV2], names: ["time_to_live"], kind: .legacyField,
      locations: ["message.android_v2.ttl"], isSame: true),
    Row(
      objects: [.webpushConfig], names: ["time_to_live"], kind: .legacyField,
      locations: ["message.webpush.headers.TTL"], isSame: true),
    Row(
      objects: top + [.notification, .androidConfig, .androidNotification, .apnsConfig],
      names: ["content_available"], kind: .legacyField, locations: [aps + ".content-available"],
      isSame: true),
    Row(
      objects: top + [.notification, .androidConfig, .androidNotification, .apnsConfig],
      names: ["mutable_content"], kind: .legacyField, locations: [aps + ".mutable-content"],
      isSame: true),
    Row(
      objects: top + [.androidConfig], names: ["dry_run"], kind: .legacyField,
      locations: ["validate_only"], isSame: true),
    Row(
      objects: top + [.androidConfig], names: ["delay_while_idle"], kind: .legacyField,
      advice: .dropped),
    Row(
      objects: top + [.notification, .androidConfig, .androidNotification],
      names: ["android_channel_id"], kind: .legacyField, locations: [note + ".channel_id"],
      isSame: true),
    Row(
      objects: [.remoteNotification, .androidNotificationV2], names: ["android_channel_id"],
      kind: .legacyField,
      locations: ["message.android_v2.remote_notification.notification.channel_id"], isSame: true),
  ]

  private static let image = ["image_url", "ImageUrl", "ImageURL"]

  /// Names that only Admin SDKs have.
  private static let sdk: [Row] =
    [
      Row(
        objects: top, names: ["tokens", "fids"], kind: .sdkSpelling, locations: ["message.token"],
        advice: .oneRequestEach, explains: .token),
      Row(
        objects: [.notification], names: image, kind: .sdkSpelling,
        locations: ["message.notification.image"], isSame: true),
      Row(
        objects: [.apnsFcmOptions], names: image, kind: .sdkSpelling,
        locations: ["message.apns.fcm_options.image"], isSame: true),
      Row(
        objects: [.apnsConfig], names: image, kind: .sdkSpelling,
        locations: ["message.apns.fcm_options.image"]),
      Row(
        objects: [.message, .fcmOptions], names: image, kind: .sdkSpelling,
        locations: ["message.notification.image"]),
      Row(
        objects: [.androidConfig], names: image, kind: .sdkSpelling, locations: [note + ".image"],
        isSame: true),
    ]
    + shown.flatMap(notificationNames)
    + lights.flatMap { lights in
      let path = Schema[lights].path
      return [
        Row(
          objects: [lights], names: ["light_on_duration_millis", "light_on_duration_in_millis"],
          kind: .sdkSpelling, locations: [path + ".light_on_duration"]),
        Row(
          objects: [lights], names: ["light_off_duration_millis", "light_off_duration_in_millis"],
          kind: .sdkSpelling, locations: [path + ".light_off_duration"]),
      ]
    }

  private static func notificationNames(of object: SchemaObject.ID) -> [Row] {
    let path = Schema[object].path
    func row(_ names: [String], _ name: String, isSame: Bool = false) -> Row {
      Row(
        objects: [object], names: names, kind: .sdkSpelling, locations: [path + "." + name],
        isSame: isSame)
    }
    return [
      row(image, "image", isSame: true),
      row(
        [
          "vibrate_timings_millis", "vibrate_timing_millis", "vibrate_timings_in_millis",
        ], "vibrate_timings"),
      row(["event_timestamp"], "event_time", isSame: true),
      row(["event_time_in_millis", "event_time_millis"], "event_time"),
      row(["body_localization_key"], "body_loc_key", isSame: true),
      row(["body_localization_args"], "body_loc_args", isSame: true),
      row(["title_localization_key"], "title_loc_key", isSame: true),
      row(["title_localization_args"], "title_loc_args", isSame: true),
    ]
  }
}

/// Known mistakes in field names: names at the wrong place, of an SDK or of the legacy API.
///
/// Sources: the v1 reference and its error responses, the migration guide of the legacy API, and the
/// source code of the Admin SDKs for Node.js, Python, Go, Java and .NET.
package enum RelocationTable {
  /// The resolution of some names in some objects.
  package struct Row: Sendable {
    /// The objects that contain the names.
    var objects: [SchemaObject.ID]
    /// The names; one in lowercase matches its spellings in every case.
    var names: [String]
    var kind: SchemaViolationKind
    package var locations: [String]
    /// Whether the member has the same meaning at the first of its places.
    var isSame: Bool
    var advice: UnknownFieldResolution.Advice?
    var explains: Field?

    /// Creates a row; names and locations are separated by spaces.
    init(
      _ kind: SchemaViolationKind, _ objects: [SchemaObject.ID], _ names: String,
      _ locations: String = "", isSame: Bool = false, advice: UnknownFieldResolution.Advice? = nil,
      explains: Field? = nil
    ) {
      self.names = names.split(separator: " ").map(String.init)
      self.locations = locations.split(separator: " ").map(String.init)
      (self.objects, self.kind, self.isSame) = (objects, kind, isSame)
      (self.advice, self.explains) = (advice, explains)
    }
  }

  /// The row for a name, given in its own spelling and in snake case.
  static func row(_ name: String, _ snake: String, in object: SchemaObject.ID) -> Row? {
    let first = min(firstRows[name] ?? rows.count, firstRows[snake] ?? rows.count)
    return rows[first...].first {
      $0.objects.contains(object) && ($0.names.contains(name) || $0.names.contains(snake))
    }
  }

  /// The number of the first row for each name, in any object. Most names are in none.
  private static let firstRows: [String: Int] = {
    var numbers: [String: Int] = [:]
    for (number, row) in rows.enumerated() {
      for name in row.names where numbers[name] == nil { numbers[name] = number }
    }
    return numbers
  }()

  /// All names of a kind, in snake case and in camel case.
  static func names(of kind: SchemaViolationKind) -> [String] {
    rows.filter { $0.kind == kind }.flatMap { $0.names }.flatMap { [$0, LowerCamelCase.of($0)] }
  }

  package static let rows = legacy + sdk + message + notification + android + apple + webpush

  static let aps = "message.apns.payload.aps"
  static let note = "message.android.notification"
  static let noteV2 = "message.android_v2.remote_notification.notification"
  static let config = "message.android"
  static let headers = "message.apns.headers"
  static let push = "message.webpush"
  static let top: [SchemaObject.ID] = [.request, .message]
  private static let lights: [SchemaObject.ID] = [.lightSettings, .lightSettingsV2]
  private static let shown: [SchemaObject.ID] = [.androidNotification, .androidNotificationV2]
  private static let notes = top + [.notification, .androidConfig, .androidNotification]

  /// Names of the legacy HTTP API, and options of the SDKs for it.
  private static let legacy: [Row] = [
    Row(.legacyField, top, "to", "message.token message.fid", isSame: true, explains: .token),
    Row(.legacyField, top, "notification_key", "message.token", isSame: true, explains: .token),
    Row(
      .legacyField, top, "registration_ids registration_tokens", "message.token",
      advice: .oneRequestEach, explains: .token),
    Row(
      .legacyField, top + [.notification, .apnsConfig], "time_to_live",
      "\(config).ttl \(headers).apns-expiration \(push).headers.TTL"),
    Row(
      .legacyField, [.androidConfig, .androidNotification], "time_to_live", "\(config).ttl",
      isSame: true),
    Row(.legacyField, [.androidConfigV2], "time_to_live", "message.android_v2.ttl", isSame: true),
    Row(.legacyField, [.webpushConfig], "time_to_live", "\(push).headers.TTL", isSame: true),
    Row(
      .legacyField, notes + [.apnsConfig], "content_available", "\(aps).content-available",
      isSame: true),
    Row(
      .legacyField, notes + [.apnsConfig], "mutable_content", "\(aps).mutable-content",
      isSame: true),
    Row(.legacyField, top + [.androidConfig], "dry_run", "validate_only", isSame: true),
    Row(.legacyField, top + [.androidConfig], "delay_while_idle", advice: .dropped),
    Row(.legacyField, notes, "android_channel_id", "\(note).channel_id", isSame: true),
    Row(
      .legacyField, [.remoteNotification, .androidNotificationV2], "android_channel_id",
      "\(noteV2).channel_id", isSame: true),
  ]

  private static let image = "image_url ImageUrl ImageURL"

  /// Names that only Admin SDKs have.
  private static let sdk: [Row] =
    [
      Row(
        .sdkSpelling, top, "tokens fids", "message.token", advice: .oneRequestEach,
        explains: .token),
      Row(.sdkSpelling, [.notification], image, "message.notification.image", isSame: true),
      Row(.sdkSpelling, [.apnsFcmOptions], image, "message.apns.fcm_options.image", isSame: true),
      Row(.sdkSpelling, [.apnsConfig], image, "message.apns.fcm_options.image"),
      Row(.sdkSpelling, [.message, .fcmOptions], image, "message.notification.image"),
      Row(.sdkSpelling, [.androidConfig], image, "\(note).image", isSame: true),
    ]
    + shown.flatMap(notificationNames)
    + lights.flatMap { lights in
      let path = Schema[lights].path
      return [
        Row(
          .sdkSpelling, [lights], "light_on_duration_millis light_on_duration_in_millis",
          "\(path).light_on_duration"),
        Row(
          .sdkSpelling, [lights], "light_off_duration_millis light_off_duration_in_millis",
          "\(path).light_off_duration"),
      ]
    }

  private static func notificationNames(of object: SchemaObject.ID) -> [Row] {
    let path = Schema[object].path
    func row(_ names: String, _ name: String, isSame: Bool = false) -> Row {
      Row(.sdkSpelling, [object], names, "\(path).\(name)", isSame: isSame)
    }
    return [
      row(image, "image", isSame: true),
      row(
        "vibrate_timings_millis vibrate_timing_millis vibrate_timings_in_millis",
        "vibrate_timings"),
      row("event_timestamp", "event_time", isSame: true),
      row("event_time_in_millis event_time_millis", "event_time"),
      row("body_localization_key", "body_loc_key", isSame: true),
      row("body_localization_args", "body_loc_args", isSame: true),
      row("title_localization_key", "title_loc_key", isSame: true),
      row("title_localization_args", "title_loc_args", isSame: true),
    ]
  }
}

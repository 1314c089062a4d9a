/// Apple's equivalents of fields of other platforms (webpush §8.2).
package enum AppleEquivalent {
  private static let fields = WordTable<Field>([
    ("ttl time_to_live apns_ttl expiration expiry", .apnsExpiration),
    ("priority urgency notification_priority", .apnsPriority),
    ("collapse_key apns_collapse_key collapse_id tag", .apnsCollapseId),
    ("push_type", .apnsPushType),
    ("click_action", .apsCategory),
    ("notification_count", .apsBadge),
    ("apns_thread_id group", .apsThreadId),
    ("loc_key body_loc_key", .alertLocKey),
    ("loc_args body_loc_args", .alertLocArgs),
    ("title_loc_key", .alertTitleLocKey),
    ("title_loc_args", .alertTitleLocArgs),
    ("subtitle_loc_key", .alertSubtitleLocKey),
    ("subtitle_loc_args", .alertSubtitleLocArgs),
    ("launch_image", .alertLaunchImage),
    ("notification", .apsAlert),
    ("text message content", .alertBody),
    ("image image_url attachment_url media_url attachment picture", .appleImage),
    ("fcm_options", .apnsFcmOptions),
    ("headers", .apnsHeaders),
    ("live_activity_token", .liveActivityToken),
  ])

  /// Apple's place for what a name of another platform means; nil for an unknown name.
  package static func of(_ word: String) -> String? {
    if NameCase.folded(word) == "link" {
      return "a custom key next to aps, and open it in the app"
    }
    guard let field = fields[word] else { return nil }
    if let header = header(field) { return "the header \"\(header)\"" }
    let path = Schema.path(of: field).split(separator: ".")
    let object = path.dropLast().joined(separator: ".")
    let payload = "apns.payload."
    return "\"\(path.last ?? "")\" in "
      + (object.hasPrefix(payload) ? object.dropFirst(payload.utf8.count) : object[...])
  }

  /// The APNs header with the same meaning as a name of another platform; nil if there is none.
  package static func header(for word: String) -> String? { fields[word].flatMap(header) }

  private static func header(_ field: Field) -> String? {
    Schema[.apnsHeaders].rows.first { $0.field == field }?.name
  }

  /// Whether a name of Android or the web has no equivalent on Apple devices.
  package static func hasNone(_ word: String) -> Bool { wordsWithout[word] ?? false }

  /// Names of Android and the web that have no equivalent on Apple devices.
  package static let namesWithout =
    "icon color channel_id ticker sticky visibility vibrate_timings vibrate light_settings "
    + "renotify requireInteraction actions"
  private static let wordsWithout = WordTable([(namesWithout + " android_channel_id", true)])
}

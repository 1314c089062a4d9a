/// How a browser reads the options of a web notification, and the words that others use for them.
public enum WebWords {
  /// What a browser makes of a value where it wants a boolean; nil when it is not known yet.
  ///
  /// Source: Web IDL, conversion to boolean: every text but the empty one counts as true.
  public static func truth(of value: JSONNode) -> Bool? {
    switch value.kind {
    case .true, .object, .array: true
    case .false, .null: false
    case .number: value.number.map { $0 != 0 }
    case .string: value.isOpaque ? nil : value.contentRange.count > 0
    default: nil
    }
  }

  /// The option that a word of Android, Apple or an SDK stands for.
  public static func option(for name: String) -> String? {
    switch name {
    case "require_interaction", "requireinteraction", "require-interaction", "sticky":
      "requireInteraction"
    case "icon_url", "iconUrl", "iconURL", "small_icon", "large_icon": "icon"
    case "image_url", "imageUrl", "imageURL", "picture": "image"
    case "badge_url", "badgeUrl": "badge"
    case "direction": "dir"
    case "language", "locale": "lang"
    case "vibrate_timings", "vibration", "vibrateTimings", "vibrateTimingsMillis": "vibrate"
    case "event_time", "eventTime", "timestampMillis", "timestamp_millis": "timestamp"
    case "message": "body"
    case "thread-id", "collapse_key": "tag"
    default: nil
    }
  }

  /// Where the idea of a word lives on the web, when it is no option of the notification.
  public static func place(of name: String) -> String? {
    switch name {
    case "click-action", "clickAction", "link", "url", "deep_link":
      "the page a click opens stands in webpush.fcm_options.link"
    case "ttl", "TTL", "time_to_live": "the lifetime is the header TTL in webpush.headers"
    case "priority", "urgency", "Urgency": "the urgency is the header Urgency in webpush.headers"
    case "sound": "browsers play their own sound; only silent can be said"
    case "color", "channel_id", "channelId", "ticker", "visibility", "light_settings":
      "this belongs to android.notification and has no counterpart on the web"
    case "onclick", "onclose", "onshow", "onerror":
      "events are handled in the service worker, not in the message"
    case "subtitle", "category", "mutable-content", "content-available", "interruption-level":
      "this belongs to apns.payload.aps and has no counterpart on the web"
    default: nil
    }
  }

  /// The Web Push header that a header or field of another platform stands for.
  public static func header(for name: String) -> String? {
    switch name {
    case "priority", "apns-priority", "android-priority", "importance": "Urgency"
    case "time_to_live", "timetolive", "apns-expiration", "expiration", "max-age": "TTL"
    case "collapse_key", "collapsekey", "collapse-key", "apns-collapse-id", "tag-id": "Topic"
    default: nil
    }
  }

  /// The headers of Web Push that a message may set.
  public static let headers = ["TTL", "Urgency", "Topic"]

  /// The option of the notification, or the link, that a name among the headers was meant for.
  public static func optionInHeaders(_ name: String) -> String? {
    let lower = name.lowercased()
    switch lower {
    case "image", "icon", "badge", "title", "body", "link", "actions", "tag", "dir", "lang", "data",
      "vibrate", "silent", "renotify", "timestamp":
      return lower
    case "click_action", "click-action", "clickaction": return "link"
    case "requireinteraction": return "requireInteraction"
    default: return option(for: name)
    }
  }

  /// Headers that the transport owns, whichever way their letters are written.
  public static let transportHeaders: Set<String> = [
    "authorization", "crypto-key", "encryption", "content-encoding", "content-type",
    "content-length", "prefer", "host", ":method", ":path", ":scheme", ":authority",
  ]
}

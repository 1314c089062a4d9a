// The words in which findings speak of what the web has elsewhere, or not at all.
extension WebWords {
  /// Where the idea of a word lives on the web, when it is no option of the notification.
  public static func place(of name: String) -> String? {
    switch NearestKey.folded(name) {
    case "clickaction", "link", "url", "deeplink":
      "set the page that a click opens in webpush.fcm_options.link"
    case "ttl", "timetolive": "set the lifetime with the header TTL in webpush.headers"
    case "priority", "urgency": "set the urgency with the header Urgency in webpush.headers"
    case "collapsekey", "collapseid":
      "name what it replaces with the header Topic in webpush.headers"
    case "fcmoptions": "move it to webpush.fcm_options"
    case "headers": "move it to webpush.headers"
    case "sound": "browsers play their own sound; only silent can be set"
    case "color", "channelid", "ticker", "visibility", "lightsettings":
      "this belongs to android.notification and has no counterpart on the web"
    case "onclick", "onclose", "onshow", "onerror":
      "events are handled in the service worker, not in the message"
    case "subtitle", "category", "mutablecontent", "contentavailable", "interruptionlevel":
      "this belongs to apns.payload.aps and has no counterpart on the web"
    default: nil
    }
  }
}

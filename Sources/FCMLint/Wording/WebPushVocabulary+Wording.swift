// The words in which findings speak of what the web has elsewhere, or not at all.
extension WebPushVocabulary {
  /// Where the idea of a word lives on the web, when it is no option of the notification.
  package static func place(of name: String) -> String? {
    switch NameCase.folded(name) {
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

  /// What a browser makes of null as the value of an option; nil where it takes it for absent.
  package static func fateOfNull(_ option: JSONNode) -> String? {
    switch option.text {
    case "title", "body": "the browser shows the text null"
    case "icon", "image", "badge", "navigate": "the browser takes it for the URL null"
    case "lang", "tag": "the browser takes it for the text null"
    case "dir", "actions": "the browser throws an error, and nothing appears"
    case "timestamp": "the browser reads January 1970"
    default: nil
    }
  }
}

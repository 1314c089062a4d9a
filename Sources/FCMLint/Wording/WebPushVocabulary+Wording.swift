// The words in which findings speak of what the web has elsewhere, or not at all.
extension WebPushVocabulary {
  /// Where the idea of a word lives on the web, when it is no option of the notification.
  package static func place(of name: String) -> String? { places[name] }

  private static let places: WordTable<String> = {
    func path(_ field: Field) -> String { Schema.path(of: field) }
    let headers = path(.webHeaders)
    return WordTable([
      ("click_action link url deep_link", "set the page that a click opens in \(path(.webLink))"),
      ("ttl time_to_live", "set the lifetime with the header TTL in \(headers)"),
      ("priority urgency", "set the urgency with the header Urgency in \(headers)"),
      ("collapse_key collapse_id", "name what it replaces with the header Topic in \(headers)"),
      ("fcm_options", "move it to \(path(.webFcmOptions))"),
      ("headers", "move it to \(headers)"),
      ("sound", "browsers play their own sound; only silent can be set"),
      (
        "onclick onclose onshow onerror",
        "events are handled in the service worker, not in the message"
      ),
      (
        namesOfAndroid,
        "this belongs to \(path(.androidNotification)) and has no counterpart on the web"
      ),
      (namesOfApple, "this belongs to \(path(.aps)) and has no counterpart on the web"),
    ])
  }()

  /// What a browser makes of null as the value of an option; nil where it takes it for absent.
  package static func fateOfNull(_ option: JSONNode) -> String? {
    switch Schema.field(of: option, in: .webNotification) {
    case .webTitle, .webBody: "the browser shows the text null"
    case .webIcon, .webImage, .webBadge, .webNavigate: "the browser takes it for the URL null"
    case .webLang, .webTag: "the browser takes it for the text null"
    case .webDir, .webActions: "the browser throws an error, and nothing appears"
    case .webTimestamp: "the browser reads January 1970"
    default: nil
    }
  }
}

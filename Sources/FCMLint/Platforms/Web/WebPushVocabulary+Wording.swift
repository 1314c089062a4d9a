// Help lines for names that are not options of a web notification, and the effects of null.
extension WebPushVocabulary {
  /// The help line for the name of something that the web has in another place or not at all.
  package static func help(for name: String) -> String? { places[name] }

  private static let places: WordTable<String> = {
    func path(_ field: Field) -> String { Schema.path(of: field) }
    let headers = path(.webHeaders)
    return WordTable([
      ("click_action link url deep_link", "move the URL that a click opens to \(path(.webLink))"),
      ("ttl time_to_live", "use the header \"TTL\" in \(headers)"),
      ("priority urgency", "use the header \"Urgency\" in \(headers)"),
      ("collapse_key collapse_id", "use the header \"Topic\" in \(headers)"),
      ("fcm_options", "move it to \(path(.webFcmOptions))"),
      ("headers", "move it to \(headers)"),
      ("sound", "remove it; browsers play their own sound, which only \"silent\" can turn off"),
      (
        "onclick onclose onshow onerror",
        "remove it, and handle the event in the service worker"
      ),
      (
        namesOfAndroid,
        "remove it, or move it to \(path(.androidNotification)); the web has no equivalent"
      ),
      ("subtitle", "remove it, or move it to \(path(.apsAlert)); the web has no equivalent"),
      (
        namesOfApple,
        "remove it, or write it in Apple's spelling in \(path(.aps)); the web has no equivalent"
      ),
    ])
  }()

  /// The effect of null as the value of an option; nil if the browser treats null as unset.
  package static func effectOfNull(_ option: JSONNode) -> String? {
    switch Schema.field(of: option, in: .webNotification) {
    case .webTitle, .webBody: "the browser shows the text \"null\""
    case .webIcon, .webImage, .webBadge, .webNavigate: "the browser reads it as the URL \"null\""
    case .webLang, .webTag: "the browser reads it as the text \"null\""
    case .webDir, .webActions: "the browser throws an error and shows nothing"
    case .webTimestamp: "the browser reads January 1970"
    default: nil
    }
  }
}

/// How a browser reads the options of a web notification, and the words that others use for them.
package enum WebPushVocabulary {
  /// What a browser makes of a value where it wants a boolean; nil when it is not known yet.
  ///
  /// Source: Web IDL, conversion to boolean: every text but the empty one counts as true.
  package static func truth(of value: JSONNode) -> Bool? {
    switch value.kind {
    case .true, .object, .array: true
    case .false, .null: false
    case .number: value.number.map { $0 != 0 }
    case .string: value.isOpaque ? nil : value.contentRange.count > 0
    default: nil
    }
  }

  /// The option that a word of Android, Apple or an SDK stands for.
  package static func option(for name: String) -> String? {
    switch KeySuggestion.folded(name) {
    case "requireinteraction" where name != "requireInteraction", "sticky": "requireInteraction"
    case "iconurl", "smallicon", "largeicon": "icon"
    case "imageurl", "picture": "image"
    case "badgeurl": "badge"
    case "direction": "dir"
    case "language", "locale": "lang"
    case "vibratetimings", "vibration", "vibratetimingsmillis": "vibrate"
    case "eventtime", "timestampmillis": "timestamp"
    case "message": "body"
    case "threadid": "tag"
    default: nil
    }
  }

  /// The option that an unknown name was meant for; nil when it resembles none.
  ///
  /// `click_action` is none of the browser's: whoever comes near it wants a link.
  package static func near(_ name: String) -> String? {
    if let option = option(for: name) { return option }
    let folded = KeySuggestion.folded(name)
    if wordsOfTheirOwn.contains(folded) { return nil }
    let options = Schema[.webNotification].rows.lazy.map { $0.name }
      .filter { $0 != "click_action" }
    return options.first { $0.lowercased() == folded }
      ?? options.first {
        $0.count > 3 && EditDistance.isAtMost($0.count > 6 ? 2 : 1, $0, name)
      }
  }

  /// Words that an app may well use itself, though they are one letter away from an option.
  private static let wordsOfTheirOwn: Set<String> = [
    "date", "land", "lane", "long", "options", "tile",
  ]

  /// Whether a key is `options` with options of the notification in it, as `showNotification` has them.
  package static func isWrapper(_ key: JSONNode) -> Bool {
    key.matches("options")
      && key.value.members.contains { Schema.row(of: $0.key, in: .webNotification) >= 0 }
  }

  /// Whether a member of an action was meant to be the page that its button opens.
  package static func isLinkOfAction(_ name: String) -> Bool {
    linksOfActions.contains(KeySuggestion.folded(name))
  }

  private static let linksOfActions: Set<String> = [
    "clickaction", "url", "link", "href", "deeplink", "clickurl", "actionurl",
  ]

  /// The option `tag`, if a word near it stands where `renotify` lacks a tag; so short a word has
  /// many neighbours, and anywhere else it may be an app's own.
  package static func tag(meantBy name: String, in message: MessageDocument) -> String? {
    guard message.has(.webRenotify), !message.has(.webTag),
      EditDistance.isAtMost(1, name.lowercased(), "tag")
    else { return nil }
    return "tag"
  }

  /// Whether a notification without a tag has an option that is one slip away from it.
  package static func hasTagMisspelt(_ message: MessageDocument) -> Bool {
    guard let note = message[.webNotification] else { return false }
    return note.members.contains { tag(meantBy: $0.key.text ?? "", in: message) != nil }
  }

  /// The Web Push header that a header or field of another platform stands for.
  package static func header(for name: String) -> String? {
    switch name.lowercased() {
    case "priority", "apns-priority", "android-priority", "importance": "Urgency"
    case "time_to_live", "timetolive", "apns-expiration", "expiration", "max-age": "TTL"
    case "collapse_key", "collapsekey", "collapse-key", "apns-collapse-id", "tag-id": "Topic"
    default: nil
    }
  }

  /// The headers of Web Push that a message may set.
  package static let headers = ["TTL", "Urgency", "Topic"]

  /// The header that a key names in letters of another case: HTTP knows no difference.
  static func header(inAnyCase key: JSONNode) -> String? {
    guard (3...7).contains(key.contentRange.count), let name = key.text?.lowercased() else {
      return nil
    }
    return headers.first { $0.lowercased() == name }
  }

  /// Whether a push service takes the value for the header of this name.
  package static func isRight(_ header: String, _ value: JSONNode) -> Bool {
    guard value.isString, !value.isOpaque, let text = value.text else { return false }
    switch header {
    case "TTL":
      return DecimalDigits(value).map { (1...TimeToLive.longest).contains($0.number) } ?? false
    case "Urgency": return urgencies.contains { value.matches($0) }
    default:
      return (1...longestTopic).contains(text.utf8.count) && text.utf8.allSatisfy(isOfTopic)
    }
  }

  /// The words of the header `Urgency`.
  package static let urgencies: [StaticString] = ["very-low", "low", "normal", "high"]

  /// How many characters the header `Topic` may have.
  package static let longestTopic = 32

  /// Whether a byte may stand in the header `Topic`: a letter, a digit, a hyphen or an underscore.
  package static func isOfTopic(_ byte: UInt8) -> Bool {
    ASCIISet(low: 0x03FF_2000_0000_0000, high: 0x07FF_FFFE_87FF_FFFE).contains(byte)
  }

  /// The option of the notification, or the link, that a name among the headers was meant for.
  package static func optionInHeaders(_ name: String) -> String? {
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
  package static let transportHeaders: Set<String> = [
    "authorization", "crypto-key", "encryption", "content-encoding", "content-type",
    "content-length", "prefer", "host", ":method", ":path", ":scheme", ":authority",
  ]
}

extension MessageDocument {
  /// Whether a notification is to alert again and has no tag by which it could be known.
  package var lacksTagForRenotify: Bool {
    guard let renotify = self[.webRenotify] else { return false }
    return WebPushVocabulary.truth(of: renotify) == true && !has(.webTag)
  }
}

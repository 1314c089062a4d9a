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

  /// Words of Android, Apple and SDKs for options of a notification.
  private static let otherWords: [(name: String, words: String)] = [
    ("requireInteraction", "sticky"),
    ("icon", "icon_url small_icon large_icon"),
    ("image", "image_url picture"),
    ("badge", "badge_url"),
    ("dir", "direction"),
    ("lang", "language locale"),
    ("vibrate", "vibrate_timings vibration vibrate_timings_millis"),
    ("timestamp", "event_time timestamp_millis"),
    ("body", "message"),
    ("tag", "thread_id"),
  ]

  /// Names of Android and of Apple that the web has nothing for.
  package static let namesOfAndroid = "color channel_id ticker visibility light_settings"
  package static let namesOfApple =
    "subtitle category mutable-content content-available interruption-level"

  /// The options of a notification; a name near `click_action` asks for a link.
  private static let options = NameSuggester(optionNames, synonyms: otherWords)
  private static let optionNames = Schema[.webNotification].rows.map { $0.name }
    .filter { $0 != "click_action" }

  /// The option that an unknown name was meant for; nil when it resembles none.
  package static func near(_ name: String) -> String? {
    guard !wordsOfTheirOwn.contains(NameCase.folded(name)),
      let option = options.suggestion(for: name, upTo: .typo)
    else { return nil }
    // Short words have many neighbors, which may be an app's own.
    return option.reason <= .synonym || option.name.utf8.count > 3 ? option.name : nil
  }

  /// Words that an app may well use itself, though they are one letter away from an option.
  private static let wordsOfTheirOwn: Set<String> = ["date", "land", "lane", "long", "tile"]

  /// Whether a key is `options` with options of the notification in it, as `showNotification` has them.
  package static func isWrapper(_ key: JSONNode) -> Bool {
    key.matches("options")
      && key.value.members.contains { Schema.row(of: $0.key, in: .webNotification) >= 0 }
  }

  /// Whether a member of an action was meant to be the page that its button opens.
  package static func isLinkOfAction(_ name: String) -> Bool {
    linksOfActions.contains(NameCase.folded(name))
  }

  private static let linksOfActions: Set<String> = [
    "clickaction", "url", "link", "href", "deeplink", "clickurl", "actionurl",
  ]

  /// The option `tag`, if a word near it stands where `renotify` lacks a tag; so short a word has
  /// many neighbours, and anywhere else it may be an app's own.
  package static func tag(meantBy name: String, in message: MessageDocument) -> String? {
    guard message.has(.webRenotify), !message.has(.webTag),
      let option = options.suggestion(for: name, upTo: .typo), option.name == "tag"
    else { return nil }
    return option.name
  }

  /// Whether a notification without a tag has an option that is one slip away from it.
  package static func hasTagMisspelt(_ message: MessageDocument) -> Bool {
    guard let note = message[.webNotification] else { return false }
    return note.members.contains { tag(meantBy: $0.key.text ?? "", in: message) != nil }
  }

  /// The headers of Web Push that a message may set, and headers and fields of other platforms for
  /// the same.
  private static let headers = NameSuggester(
    Schema[.webHeaders].rows.map { $0.name },
    synonyms: [
      ("Urgency", "priority apns-priority android-priority importance"),
      ("TTL", "time_to_live apns-expiration expiration max-age"),
      ("Topic", "collapse_key apns-collapse-id tag-id"),
    ])

  /// The Web Push header that a name was meant for.
  package static func header(meantBy name: String) -> Suggestion? {
    headers.suggestion(for: name, upTo: .typo)
  }

  /// Whether a name is what another platform calls a header of Web Push.
  package static func isHeaderElsewhere(_ name: String) -> Bool {
    header(meantBy: name)?.reason == .synonym
  }

  /// The header that a key names in another case: HTTP knows no difference.
  package static func header(inAnyCase key: JSONNode) -> String? {
    guard (3...7).contains(key.contentRange.count), let name = key.text else { return nil }
    return headers.suggestion(for: name, upTo: .spelling)?.name
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
    optionsAndLink.suggestion(for: name, upTo: .synonym)?.name
  }

  private static let optionsAndLink = NameSuggester(
    optionNames + ["link"], synonyms: otherWords + [("link", "click_action")])

  /// Whether a header, in any case, is one that the transport owns.
  package static func isTransport(_ name: String) -> Bool {
    APNsHeader.isTransport(name)
      || ["crypto-key", "encryption", "prefer"].contains(name.lowercased())
  }
}

extension MessageDocument {
  /// Whether a notification is to alert again and has no tag by which it could be known.
  package var lacksTagForRenotify: Bool {
    guard let renotify = self[.webRenotify] else { return false }
    return WebPushVocabulary.truth(of: renotify) == true && !has(.webTag)
  }
}

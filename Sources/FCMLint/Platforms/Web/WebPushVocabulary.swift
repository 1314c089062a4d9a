/// Options and headers of web pushes, and the names that other platforms use for them.
package enum WebPushVocabulary {
  /// The boolean that a browser converts a value to; nil for a placeholder.
  ///
  /// Source: Web IDL, conversion to boolean. Every string except the empty one counts as true.
  package static func truth(of value: JSONNode) -> Bool? {
    switch value.kind {
    case .true, .object, .array: true
    case .false, .null: false
    case .number: value.number.map { $0 != 0 }
    case .string: value.isOpaque ? nil : value.contentRange.count > 0
    default: nil
    }
  }

  /// Names that Android, Apple and SDKs use for options of a notification.
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

  /// Names of Android that have no equivalent on the web.
  package static let namesOfAndroid = "color channel_id ticker visibility light_settings"
  /// Names of Apple that have no equivalent on the web.
  package static let namesOfApple =
    "subtitle category mutable-content content-available interruption-level"

  /// The options of a notification, without `click_action`, which means a link, and without the
  /// members of a declarative web push, which have no effect here.
  private static let options = NameSuggester(optionNames, synonyms: otherWords)
  private static let optionNames = Schema[.webNotification].rows.map { $0.name }
    .filter { !["click_action", "web_push", "app_badge", "mutable"].contains($0) }

  /// The option that an unknown name means; nil if it is similar to none.
  package static func near(_ name: String) -> String? {
    guard !wordsOfTheirOwn.contains(NameCase.folded(name)),
      let option = options.suggestion(for: name, upTo: .typo)
    else { return nil }
    // Short words resemble many others, which may be the app's own.
    return option.reason <= .synonym || option.name.utf8.count > 3 ? option.name : nil
  }

  /// Words that differ in one letter from an option, but that apps use themselves.
  private static let wordsOfTheirOwn: Set<String> = ["date", "land", "lane", "long", "tile"]

  /// Whether a key is `options` and its object contains options, as for `showNotification`.
  package static func isWrapper(_ key: JSONNode) -> Bool {
    key.matches("options")
      && key.value.members.contains { Schema.row(of: $0.key, in: .webNotification) >= 0 }
  }

  /// Whether the name of a member of an action means the page that its button opens.
  package static func isLinkOfAction(_ name: String) -> Bool {
    linksOfActions.contains(NameCase.folded(name))
  }

  private static let linksOfActions: Set<String> = [
    "clickaction", "url", "link", "href", "deeplink", "clickurl", "actionurl",
  ]

  /// The option `tag`, if a name is similar to it and `renotify` has no tag.
  ///
  /// So short a word resembles many others, which elsewhere may be the app's own.
  package static func tag(meantBy name: String, in message: MessageDocument) -> String? {
    guard message.has(.webRenotify), !message.has(.webTag),
      let option = options.suggestion(for: name, upTo: .typo), option.name == "tag"
    else { return nil }
    return option.name
  }

  /// Whether a notification without a tag has a misspelled one.
  package static func hasTagMisspelt(_ message: MessageDocument) -> Bool {
    guard let note = message[.webNotification] else { return false }
    return note.members.contains { tag(meantBy: $0.key.text ?? "", in: message) != nil }
  }

  /// The Web Push headers that a message may set, and their synonyms on other platforms.
  private static let headers = NameSuggester(
    Schema[.webHeaders].rows.map { $0.name },
    synonyms: [
      ("Urgency", "priority apns-priority android-priority importance"),
      ("TTL", "time_to_live apns-expiration expiration max-age"),
      ("Topic", "collapse_key apns-collapse-id tag-id"),
    ])

  /// The Web Push header that a name means.
  package static func header(meantBy name: String) -> Suggestion? {
    headers.suggestion(for: name, upTo: .typo)
  }

  /// Whether another platform uses this name for a Web Push header.
  package static func isHeaderElsewhere(_ name: String) -> Bool {
    header(meantBy: name)?.reason == .synonym
  }

  /// The header that a key names, ignoring case as HTTP does.
  package static func header(inAnyCase key: JSONNode) -> String? {
    guard (3...7).contains(key.contentRange.count), let name = key.text else { return nil }
    return headers.suggestion(for: name, upTo: .spelling)?.name
  }

  /// Whether a push service accepts the value for a header.
  package static func isRight(_ header: String, _ value: JSONNode) -> Bool {
    guard value.isString, !value.isOpaque, let text = value.text else { return false }
    switch header {
    case "TTL":
      return DecimalDigits(value).map { (1...TimeToLive.longest).contains($0.number) } ?? false
    case "Urgency": return urgencies.contain(value)
    default:
      return (1...longestTopic).contains(text.utf8.count) && text.utf8.allSatisfy(isOfTopic)
    }
  }

  /// The values of the `Urgency` header.
  package static let urgencies = [
    KnownValue("very-low", "Delivery while the device charges and has Wi-Fi."),
    KnownValue("low", "Delivery while the device charges or has Wi-Fi."),
    KnownValue("normal", "Delivery without power or Wi-Fi. The default."),
    KnownValue("high", "Delivery even at a low battery level."),
  ]

  /// The values of the option `dir`.
  package static let directions = [
    KnownValue("auto", "The browser decides. The default."), KnownValue("ltr", "Left to right."),
    KnownValue("rtl", "Right to left."),
  ]

  /// The maximum number of characters in the `Topic` header.
  package static let longestTopic = 32

  /// Whether the `Topic` header may contain a byte: a letter, a digit, a hyphen or an underscore.
  package static func isOfTopic(_ byte: UInt8) -> Bool {
    ASCIISet(low: 0x03FF_2000_0000_0000, high: 0x07FF_FFFE_87FF_FFFE).contains(byte)
  }

  /// The option of the notification, or the link, that a name among the headers means.
  package static func optionInHeaders(_ name: String) -> String? {
    optionsAndLink.suggestion(for: name, upTo: .synonym)?.name
  }

  private static let optionsAndLink = NameSuggester(
    optionNames + ["link"], synonyms: otherWords + [("link", "click_action")])

  /// Whether FCM or the push protocol sets the header of this name, in any case.
  package static func isTransport(_ name: String) -> Bool {
    APNsHeader.isTransport(name)
      || ["crypto-key", "encryption", "prefer"].contains(name.lowercased())
  }
}

extension MessageDocument {
  /// Whether `renotify` is true and the notification has no tag.
  package var isRenotifyWithoutTag: Bool {
    guard let renotify = self[.webRenotify] else { return false }
    return WebPushVocabulary.truth(of: renotify) == true && !has(.webTag)
  }
}

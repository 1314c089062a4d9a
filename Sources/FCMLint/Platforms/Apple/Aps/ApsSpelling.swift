/// Misspellings of Apple's keys, which have no effect (apns §7).
package enum ApsSpelling {
  /// The names of all keys that Apple reads in `aps`, without the texts of the alert.
  package static let keys: [String] = Schema[.aps].rows.map { $0.name }
    .filter { !["title", "subtitle", "body"].contains($0) }
  static let names = NameSuggester(
    keys, synonyms: [("target-content-id", "targetContentIdentifier")])

  /// The names of all keys that Apple reads in `aps.alert`.
  package static let alertKeys: [String] = Schema[.alert].rows.map { $0.name }
  static let alertNames = NameSuggester(
    alertKeys, synonyms: [("loc-key", "body_loc_key"), ("loc-args", "body_loc_args")])

  /// The names of all keys of a sound that is an object.
  package static let soundKeys: [String] = Schema[.sound].rows.map { $0.name }
  private static let soundNames = NameSuggester(
    soundKeys, synonyms: [("name", "file file_name sound sound_name sound_file")])

  /// The key of a sound that a name means: a typo or a synonym.
  package static func soundKey(meantBy name: String) -> String? {
    soundNames.suggestion(for: name, upTo: .missingWord)?.name
  }

  /// The key of `aps` that a misspelling means; nil if the key is not a misspelling.
  package static func right(for key: JSONNode) -> String? { right(for: key, among: names) }

  /// The meaning of a key that has no effect in `aps`.
  package enum Meaning: Equatable, Sendable {
    /// A key of `aps`, and whether the value has the same meaning there.
    case key(String, isSure: Bool)
    /// A field in another place, in words.
    case elsewhere(String)
  }

  /// Names of images and localized texts, which belong in other places.
  package static let wordsElsewhere: Set<String> = [
    "image", "imageurl", "attachmenturl", "mediaurl", "lockey", "locargs", "bodylockey",
    "bodylocargs", "titlelockey", "titlelocargs", "subtitlelockey", "subtitlelocargs",
    "launchimage",
  ]

  /// The meaning of a misspelled or misplaced key in `aps`; nil for any other key.
  package static func meaning(of key: JSONNode) -> Meaning? {
    if let name = right(for: key) { return .key(name, isSure: true) }
    guard let text = key.text, text.utf8.count < 30, !alertKeys.contains(text) else { return nil }
    let folded = NameCase.folded(text)
    if folded == "clickaction" { return .key("category", isSure: false) }
    guard wordsElsewhere.contains(folded), let place = AppleEquivalent.of(text) else { return nil }
    return .elsewhere(place)
  }

  /// Whether a key can be added to `aps` without a finding of another rule.
  package static func isFree(_ name: String, in message: MessageDocument) -> Bool {
    if LiveActivity.keys.contains(name) {
      return message.isSentToLiveActivity && LiveActivity.hasPurpose(name, in: message)
    }
    let isShown = name == "alert" || name == "badge" || name == "sound"
    return !(isShown && message.pushType == .background)
  }

  /// Whether a key of `aps` is missing, and no misspelling of it is present.
  package static func isAbsent(_ name: String, in message: MessageDocument) -> Bool {
    let row = Schema[.aps].rows.first { $0.name == name }
    return row.map { !message.means($0.field) } ?? true
  }

  /// The key of `aps.alert` that a misspelling means; nil if the key is not a misspelling.
  package static func rightInAlert(for key: JSONNode) -> String? {
    right(for: key, among: alertNames)
  }

  private static func right(for key: JSONNode, among names: NameSuggester) -> String? {
    guard (4...24).contains(key.contentRange.count), let text = key.text else { return nil }
    let name = names.suggestion(for: text, upTo: .synonym)?.name
    return name == text ? nil : name
  }

  /// The key of `aps` that a common word next to it means, such as `badge`.
  ///
  /// Nil if the value may be the app's own, or if Apple would not show it in such a message.
  package static func sharedWord(_ key: JSONNode, in message: MessageDocument) -> String? {
    let value = key.value
    let name: String
    if key.matches("badge"), value.isNumber {
      name = "badge"
    } else if key.matches("sound"), value.matches("default") || isAppleSoundFile(value) {
      name = "sound"
    } else if key.matches("alert"), ApsValue.isRight("alert", value) {
      name = "alert"
    } else {
      return nil
    }
    let isSilent = message.pushType == .background || message.has(.apsContentAvailable)
    return isSilent || name == "alert" && message.hasCommonText ? nil : name
  }

  /// Whether a text names a file of a type that only Apple devices play as a sound.
  private static func isAppleSoundFile(_ value: JSONNode) -> Bool {
    guard value.isString, let text = value.text?.lowercased() else { return false }
    return [".caf", ".aiff", ".aif"].contains { text.hasSuffix($0) } && !text.utf8.contains(.slash)
  }

  /// The key of `aps` that a custom key next to it must mean; nil for other keys.
  ///
  /// Names with hyphens are Apple's; other spellings of the same words may be the app's own.
  package static func besideAps(_ key: JSONNode) -> String? {
    let raw = key.rawContent
    guard (8...20).contains(raw.count) else { return nil }
    if raw.contains(.minus) { return keys.first { raw.elementsEqual($0.utf8) } }
    guard raw[0] | 0x20 == UInt8(ascii: "c") || raw[0] | 0x20 == UInt8(ascii: "m"),
      let text = key.text
    else { return nil }
    switch NameCase.folded(text) {
    case "mutablecontent": return "mutable-content"
    case "contentavailable": return "content-available"
    default: return nil
    }
  }
}

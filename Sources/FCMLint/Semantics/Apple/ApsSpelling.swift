/// Spellings of Apple's keys that look right and do nothing (apns §7).
package enum ApsSpelling {
  private struct Name: Sendable {
    var folded: String
    var name: String
  }

  /// Keys of `aps` by their letters; text that belongs into the alert is none of them.
  private static let names: [Name] = {
    let texts: Set<String> = ["title", "subtitle", "body"]
    let rows = Schema[.aps].rows.filter { !texts.contains($0.name) }
    return rows.map { Name(folded: KeySuggestion.folded($0.name), name: $0.name) }
      + [Name(folded: "targetcontentidentifier", name: "target-content-id")]
  }()

  /// Keys of the alert by their letters, and words that the body's keys have on Android.
  private static let alertNames: [Name] =
    Schema[.alert].rows.map {
      Name(folded: KeySuggestion.folded($0.name), name: $0.name)
    } + [
      Name(folded: "bodylockey", name: "loc-key"), Name(folded: "bodylocargs", name: "loc-args"),
    ]

  /// The names of all keys that Apple reads in `aps`.
  package static let keys: [String] = names.dropLast().map { $0.name }
  /// The names of all keys that Apple reads in `aps.alert`.
  package static let alertKeys: [String] = alertNames.dropLast(2).map { $0.name }

  /// The names of all keys of a sound that is an object.
  package static let soundKeys: [String] = Schema[.sound].rows.map { $0.name }

  /// The key of a sound that another name means: a slip of it, or what others call a file.
  package static func soundKey(meantBy name: String) -> String? {
    if let near = KeySuggestion.of(name, among: soundKeys) { return near }
    let isFile = ["file", "filename", "sound", "soundname", "soundfile"].contains(
      KeySuggestion.folded(name))
    return isFile ? "name" : nil
  }

  /// The key of `aps` that a wrong spelling means; nil when the key is no such spelling.
  package static func right(for key: JSONNode) -> String? {
    right(for: key, among: names)
  }

  /// What a key without effect in `aps` was meant to be.
  package enum Meaning: Equatable, Sendable {
    /// A key of `aps`; whether the value surely means the same there.
    case key(String, isSure: Bool)
    /// Something that Apple has in another place.
    case elsewhere(String)
  }

  /// Names of images and localised text, which are at home in other places.
  private static let skipReasons: Set<String> = [
    "image", "imageurl", "attachmenturl", "mediaurl", "lockey", "locargs", "bodylockey",
    "bodylocargs", "titlelockey", "titlelocargs", "subtitlelockey", "subtitlelocargs",
    "launchimage",
  ]

  /// What a key of the table of spellings was meant to be in `aps`; nil for any other key.
  package static func meaning(of key: JSONNode) -> Meaning? {
    if let name = right(for: key) { return .key(name, isSure: true) }
    guard let text = key.text, text.utf8.count < 30, !alertKeys.contains(text) else { return nil }
    let folded = KeySuggestion.folded(text)
    if folded == "clickaction" { return .key("category", isSure: false) }
    guard skipReasons.contains(folded), let place = AppleEquivalent.of(text) else { return nil }
    return .elsewhere(place)
  }

  /// Whether a key may be added to `aps` without meeting another rule about such a message.
  package static func isFree(_ name: String, in message: MessageDocument) -> Bool {
    if LiveActivity.keys.contains(name) {
      return message.isSentToLiveActivity && LiveActivity.hasPurpose(name, in: message)
    }
    let isShown = name == "alert" || name == "badge" || name == "sound"
    return !(isShown && message.pushType == .background)
  }

  /// Whether a key of `aps` is there under no spelling at all.
  package static func isAbsent(_ name: String, in message: MessageDocument) -> Bool {
    let row = Schema[.aps].rows.first { $0.name == name }
    return row.map { !message.means($0.field) } ?? true
  }

  /// The key of `aps.alert` that a wrong spelling means; nil when the key is no such spelling.
  package static func rightInAlert(for key: JSONNode) -> String? {
    right(for: key, among: alertNames)
  }

  private static func right(for key: JSONNode, among names: [Name]) -> String? {
    guard (4...24).contains(key.contentRange.count), let text = key.text else { return nil }
    let folded = KeySuggestion.folded(text)
    guard let name = names.first(where: { $0.folded == folded })?.name else { return nil }
    return name == text ? nil : name
  }

  /// The key of `aps` that a word beside it was plainly meant for, which apps have as well; nil where
  /// the value may be an app's own, or Apple would not show it in such a message.
  package static func sharedWord(_ key: JSONNode, in message: MessageDocument) -> String? {
    let value = key.value
    let name: String
    if key.matches("badge"), value.isNumber {
      name = "badge"
    } else if key.matches("sound"), value.matches("default") {
      name = "sound"
    } else if key.matches("alert"), ApsValue.isRight("alert", value) {
      name = "alert"
    } else {
      return nil
    }
    let isSilent = message.pushType == .background || message.has(.apsContentAvailable)
    return isSilent || name == "alert" && message.hasCommonText ? nil : name
  }

  /// The key of `aps` that a custom key beside it can only have been meant for; nil for others.
  ///
  /// Nobody but Apple writes hyphens; other spellings of its words may well be an app's own.
  package static func besideAps(_ key: JSONNode) -> String? {
    let raw = key.rawContent
    guard (8...20).contains(raw.count) else { return nil }
    if raw.contains(0x2D) { return keys.first { raw.elementsEqual($0.utf8) } }
    guard raw[0] | 0x20 == 0x63 || raw[0] | 0x20 == 0x6D, let text = key.text else { return nil }
    switch KeySuggestion.folded(text) {
    case "mutablecontent": return "mutable-content"
    case "contentavailable": return "content-available"
    default: return nil
    }
  }
}

/// Checks of the values of keys in `aps` (apns §4).
package enum ApsValue {
  /// The values of `interruption-level`.
  package static let interruptionLevels = [
    KnownValue("passive", "Adds the notification to the list without lighting up the screen."),
    KnownValue("active", "Lights up the screen and may play a sound. The default."),
    KnownValue(
      "time-sensitive", "Appears at once, even in most Focus modes. The app needs a capability."),
    KnownValue(
      "critical",
      "Plays a sound even if the device is muted. The app needs an entitlement from Apple."),
  ]
  private static let levels = NameSuggester(interruptionLevels.words)

  /// The interruption level that a misspelled word means.
  package static func interruptionLevel(meantBy text: String) -> Suggestion? {
    levels.suggestion(for: text, upTo: .missingWord)
  }

  /// The least number that is read as milliseconds: as seconds, it would be in the year 5138.
  package static let firstMilliseconds = 100_000_000_000.0

  /// Whether the value is valid for the key; placeholders count as valid.
  package static func isRight(_ key: String, _ value: JSONNode) -> Bool {
    if value.isOpaque { return true }
    switch key {
    case "alert": return value.isObject ? isPlainAlert(value) : value.isText
    case "badge": return value.integer.map { $0 >= 0 } ?? false
    case "content-available", "mutable-content", "input-push-token":
      return value.integer == 1 || value.integer == 0
    case "interruption-level": return interruptionLevels.contain(value)
    case "relevance-score": return value.number.map { (0...1).contains($0) } ?? false
    case "timestamp", "stale-date", "dismissal-date":
      return value.number.map { $0 < firstMilliseconds } ?? false
    case "event": return LiveActivity.events.contain(value)
    case "content-state", "attributes": return value.isObject
    case "content-changed": return value.bool == true
    case "url-args": return value.isArray
    case "category", "sound": return value.isText && !URLReference.hasScheme(value)
    default: return value.isText
    }
  }

  /// Whether an alert is an object that contains only texts.
  private static func isPlainAlert(_ alert: JSONNode) -> Bool {
    let words: [StaticString] = ["title", "subtitle", "body"]
    return !alert.isEmptyContainer
      && alert.members.allSatisfy { member in
        words.contains { member.key.matches($0) } && member.value.isText
      }
  }

  /// The valid JSON text for a value whose meaning is clear; nil if there is none.
  package static func repaired(_ key: String, _ value: JSONNode) -> String? {
    switch key {
    case "content-available", "mutable-content", "input-push-token":
      if AppleDelivery.isOn(value) { return "1" }
      return value.bool == false || value.matches("0") || value.matches("false") ? "0" : nil
    case "badge":
      guard let text = value.text, !text.isEmpty, text.utf8.count < 10,
        text.utf8.allSatisfy({ $0.isDigit }), let number = Int(text)
      else { return nil }
      return String(number)
    case "interruption-level":
      let meant = value.text.flatMap { levels.suggestion(for: $0, upTo: .spelling) }
      return meant.map { JSONEscaping.quoted($0.name) }
    default: return nil
    }
  }

  /// The type of a key of `aps`; the raw value is its name in messages.
  package enum Kind: String, Sendable {
    case text = "a string"
    case number = "a number"
    case object = "an object"
    case flag = "true"
    case list = "a list of strings"
  }

  /// The type of a key that accepts only one type, for the fields that `wrong-aps-type` lists.
  package static func type(of key: JSONNode) -> Kind {
    let row = Schema.row(of: key, in: .aps)
    let type = row < 0 ? nil : Schema.fieldInfo(row, of: .aps).type
    return switch type {
    case .free(.unixSeconds): .number
    case .free(.object): .object
    case .free(.boolean): .flag
    case .free(.texts): .list
    default: .text
    }
  }

  /// Whether a value has a type.
  package static func takes(_ kind: Kind, _ value: JSONNode) -> Bool {
    switch kind {
    case .text: value.isString
    case .number: value.isNumber
    case .object: value.isObject
    case .flag: value.bool != nil
    case .list: value.isArray
    }
  }

  /// The value converted to a type; nil if its meaning is unclear.
  package static func repaired(_ kind: Kind, _ value: JSONNode) -> String? {
    switch kind {
    case .text: return value.isNumber ? JSONEscaping.quoted(value.source) : nil
    case .number:
      guard let text = value.text, (9...10).contains(text.utf8.count),
        text.utf8.first != UInt8(ascii: "0"),
        text.utf8.allSatisfy({ $0.isDigit })
      else { return nil }
      return text
    case .flag: return AppleDelivery.isOn(value) ? "true" : nil
    case .object, .list: return nil
    }
  }
}

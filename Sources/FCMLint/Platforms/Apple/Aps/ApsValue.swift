/// Checks of the values of keys in `aps` (apns §4).
package enum ApsValue {
  /// The values of `interruption-level`; `KnownValue` says what each does, in the same order.
  package static let interruptionLevels = ["passive", "active", "time-sensitive", "critical"]
  private static let levels = NameSuggester(interruptionLevels)

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
    case "interruption-level":
      return value.isString && interruptionLevels.contains { value.isNamed($0) }
    case "relevance-score": return value.number.map { (0...1).contains($0) } ?? false
    case "timestamp", "stale-date", "dismissal-date":
      return value.number.map { $0 < firstMilliseconds } ?? false
    case "event": return LiveActivity.events.contains(value.text ?? "")
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
    key.withDecoded { name in
      // Only a few keys of these lengths are not strings.
      switch name.count {
      case 8: return ByteSearch.starts(name[...], with: "url-args") ? .list : .text
      case 9: return ByteSearch.starts(name[...], with: "timestamp") ? .number : .text
      case 10:
        if ByteSearch.starts(name[...], with: "attributes") { return .object }
        return ByteSearch.starts(name[...], with: "stale-date") ? .number : .text
      case 13: return ByteSearch.starts(name[...], with: "content-state") ? .object : .text
      case 15: return ByteSearch.starts(name[...], with: "content-changed") ? .flag : .text
      case 14: return ByteSearch.starts(name[...], with: "dismissal-date") ? .number : .text
      default: return .text
      }
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

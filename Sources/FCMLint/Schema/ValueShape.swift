/// The form of the values of a field, including those that FCM forwards unchecked.
package enum ValueShape: Sendable, Equatable {
  case text, boolean, integer, number, object, textMap, texts, numbers, objects, any
  /// A string such as `3.5s`.
  case duration
  /// A list of such strings.
  case durations
  /// A string such as `2024-02-29T12:00:00Z`.
  case timestamp
  case word
  /// The number 1, or 0.
  case flag
  /// A string, or an object.
  case textOrObject
  /// A number of seconds, or of milliseconds, since 1970.
  case unixSeconds, unixMilliseconds
  /// A string of digits.
  case digits
  case milliseconds

  package init(_ row: SchemaField) {
    switch row.type {
    case .string: self = Self.text(of: row.field)
    case .bool: self = .boolean
    case .int32: self = .integer
    case .float: self = .number
    case .duration: self = .duration
    case .timestamp: self = .timestamp
    case .enumeration: self = .word
    case .object, .freeObject: self = .object
    case .stringMap: self = .textMap
    case .list(_, .string): self = .texts
    case .list(_, .duration): self = .durations
    case .freeList(_, nil): self = .texts
    case .freeList: self = .objects
    case .free(let shape): self = shape
    case .freeOrObject:
      self = row.field == .apsAlert || row.field == .apsSound ? .textOrObject : .object
    }
  }

  private static func text(of field: Field) -> ValueShape {
    switch field {
    case .apnsExpiration, .apnsPriority, .webTTL: .digits
    default: .text
    }
  }

  /// Whether a placeholder for such a value must not be in quotes.
  var isUnquoted: Bool {
    switch self {
    case .boolean, .integer, .number, .flag, .unixSeconds, .unixMilliseconds: true
    default: false
    }
  }

  /// The form in a few words.
  package var phrase: String {
    switch self {
    case .text: "string"
    case .boolean: "true or false"
    case .integer: "integer"
    case .number: "number"
    case .object: "object"
    case .textMap: "object of strings"
    case .texts: "list of strings"
    case .numbers: "list of numbers"
    case .objects: "list of objects"
    case .any: "any value"
    case .duration: "duration in seconds, such as \"3.5s\""
    case .durations: "list of durations in seconds, such as \"0.5s\""
    case .timestamp: "time, such as \"2024-02-29T12:00:00Z\""
    case .word: "word"
    case .flag: "1 or 0"
    case .textOrObject: "string or object"
    case .unixSeconds: "number of seconds since 1970"
    case .unixMilliseconds: "number of milliseconds since 1970"
    case .digits: "string of digits"
    case .milliseconds: "number of milliseconds"
    }
  }
}

extension JSONSchemaExporter {
  /// Matches strings with a template placeholder, whose final value is unknown.
  static let template =
    "\\{[{%]|[$%#]\\{|[$#]\\([A-Za-z_]|<[%?]|^<.*>$|\\$[A-Z]|^\\$[A-Za-z_].*\\.|YOUR_"
    + "|\\[[A-Z_]+\\]|^\\{[A-Za-z_].*\\}$"

  static let durationPattern = "^-?[0-9]+(\\.[0-9]{1,9})?s$|" + template

  private static let timestampPattern =
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?"
    + "([Zz]|[+-][0-9]{2}:[0-9]{2})$"

  /// A number, which may also be a string in ProtoJSON.
  static func number(_ type: String) -> JSONValue.Members {
    [("type", .strings([type, "string", "null"]))]
  }

  /// A string that matches a pattern.
  static func text(_ pattern: String) -> JSONValue.Members {
    [("type", .strings(["string", "null"])), ("pattern", .string(pattern))]
  }

  static let timestamp = templated([
    ("format", "date-time"), ("pattern", .string(timestampPattern)),
  ])

  /// A string field of FCM. Editors show color pickers and links for some.
  static func string(_ field: Field) -> JSONValue.Members {
    switch field {
    case .androidColor: templated([("format", "color-hex")])
    case .commonImage, .androidImage, .appleImage, .webImage, .webLink:
      templated([("format", "uri-reference")])
    default: [("type", .strings(["string", "null"]))]
    }
  }

  /// A string with these members, or one with a placeholder.
  private static func templated(_ members: JSONValue.Members) -> JSONValue.Members {
    [
      ("type", .strings(["string", "null"])),
      ("anyOf", .array([.object(members), ["pattern": .string(template)]])),
    ]
  }

  /// The address of a schema, which editors read.
  static let schemaReference: JSONValue = [
    "description": "The address of a JSON Schema for editors. FCM rejects it, so do not send it.",
    "type": "string", "format": "uri-reference",
  ]

  /// A value of an enumeration, or its number. Editors complete the words of `enum`.
  static func enumeration(_ type: EnumType) -> JSONValue.Members {
    [
      ("type", .strings(["string", "integer", "null"])),
      (
        "anyOf",
        .array([["enum": .strings(type.words)], ["pattern": .string(pattern(of: type))]])
      ),
    ]
  }

  /// Matches the values of an enumeration in any case; FCM reads `-` as `_`.
  private static func pattern(of words: EnumType) -> String {
    let choices = words.words.map { word in
      word.reduce(into: "") { text, letter in
        text += letter == "_" ? "[-_]" : "[\(letter.uppercased())\(letter.lowercased())]"
      }
    }
    return "^(" + choices.joined(separator: "|") + ")$|" + template
  }

  static let texts: JSONValue.Members = [
    ("type", .string("array")), ("items", .object([("type", .string("string"))])),
  ]

  /// The schema of a field that FCM forwards unchanged or that the API description does not contain.
  static func free(_ field: Field, _ shape: ValueShape) -> JSONValue.Members {
    let text: JSONValue.Members = [("type", .string("string"))]
    switch (field, shape) {
    case (.groupOperation, _): return [("enum", .strings(DeviceGroupRequest.operations.words))]
    // In Live Activities, an object with a localization key.
    case (.alertTitle, _), (.alertBody, _): return [("type", .strings(["string", "object"]))]
    case (.apsInterruptionLevel, _):
      return text + [("examples", .strings(ApsValue.interruptionLevels.words))]
    case (_, .text): return text
    case (_, .texts): return [("type", .string("array"))]
    case (_, .object): return [("type", .string("object"))]
    default: return []
    }
  }
}

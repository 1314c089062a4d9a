extension JSONSchemaExporter {
  /// Text with something in it that a template replaces; what comes of it nobody knows yet.
  static let template =
    "\\{[{%]|[$%#]\\{|[$#]\\([A-Za-z_]|<[%?]|^<.*>$|\\$[A-Z]|^\\$[A-Za-z_].*\\.|YOUR_"
    + "|\\[[A-Z_]+\\]"

  static let durationPattern = "^-?[0-9]+(\\.[0-9]{1,9})?s$|" + template

  static let timestampPattern =
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?"
    + "([Zz]|[+-][0-9]{2}:[0-9]{2})$|" + template

  /// A number, which ProtoJSON takes in quotes too.
  static func number(_ type: String) -> JSONValue.Members {
    [("type", .strings([type, "string", "null"]))]
  }

  /// A string that matches a pattern.
  static func text(_ pattern: String) -> JSONValue.Members {
    [("type", .strings(["string", "null"])), ("pattern", .string(pattern))]
  }

  /// A word of an enumeration, or its number.
  static func enumeration(_ type: EnumType) -> JSONValue.Members {
    [
      ("type", .strings(["string", "integer", "null"])),
      ("pattern", .string(pattern(of: type))), ("examples", .strings(type.words)),
    ]
  }

  /// The words of an enumeration in any case; the service reads `-` as `_`.
  private static func pattern(of words: EnumType) -> String {
    let choices = words.words.map { word in
      word.reduce(into: "") { text, letter in
        text += letter == "_" ? "[-_]" : "[\(letter.uppercased())\(letter.lowercased())]"
      }
    }
    return "^(" + choices.joined(separator: "|") + ")$|" + template
  }

  /// What the shape of a value must be where the service forwards it or nobody describes it.
  static func known(_ field: Field) -> JSONValue.Members {
    let text: JSONValue.Members = [("type", .string("string"))]
    let texts: JSONValue.Members = [
      ("type", .string("array")), ("items", .object(text)),
    ]
    switch field {
    case .groupOperation:
      return [("enum", .strings(["create", "add", "remove"]))]
    case .groupKeyName, .groupKey, .batchTo: return text
    case .groupRegistrationIds, .batchTokens: return texts
    case .apsThreadId, .apsCategory, .apsTargetContentId, .alertSubtitle, .alertLocKey,
      .alertTitleLocKey, .alertSubtitleLocKey, .alertLaunchImage:
      return text
    // Objects with a key of a translation in Live Activities.
    case .alertTitle, .alertBody: return [("type", .strings(["string", "object"]))]
    case .alertLocArgs, .alertTitleLocArgs, .alertSubtitleLocArgs:
      return [("type", .string("array"))]
    case .apsInterruptionLevel:
      return text + [("examples", .strings(ApsValue.interruptionLevels))]
    case .apsContentState, .apsAttributes: return [("type", .string("object"))]
    default: return []
    }
  }
}

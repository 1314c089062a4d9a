/// Converts values to the type of another field.
enum ValueConversion {
  struct Converted {
    var json: String
    /// Whether the text has the same meaning as the value.
    var isExact: Bool
  }

  /// The value as JSON text for the field of a row; nil if it cannot be converted.
  static func convert(_ value: JSONNode, for row: SchemaField) -> Converted? {
    if value.isNull || value.isMalformed { return nil }
    let same = Converted(json: value.source, isExact: true)
    if value.isOpaque {
      let isText = value.kind == .string && isTextual(row)
      return isText || value.kind == .placeholder
        ? Converted(json: value.source, isExact: isText) : nil
    }
    switch row.type {
    case .string: return text(value, row)
    case .bool:
      if value.bool != nil { return same }
      let word = value.text?.lowercased()
      return word == "true" || word == "false"
        ? word.map { Converted(json: $0, isExact: true) } : nil
    case .duration: return duration(value)
    case .enumeration(let words): return word(value, words)
    case .int32, .float, .timestamp:
      return ScalarValidator.violation(value, row.type) == nil ? same : nil
    case .list(_, let element): return isList(value, element) ? same : nil
    case .object(let id): return isMade(value, of: id) ? same : nil
    case .stringMap: return value.isObject && hasOnlyTexts(value) ? same : nil
    case .freeObject: return value.isObject ? same : nil
    case .freeOrObject(let id): return value.isString || isMade(value, of: id) ? same : nil
    case .free: return free(value, row.field)
    case .freeList: return value.isArray ? same : nil
    }
  }

  /// Whether no rule can report the value in another field than its own.
  static func isPlain(_ value: JSONNode, for field: Field) -> Bool {
    let text = value.text ?? ""
    switch field {
    case .androidColor:
      return text.hasPrefix("#") && text.utf8.count == 7
        && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
    case .commonImage, .androidImage, .appleImage, .webImage, .webIcon, .webLink:
      return text.hasPrefix("https://")
    case .apsCategory, .apsSound, .androidClickAction: return !URLReference.hasScheme(value)
    case .androidIcon, .androidSound: return text.utf8.allSatisfy { $0.isOfWord }
    case .webTopic:
      return text.utf8.count <= 32 && text.utf8.allSatisfy { $0.isOfWord || $0 == .minus }
    case .androidVibrateTimings: return value.elementCount > 1
    case .androidRestrictedPackageName: return PackageName.isRight(value)
    case .apnsHeaders, .webHeaders, .apnsPayload, .condition, .fid: return false
    default: return true
    }
  }

  private static func isTextual(_ row: SchemaField) -> Bool {
    switch row.type {
    case .string, .duration, .timestamp, .enumeration: true
    case .free: !row.type.isUnquoted
    default: false
    }
  }

  private static func text(_ value: JSONNode, _ row: SchemaField) -> Converted? {
    switch row.field {
    case .apnsPriority:
      switch value.text?.lowercased() ?? value.numberText {
      case "10", "high": return Converted(json: "\"10\"", isExact: true)
      case "5", "normal": return Converted(json: "\"5\"", isExact: true)
      case "1": return Converted(json: "\"1\"", isExact: true)
      default: return nil
      }
    case .webTTL:
      if let seconds = value.integer ?? value.text.flatMap(Int64.init),
        (0...TimeToLive.longest).contains(seconds)
      {
        return Converted(json: "\"\(seconds)\"", isExact: true)
      }
      guard let duration = ProtoDuration(value), !duration.isNegative else { return nil }
      return Converted(json: "\"\(duration.seconds)\"", isExact: duration.nanoseconds == 0)
    case .apnsExpiration:
      guard let epoch = value.integer ?? value.text.flatMap(Int64.init), epoch > 1_000_000_000,
        epoch < 100_000_000_000
      else { return nil }
      return Converted(json: "\"\(epoch)\"", isExact: true)
    case .webUrgency:
      return value.text.map { $0.lowercased() }.flatMap { word in
        WebPushVocabulary.urgencies.words.contains(word)
          ? Converted(json: "\"\(word)\"", isExact: true) : nil
      }
    default: return value.isString ? Converted(json: value.source, isExact: true) : nil
    }
  }

  private static func duration(_ value: JSONNode) -> Converted? {
    if ProtoDuration(value) != nil { return Converted(json: value.source, isExact: true) }
    guard let seconds = value.integer ?? value.text.flatMap(Int64.init),
      (0...TimeToLive.longest).contains(seconds),
      // For this name, the SDKs for Node.js and Java use milliseconds.
      value.key?.matches("ttl") != true || !DurationRepair.isMilliseconds(lifetime: Double(seconds))
    else { return nil }
    return Converted(json: "\"\(seconds)s\"", isExact: true)
  }

  private static func word(_ value: JSONNode, _ words: EnumType) -> Converted? {
    guard let text = value.text else { return nil }
    if ScalarValidator.violation(value, .enumeration(words)) == nil {
      return Converted(json: value.source, isExact: true)
    }
    return words.suggestion(for: text).map { Converted(json: "\"\($0.name)\"", isExact: false) }
  }

  private static func free(_ value: JSONNode, _ field: Field) -> Converted? {
    switch field {
    case .apsContentAvailable, .apsMutableContent:
      let isOne = value.bool == true || value.integer == 1 || ["true", "1"].contains(value.text)
      return isOne ? Converted(json: "1", isExact: true) : nil
    case .apsBadge:
      guard let count = value.integer ?? value.text.flatMap(Int64.init), count >= 0 else {
        return nil
      }
      return Converted(json: String(count), isExact: true)
    case .alertLocArgs, .alertTitleLocArgs, .alertSubtitleLocArgs:
      return isList(value, .string) ? Converted(json: value.source, isExact: true) : nil
    default: return value.isString ? Converted(json: value.source, isExact: true) : nil
    }
  }

  private static func isList(_ value: JSONNode, _ element: ValueType.ListElement) -> Bool {
    value.isArray
      && value.elements.allSatisfy { item in
        switch element {
        case .string: item.isString
        case .duration: ProtoDuration(item) != nil
        }
      }
  }

  /// Whether an object has only members that the schema knows.
  private static func isMade(_ value: JSONNode, of id: SchemaObject.ID) -> Bool {
    value.isObject && value.members.allSatisfy { Schema.row(of: $0.key, in: id) >= 0 }
  }

  private static func hasOnlyTexts(_ value: JSONNode) -> Bool {
    value.members.allSatisfy { $0.value.isString || $0.value.kind == .placeholder }
  }
}

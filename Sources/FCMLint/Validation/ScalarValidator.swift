/// Validates scalars against the types of their fields, by the rules of ProtoJSON.
enum ScalarValidator {
  /// The violation of a type by a value; nil if FCM accepts the value.
  static func violation(_ value: JSONNode, _ type: ValueType) -> SchemaViolation.Kind? {
    if value.kind == .placeholder || value.kind == .missing { return nil }
    switch type {
    case .bool: return bool(value)
    case .int32: return number(value) { int32($0) }
    case .float: return number(value) { float($0) }
    case .duration: return duration(value)
    case .timestamp: return timestamp(value)
    case .enumeration(let words): return enumeration(value, words)
    default: return nil
    }
  }

  private static func bool(_ value: JSONNode) -> SchemaViolation.Kind? {
    if value.bool != nil { return nil }
    guard value.isString else { return .wrongType }
    if value.isOpaque { return value.losesQuotes ? nil : .quotedPlaceholder }
    let word = value.text?.lowercased()
    return word == "true" || word == "false" ? .booleanAsString : .wrongType
  }

  private static func number(_ value: JSONNode, _ check: (JSONNode) -> SchemaViolation.Kind?)
    -> SchemaViolation.Kind?
  {
    switch value.kind {
    case .number: value.isMalformed ? nil : check(value)
    case .string: value.isOpaque ? nil : check(value)
    default: .wrongType
    }
  }

  private static func int32(_ value: JSONNode) -> SchemaViolation.Kind? {
    if let number = value.integer { return Int32(exactly: number) == nil ? .numberOutOfRange : nil }
    guard let number = content(of: value) else { return .wrongType }
    guard number == number.rounded(), number >= -2_147_483_648, number <= 2_147_483_647 else {
      return .numberOutOfRange
    }
    return nil
  }

  private static func float(_ value: JSONNode) -> SchemaViolation.Kind? {
    if value.isString,
      value.matches("NaN") || value.matches("Infinity") || value.matches("-Infinity")
    {
      return nil
    }
    guard let number = content(of: value) else { return .wrongType }
    return abs(number) <= Double(Float.greatestFiniteMagnitude) ? nil : .numberOutOfRange
  }

  /// The value of a number, or of a string with a number.
  private static func content(of value: JSONNode) -> Double? {
    if let number = value.number { return number }
    guard let text = value.isString ? value.text : value.numberText,
      NumberRepair.isJSONNumber(text)
    else { return nil }
    return Double(text)
  }

  private static func duration(_ value: JSONNode) -> SchemaViolation.Kind? {
    switch value.kind {
    case .string:
      if ProtoDuration(value) != nil { return nil }
      return value.isOpaque && !ProtoDuration.hasForeignUnit(value) ? nil : .badDuration
    case .number: return .badDuration
    default: return .wrongType
    }
  }

  private static func timestamp(_ value: JSONNode) -> SchemaViolation.Kind? {
    switch value.kind {
    case .string:
      if ProtoTimestamp.isValid(value.decodedBytes) || value.isOpaque { return nil }
      return .badTimestamp
    case .number: return .badTimestamp
    default: return .wrongType
    }
  }

  private static func enumeration(_ value: JSONNode, _ words: EnumType) -> SchemaViolation.Kind? {
    switch value.kind {
    // ProtoJSON accepts the number of an enumeration value, but the API description contains no
    // numbers.
    case .number: return value.integer == nil && !value.isMalformed ? .wrongType : nil
    case .string:
      return value.withDecoded { words.contains($0) } || value.isOpaque ? nil : .unknownEnumValue
    default: return .wrongType
    }
  }
}

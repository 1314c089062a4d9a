// Edits that convert a value to the type of its field, if the conversion is obvious.
extension SchemaViolation {
  /// Converts the value to the type of its field; nil if that is ambiguous or not sufficient.
  package func retyping() -> Fix? {
    guard let row, let (json, safety) = retyped(row) else { return nil }
    let title =
      json.utf8.count > 40
      ? "convert to \(row.type.phrase)" : "replace with \(Excerpt.shortened(json))"
    return Fix(title, safety, [node.replacing(with: json)])
  }

  /// Converts a value of a map of strings to a string; nil if FCM would reject the string as well, which
  /// it does if it is much longer than a message.
  package func quoting() -> Fix? {
    guard !node.isNull, canBeText(row?.field), node.range.count <= 4 * PayloadSize.limit else {
      return nil
    }
    let isScalar = node.isNumber || node.bool != nil
    let edit = node.replacing(withText: node.sourceOnOneLine)
    let title =
      isScalar ? "replace with \(Excerpt.shortened(edit.replacement))" : "convert to a string"
    return Fix(title, isScalar && !namesAppleFlag ? .safe : .unsafe, [edit])
  }

  /// Whether the name is that of a flag of Apple, which has no effect as a text in the data.
  private var namesAppleFlag: Bool {
    guard let name = node.key?.text else { return false }
    let meant = NameCase.folded(name)
    return meant == "contentavailable" || meant == "mutablecontent"
  }

  private func canBeText(_ field: Field?) -> Bool {
    switch field {
    case nil, .apnsCollapseId: return true
    case .apnsPriority: return [1, 5, 10].contains(node.integer)
    case .apnsExpiration:
      guard let epoch = node.integer else { return false }
      return epoch == 0 || (1_000_000_000..<100_000_000_000).contains(epoch)
    case .webTTL: return node.integer.map { (1...TimeToLive.longest).contains($0) } ?? false
    default: return false
    }
  }

  private func retyped(_ row: SchemaField) -> (String, Fix.Safety)? {
    if node.key == nil { return element(row) }
    if case .stringMap = row.type, let pairs = pairs() { return (pairs, .unsafe) }
    if node.isArray, let only = single(), ValueConversion.isPlain(only, for: row.field) {
      return ValueConversion.convert(only, for: row).map { ($0.json, $0.isExact ? .safe : .unsafe) }
    }
    switch row.type {
    case .string: return quoted(row)
    case .bool: return flag()
    case .stringMap, .object(.fcmOptions), .object(.androidFcmOptions), .object(.apnsFcmOptions),
      .object(.webFcmOptions), .object(.backgroundSync):
      return node.isArray && node.isEmptyContainer ? ("{}", .safe) : nil
    case .list(_, .string):
      guard hasKey(of: row), let text = quoted(row)?.0 ?? (node.isString ? node.source : nil)
      else { return nil }
      // The legacy SDK for Node.js took the list as JSON in a text.
      if let list = node.text, list.hasPrefix("[") {
        return JSONNode.isListOfTexts(list) ? (list, .safe) : nil
      }
      return ("[\(text)]", .safe)
    case .duration:
      guard let seconds = node[name: "seconds"]?.integer, seconds >= 0,
        (node[name: "nanos"] ?? node[name: "nanoseconds"]).map({ $0.integer == 0 }) ?? true
      else { return nil }
      return ("\"\(seconds)s\"", .unsafe)
    default: return nil
    }
  }

  /// An object made of a list of `{ "key": …, "value": … }` pairs; nil for any other list.
  private func pairs() -> String? {
    let items = Array(node.elements.prefix(101))
    guard (1...100).contains(items.count) else { return nil }
    var names: Set<String> = []
    var members: [(key: String, json: String)] = []
    for item in items {
      guard let name = item[name: "key"] ?? item[name: "name"], name.isString,
        let value = item[name: "value"], value.isString, names.insert(name.text ?? "").inserted
      else { return nil }
      members.append((name.source, value.source))
    }
    return node.nested(written: members)
  }

  /// The only element of a list where a single value is expected.
  private func single() -> JSONNode? {
    let elements = Array(node.elements.prefix(2))
    return elements.count == 1 ? elements[0] : nil
  }

  private func element(_ row: SchemaField) -> (String, Fix.Safety)? {
    guard case .list(_, .string) = row.type else { return nil }
    return quoted(row)
  }

  /// A number or a boolean as text, for fields in which any text makes sense.
  private func quoted(_ row: SchemaField) -> (String, Fix.Safety)? {
    guard ValueConversion.isPlain(node, for: row.field), row.field != .token else { return nil }
    if node.isNumber { return (JSONEscaping.quoted(node.source), .safe) }
    return node.bool == nil ? nil : (JSONEscaping.quoted(node.source), .unsafe)
  }

  private func flag() -> (String, Fix.Safety)? {
    switch node.integer {
    case 1: return ("true", .safe)
    case 0: return ("false", .safe)
    default: break
    }
    switch node.text?.lowercased() {
    case "yes", "y", "t", "1", "on": return ("true", .unsafe)
    case "no", "n", "f", "0", "off": return ("false", .unsafe)
    default: return nil
    }
  }

  /// Whether the localization key for the arguments is set in the same object.
  private func hasKey(of row: SchemaField) -> Bool {
    guard row.name.hasSuffix("_args") else { return false }
    let key = String(row.name.dropLast(4)) + "key"
    return parent.member(named: key, LowerCamelCase.of(key)) != nil
  }
}

extension SchemaViolation {
  /// Whether the name of the member says that its unit is milliseconds.
  var namesMilliseconds: Bool { NameCase.words(node.text ?? "").contains("millis") }

  /// The value converted for a field; milliseconds become durations if the name says so.
  func converted(for row: SchemaField) -> ValueConversion.Converted? {
    guard namesMilliseconds else { return ValueConversion.convert(node.value, for: row) }
    switch row.type {
    case .duration:
      if let json = Self.seconds(node.value) { return .init(json: json, isExact: true) }
      return ProtoDuration(node.value) == nil ? nil : ValueConversion.convert(node.value, for: row)
    case .list(_, .duration):
      let items = node.value.elements.map(Self.seconds)
      guard node.value.isArray, !items.isEmpty, !items.contains(nil) else { break }
      let json = "[" + items.compactMap { $0 }.joined(separator: ", ") + "]"
      return .init(json: json, isExact: true)
    default: break
    }
    return ValueConversion.convert(node.value, for: row)
  }

  private static func seconds(_ milliseconds: JSONNode) -> String? {
    DurationRepair(milliseconds, bare: .milliseconds).map { JSONEscaping.quoted($0.text) }
  }
}

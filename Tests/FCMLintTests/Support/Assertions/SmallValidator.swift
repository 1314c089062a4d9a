import Foundation

/// A validator for the part of JSON Schema that the program's own schemas use.
struct SmallValidator {
  let root: [String: Any]

  init(_ root: [String: Any]) { self.root = root }

  /// The path at which the value violates the schema; nil if it is valid.
  func problem(of value: Any) -> String? { problem(value, root, "") }

  private func problem(_ value: Any, _ schema: [String: Any], _ place: String) -> String? {
    if let name = schema["$ref"] as? String {
      let definitions = root["definitions"] as? [String: Any] ?? [:]
      let target = definitions[name.replacingOccurrences(of: "#/definitions/", with: "")]
      return problem(value, target as? [String: Any] ?? [:], place)
    }
    if let types = schema["type"] as? [String] ?? (schema["type"] as? String).map({ [$0] }),
      !types.contains(where: { Self.isA(value, $0) })
    {
      return "\(place): type"
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      return "\(place): enum"
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      return "\(place): pattern"
    }
    if let least = schema["minLength"] as? Int, let text = value as? String, text.count < least {
      return "\(place): minLength"
    }
    if let least = schema["minItems"] as? Int, let list = value as? [Any], list.count < least {
      return "\(place): minItems"
    }
    for part in schema["allOf"] as? [[String: Any]] ?? [] {
      if let found = problem(value, part, place) { return found }
    }
    if let parts = schema["anyOf"] as? [[String: Any]],
      parts.allSatisfy({ problem(value, $0, place) != nil })
    {
      return "\(place): anyOf"
    }
    if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
      for item in list { if let found = problem(item, items, place + "/-") { return found } }
    }
    return (value as? [String: Any]).flatMap { faultOfMembers($0, schema, place) }
  }

  private func faultOfMembers(_ object: [String: Any], _ schema: [String: Any], _ place: String)
    -> String?
  {
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      return "\(place): \(name) is missing"
    }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    for (name, value) in object {
      let rest = schema["additionalProperties"]
      if let own = properties[name] as? [String: Any] ?? rest as? [String: Any] {
        if let found = problem(value, own, place + "/" + name) { return found }
      } else if properties[name] == nil, rest as? Bool == false {
        return "\(place)/\(name): unknown"
      }
    }
    return nil
  }

  private static func isA(_ value: Any, _ type: String) -> Bool {
    let isFlag = (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "boolean": return isFlag
    case "null": return value is NSNull
    case "integer":
      return !isFlag
        && (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: return !isFlag && value is NSNumber
    }
  }
}

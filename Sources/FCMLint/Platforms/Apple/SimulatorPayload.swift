/// The documented part of the payload that FCM passes to APNs, for `xcrun simctl push`.
///
/// The alert gets the common title and body if it has none of its own, `fcm_options.image` the common
/// image, and the keys of `data` become custom keys.
///
/// Source: FCM v1 API description, revision 20261023, `ApnsConfig`; Apple, `simctl help push`.
package enum SimulatorPayload {
  /// The payload; nil for a document that sends nothing to Apple devices.
  package static func of(_ document: MessageDocument) -> JSONValue? {
    switch document.kind {
    case .sendRequest, .message, .adminNode: valid(payload(document))
    case .apnsPayload: valid(JSONValue(document.root))
    case .legacy, .deviceGroup, .topicBatch: nil
    }
  }

  /// A copy in which placeholders without quotes are strings, because `simctl` reads only valid JSON.
  private static func valid(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members): return .object(members.map { ($0.name, valid($0.value)) })
    case .array(let elements): return .array(elements.map(valid))
    case .string: return value
    case .text(let text):
      let isScalar = text.utf8.first.map("\"-0123456789".utf8.contains) ?? false
      return isScalar || ["true", "false", "null"].contains(text) ? value : .string(text)
    }
  }

  private static func payload(_ document: MessageDocument) -> JSONValue {
    var payload = JSONValue.object([])
    if let topic = document[.apnsTopic]?.text ?? document.project.apnsTopic {
      payload[SimulatorBundleKey.name] = .string(topic)
    }
    payload["aps"] = aps(document)
    if let image = document[.appleImage] ?? document[.commonImage] {
      payload["fcm_options", "image"] = JSONValue(image)
    }
    for object in [document[.data], document[.apnsPayload]].compactMap({ $0 }) {
      payload.set(
        object.members.filter { !$0.key.matches("aps") }
          .map { ($0.key.text ?? "", JSONValue($0.value)) })
    }
    return payload
  }

  private static func aps(_ document: MessageDocument) -> JSONValue {
    var aps = JSONValue.object([])
    for (field, name) in [(Field.commonTitle, "title"), (.commonBody, "body")]
    where !document.has(.apsAlert) {
      if let text = document[field] { aps["alert", name] = JSONValue(text) }
    }
    guard let own = document[.aps], own.isObject else { return aps }
    aps.set(
      own.members.compactMap { member in
        guard document.kind == .adminNode else {
          return (member.key.text ?? "", JSONValue(member.value))
        }
        return sentValue(of: member).map { (sentName(of: member.key, in: .adminAps), $0) }
      })
    return aps
  }

  /// Whether the Admin SDK for Node.js sends a flag as 1; it removes any other.
  static func isKept(_ flag: JSONNode) -> Bool { flag.bool == true || flag.number == 1 }

  /// The value that the Admin SDK for Node.js sends; nil for a flag that it removes.
  private static func sentValue(of member: JSONMember) -> JSONValue? {
    switch Schema.field(of: member.key, in: .adminAps) {
    case .adminContentAvailable, .adminMutableContent: return isKept(member.value) ? 1 : nil
    case .apsAlert where member.value.isObject:
      return .object(
        member.value.members.map { (sentName(of: $0.key, in: .adminAlert), JSONValue($0.value)) })
    default: return JSONValue(member.value)
    }
  }

  /// The name that the Admin SDK for Node.js sends, such as `thread-id` for `threadId`.
  private static func sentName(of key: JSONNode, in object: SchemaObject.ID) -> String {
    switch Schema.field(of: key, in: object) {
    case .adminContentAvailable: return "content-available"
    case .adminMutableContent: return "mutable-content"
    case let field:
      let row = Schema[object.inRequest].rows.first { $0.field == field }
      return row?.name ?? key.text ?? ""
    }
  }
}

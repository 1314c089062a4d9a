/// Names of the REST API that pass through the Admin SDK for Node.js without its checks.
package enum AdminSpelling {
  private static let table: [(rest: StaticString, sdk: String)] = [
    ("image", "imageUrl"), ("vibrate_timings", "vibrateTimingsMillis"),
    ("vibrateTimings", "vibrateTimingsMillis"), ("notification_priority", "priority"),
    ("notificationPriority", "priority"), ("event_time", "eventTimestamp"),
    ("eventTime", "eventTimestamp"),
  ]

  /// The SDK's name for a typed member that is written in REST's way; nil when it is not.
  package static func right(for key: JSONNode, _ row: SchemaField) -> String? {
    if row.traits.contains(.verbatim) { return nil }
    if let entry = table.first(where: { key.matches($0.rest) }) { return entry.sdk }
    return key.rawContent.contains(.underscore) ? row.camelName : nil
  }

  /// A path of the REST API in the SDK's names; what the SDK passes on as it is keeps its own.
  static func path(_ path: [String]) -> [String] {
    var passesOn = false
    return path.indices.map { index in
      let name = path[index]
      if passesOn { return name }
      passesOn =
        ["headers", "payload", "data"].contains(name)
        || name == "notification" && index > 0 && path[index - 1] == "webpush"
      if let entry = table.first(where: { $0.rest.description == name }) {
        return entry.sdk
      }
      return LowerCamelCase.of(name)
    }
  }

  /// A path with dots in the SDK's names.
  static func path(_ path: String) -> String {
    self.path(path.split(separator: ".").map(String.init)).joined(separator: ".")
  }

  /// The SDK's name for a key of Apple's alert, such as `titleLocKey` for `title-loc-key`.
  package static func alertName(_ name: String) -> String {
    LowerCamelCase.of(String(name.map { $0 == "-" ? "_" : $0 }))
  }

  /// Whether the SDK would take the value of a member under its own name, and send what it is now.
  package static func isOnlySpelling(_ key: JSONNode, _ row: SchemaField, in object: JSONNode)
    -> Bool
  {
    switch row.field {
    case .commonImage, .androidImage, .appleImage: return AdminImage.isTaken(key.value)
    case .androidLightSettings: return false
    // The SDK looks for the key of the arguments, and only under its own name.
    case .androidTitleLocArgs: return hasText("titleLocKey", in: object)
    case .androidBodyLocArgs: return hasText("bodyLocKey", in: object)
    default: return right(for: key, row) == row.camelName
    }
  }

  /// Whether the SDK writes its own name over a name of the REST API; other pairs it refuses, or
  /// sends as they are.
  package static func isOverwritten(_ row: SchemaField, in object: SchemaObject.ID) -> Bool {
    let others: [Field] = [
      .commonImage, .appleImage, .fcmOptions, .androidFcmOptions, .apnsFcmOptions, .androidV2,
    ]
    return object.isOfSDK && !others.contains(row.field)
  }

  /// The first name of the SDK in an object that the SDK does not look into, since the object has
  /// the name of the REST API; nil when there is none.
  package static func ownName(in value: JSONNode, _ row: SchemaField) -> JSONNode? {
    guard let child = row.type.object?.inRequest,
      let own = SchemaObject.ID.allCases.first(where: { $0.isOfSDK && $0.inRequest == child })
    else { return nil }
    return value.members.first {
      Schema.row(of: $0.key, in: own) >= 0 && Schema.row(of: $0.key, in: child) < 0
    }?.key
  }

  /// Whether an object has a text under this name that is not empty, as the SDK asks.
  package static func hasText(_ name: String, in object: JSONNode) -> Bool {
    guard let value = object.member(named: name)?.value else { return false }
    return value.isOpaque || value.isMalformed || value.isString && !value.contentRange.isEmpty
  }
}

/// Names of the REST API that the Admin SDK for Node.js passes on unchecked.
package enum AdminSpelling {
  private static let table: [(rest: StaticString, sdk: String)] = [
    ("image", "imageUrl"), ("vibrate_timings", "vibrateTimingsMillis"),
    ("vibrateTimings", "vibrateTimingsMillis"), ("notification_priority", "priority"),
    ("notificationPriority", "priority"), ("event_time", "eventTimestamp"),
    ("eventTime", "eventTimestamp"),
  ]

  /// The SDK's name for a typed member with the REST name; nil for any other key.
  package static func right(for key: JSONNode, _ row: SchemaField) -> String? {
    // JSON has no Date, which the SDK requires under its own name.
    if row.traits.contains(.verbatim) || row.field == .androidEventTime { return nil }
    if let entry = table.first(where: { key.matches($0.rest) }) { return entry.sdk }
    return key.rawContent.contains(.underscore) ? row.camelName : nil
  }

  /// Converts a path of the REST API to the SDK's names, except for names that the SDK passes on.
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

  /// Converts a path with periods to the SDK's names.
  static func path(_ path: String) -> String {
    self.path(path.split(separator: ".").map(String.init)).joined(separator: ".")
  }

  /// The SDK's name for a key of Apple's alert, such as `titleLocKey` for `title-loc-key`.
  package static func alertName(_ name: String) -> String {
    LowerCamelCase.of(String(name.map { $0 == "-" ? "_" : $0 }))
  }

  /// Whether the SDK would accept the value of a member under its own name, and send the same.
  package static func isOnlySpelling(_ key: JSONNode, _ row: SchemaField, in object: JSONNode)
    -> Bool
  {
    switch row.field {
    case .commonImage, .androidImage, .appleImage: return AdminImage.isTaken(key.value)
    case .androidLightSettings: return false
    // The SDK requires the key of the arguments, under its own name.
    case .androidTitleLocArgs: return hasText("titleLocKey", in: object)
    case .androidBodyLocArgs: return hasText("bodyLocKey", in: object)
    default: return right(for: key, row) == row.camelName
    }
  }

  /// Whether the SDK overwrites the REST name of a field with its own; for other pairs it throws, or
  /// sends both.
  package static func isOverwritten(_ row: SchemaField, in object: SchemaObject.ID) -> Bool {
    let others: [Field] = [
      .commonImage, .appleImage, .fcmOptions, .androidFcmOptions, .apnsFcmOptions, .androidV2,
    ]
    return object.isOfSDK && !others.contains(row.field)
  }

  /// The first SDK name in an object that the SDK does not convert, because the object has its REST
  /// name; nil if there is none.
  package static func ownName(in value: JSONNode, _ row: SchemaField) -> JSONNode? {
    guard let child = row.type.object?.inRequest,
      let own = SchemaObject.ID.allCases.first(where: { $0.isOfSDK && $0.inRequest == child })
    else { return nil }
    return value.members.first {
      Schema.row(of: $0.key, in: own) >= 0 && Schema.row(of: $0.key, in: child) < 0
    }?.key
  }

  /// Whether an object has a text under this name that is not empty, as the SDK requires.
  package static func hasText(_ name: String, in object: JSONNode) -> Bool {
    guard let value = object.member(named: name)?.value else { return false }
    return value.isOpaque || value.isMalformed || value.isText
  }
}

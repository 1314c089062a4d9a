/// All field names of FCM, in all of its APIs and SDKs.
enum KnownFieldNames {
  /// Names of fields and dictionary keys, and the names of SDKs and of the legacy API, by their hash.
  /// Of two names with the same hash only the first is kept, so an unknown name is never taken for a
  /// known one.
  private static let known: [UInt32: [UInt8]] = {
    var names: [UInt32: [UInt8]] = [:]
    func add(_ name: String) {
      // Words that are common in other documents.
      guard !["name", "action", "to", "operation", "event"].contains(name) else { return }
      let bytes = Array(name.utf8)
      let hash = KeyHash.hash(bytes)
      if names[hash] == nil { names[hash] = bytes }
    }
    for object in Schema.objects {
      for row in object.rows {
        add(row.name)
        add(row.camelName)
      }
    }
    LegacyNames.all.forEach(add)
    SDKNames.all.forEach(add)
    return names
  }()

  /// Whether FCM, one of its SDKs or its legacy API has a member of this name.
  static func isKnownAnywhere(_ key: JSONNode) -> Bool {
    guard let name = known[key.nameHash] else { return false }
    return key.withDecoded { $0.elementsEqual(name) }
  }
}

/// Names of the retired legacy HTTP API.
enum LegacyNames {
  static let all: [String] = RelocationTable.names(of: .legacyField)
}

/// Names that only Admin SDKs have.
enum SDKNames {
  /// Names of the SDK for Node.js that tell a message for it from one for the service.
  static let telling: [StaticString] = [
    "imageUrl", "vibrateTimingsMillis", "lightOnDurationMillis", "lightOffDurationMillis",
    "eventTimestamp", "contentAvailable", "mutableContent", "threadId", "launchImage", "locKey",
    "titleLocKey", "titleLocArgs", "locArgs",
  ]

  static let all: [String] = RelocationTable.names(of: .sdkSpelling)
}

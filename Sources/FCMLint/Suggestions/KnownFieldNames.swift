/// All names that FCM gives to members anywhere, whichever API or SDK they come from.
enum KnownFieldNames {
  /// Names of typed members and dictionary keys, and the words of SDKs and of the legacy API, each
  /// at its hash. Two names that share a hash are the one that came first: a stranger's name then
  /// passes for none of ours.
  private static let known: [UInt32: [UInt8]] = {
    var names: [UInt32: [UInt8]] = [:]
    func add(_ name: String) {
      // Words that every second document has.
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
  /// Names that stand at the root of a legacy body and in no other API.
  private static let telling: [StaticString] = [
    "time_to_live", "content_available", "mutable_content", "collapse_key", "delay_while_idle",
    "restricted_package_name",
  ]
  /// Those, and the word that every second program has for trying something.
  private static let onlyLegacy = telling + ["dry_run"]
  private static let rootNames = onlyLegacy + ["to", "registration_ids", "priority"]

  static let all: [String] = RelocationTable.names(of: .legacyField)

  static func isOnlyLegacy(_ key: JSONNode) -> Bool {
    onlyLegacy.contains { key.matches($0) }
  }

  static func isTelling(_ key: JSONNode) -> Bool { telling.contains { key.matches($0) } }

  /// Whether the value is a delivery priority, which a message has in its blocks only.
  static func isPriority(_ value: JSONNode) -> Bool {
    value.matches("high") || value.matches("normal")
  }

  /// Whether the name stands at the root of a legacy body.
  static func isRootName(_ key: JSONNode) -> Bool {
    rootNames.contains { key.matches($0) }
  }
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

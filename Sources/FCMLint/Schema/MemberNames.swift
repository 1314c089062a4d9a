/// All names that FCM gives to members anywhere, whichever API or SDK they come from.
enum MemberNames {
  /// Names of typed members and dictionary keys, and the words of SDKs and of the legacy API.
  private static let known: Set<String> = {
    var names: Set<String> = []
    for object in Schema.standard.objects {
      for row in object.rows {
        names.insert(row.name)
        names.insert(row.camelName)
      }
    }
    return names.union(LegacyNames.all).union(SDKNames.all)
  }()

  /// Whether FCM, one of its SDKs or its legacy API has a member of this name.
  static func isKnownAnywhere(_ key: JSONNode) -> Bool {
    guard let text = key.text, !["name", "action", "to", "operation", "event"].contains(text)
    else { return false }
    return known.contains(text)
  }
}

/// Names of the retired legacy HTTP API.
enum LegacyNames {
  /// Names that stand at the root of a legacy body and in no other API.
  private static let onlyLegacy: [StaticString] = [
    "time_to_live", "content_available", "mutable_content", "collapse_key", "dry_run",
    "delay_while_idle", "restricted_package_name",
  ]

  static let all: [String] = WrongPlaceTable.names(of: .legacyField)

  static func isOnlyLegacy(_ key: JSONNode) -> Bool {
    onlyLegacy.contains { key.matches($0) }
  }

  /// Whether the name stands at the root of a legacy body.
  static func isRootName(_ key: JSONNode) -> Bool {
    isOnlyLegacy(key) || key.matches("to") || key.matches("registration_ids")
      || key.matches("priority")
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

  static let all: [String] = WrongPlaceTable.names(of: .sdkSpelling)
}

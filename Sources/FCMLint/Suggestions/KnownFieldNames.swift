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
    RelocationTable.names(of: .legacyField).forEach(add)
    RelocationTable.names(of: .sdkSpelling).forEach(add)
    return names
  }()

  /// Whether FCM, one of its SDKs or its legacy API has a member of this name.
  static func isKnownAnywhere(_ key: JSONNode) -> Bool {
    guard let name = known[key.nameHash] else { return false }
    return key.withDecoded { $0.elementsEqual(name) }
  }
}

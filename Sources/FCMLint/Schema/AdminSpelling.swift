/// Names of the REST API that pass through the Admin SDK for Node.js without its checks.
public enum AdminSpelling {
  private static let table: [(rest: StaticString, sdk: String)] = [
    ("image", "imageUrl"), ("vibrate_timings", "vibrateTimingsMillis"),
    ("vibrateTimings", "vibrateTimingsMillis"), ("notification_priority", "priority"),
    ("notificationPriority", "priority"), ("event_time", "eventTimestamp"),
    ("eventTime", "eventTimestamp"),
  ]

  /// The SDK's name for a typed member that is written in REST's way; nil when it is not.
  public static func right(for key: JSONNode, _ row: SchemaRow) -> String? {
    if row.traits.contains(.verbatim) { return nil }
    if let entry = table.first(where: { key.matches($0.rest) }) { return entry.sdk }
    return key.rawContent.contains(0x5F) ? row.camelName : nil
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
      if let entry = table.first(where: { String(describing: $0.rest) == name }) {
        return entry.sdk
      }
      return CamelCase.of(name)
    }
  }

  /// Whether the two names take the same value.
  public static func isOnlySpelling(_ key: JSONNode, _ row: SchemaRow) -> Bool {
    right(for: key, row) == row.camelName
      || (key.matches("image") && key.value.starts(with: "http"))
  }
}

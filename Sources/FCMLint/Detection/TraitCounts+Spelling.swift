// Names in only one of the two dialects of a message: that of the Admin SDK and that of the REST
// API.
extension TraitCounts {
  /// Values of the SDK's priority of Android notifications. The field has another name in the REST
  /// API, but this one is also used there by mistake.
  private static let priorities: [StaticString] = ["min", "low", "default", "high", "max"]

  /// Names of the SDK for Node.js that tell a message for it from one for the service.
  private static let sdkNames: [StaticString] = [
    "imageUrl", "vibrateTimingsMillis", "lightOnDurationMillis", "lightOffDurationMillis",
    "eventTimestamp", "contentAvailable", "mutableContent", "threadId", "launchImage", "locKey",
    "titleLocKey", "titleLocArgs", "locArgs",
  ]

  /// Adds the names in a message and in the objects inside it.
  mutating func addSpelling(of message: JSONNode) {
    if let priority = message[name: "android"]?[name: "notification"]?[name: "priority"],
      Self.priorities.contains(where: { priority.matches($0) })
    {
      add(.sdkPriority)
    }
    addNames(in: message, depth: 0)
  }

  private mutating func addNames(in object: JSONNode, depth: Int) {
    for member in object.members {
      let key = member.key
      if key.matches("data") || key.matches("headers") { continue }
      if Self.sdkNames.contains(where: { key.matches($0) }) {
        add(.sdkName)
      } else if key.matches("ttl") {
        // The value exceeds four weeks in seconds, so it must be milliseconds.
        let isLong = (member.value.integer ?? 0) > TimeToLive.longest
        add(member.value.isNumber ? .sdkName : .restName, times: isLong ? 2 : 1)
      } else if key.rawContent.contains(.underscore), KnownFieldNames.isKnownAnywhere(key) {
        add(.restName)
      }
      if member.value.isObject, depth < 4, !key.matches("webpush") {
        addNames(in: member.value, depth: depth + 1)
      }
    }
  }
}

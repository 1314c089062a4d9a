// Names in a message that only one of its two dialects has: the Admin SDK's or REST's.
extension TraitCounts {
  /// Words for the priority of a notification on Android as the SDK takes them; REST has another
  /// name for it, but some write this one there by mistake.
  private static let priorities: [StaticString] = ["min", "low", "default", "high", "max"]

  /// Adds the names in a message and in the objects below it.
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
      if SDKNames.telling.contains(where: { key.matches($0) }) {
        add(.sdkName)
      } else if key.matches("ttl") {
        // More than four weeks of seconds can only be milliseconds.
        let isLong = (member.value.integer ?? 0) > TimeToLive.longest
        add(member.value.isNumber ? .sdkName : .restName, times: isLong ? 2 : 1)
      } else if key.rawContent.contains(UInt8(ascii: "_")), KnownFieldNames.isKnownAnywhere(key) {
        add(.restName)
      }
      if member.value.isObject, depth < 4, !key.matches("webpush") {
        addNames(in: member.value, depth: depth + 1)
      }
    }
  }
}

/// Names in a message that only one of its two dialects has.
struct SDKDetector {
  var sdk = 0
  var rest = 0
  /// Words for the priority of a notification on Android as the SDK takes them; REST has another
  /// name for it, but some write this one there by mistake.
  var sdkPriorities = 0

  /// Whether the names speak for the SDK, which a doubtful one does only where nothing speaks
  /// against it.
  var isSDK: Bool { sdk > 0 ? sdk >= rest : sdkPriorities > 0 && rest == 0 }

  private static let priorities: [StaticString] = ["min", "low", "default", "high", "max"]

  /// Counts in `object` and the objects of a message below it.
  mutating func count(_ object: JSONNode, depth: Int) {
    if depth == 0, let priority = object[name: "android"]?[name: "notification"]?[name: "priority"],
      Self.priorities.contains(where: { priority.matches($0) })
    {
      sdkPriorities += 1
    }
    for member in object.members {
      let key = member.key
      if key.matches("data") || key.matches("headers") { continue }
      if SDKNames.telling.contains(where: { key.matches($0) }) {
        sdk += 1
      } else if key.matches("ttl") {
        // More than four weeks of seconds can only be milliseconds.
        let isLong = (member.value.integer ?? 0) > TimeToLive.longest
        if member.value.isNumber { sdk += isLong ? 2 : 1 } else { rest += 1 }
      } else if key.rawContent.contains(0x5F), KnownFieldNames.isKnownAnywhere(key) {
        rest += 1
      }
      if member.value.isObject, depth < 4, !key.matches("webpush") {
        count(member.value, depth: depth + 1)
      }
    }
  }
}

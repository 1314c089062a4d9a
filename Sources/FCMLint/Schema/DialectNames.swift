/// Names in a message that only one of its two dialects has.
struct DialectNames {
  var sdk = 0
  var rest = 0

  /// Counts in `object` and the objects of a message below it.
  mutating func count(_ object: JSONNode, depth: Int) {
    for member in object.members {
      let key = member.key
      if key.matches("data") || key.matches("headers") { continue }
      if SDKNames.telling.contains(where: { key.matches($0) }) {
        sdk += 1
      } else if key.matches("ttl") {
        // More than four weeks of seconds can only be milliseconds.
        let isLong = (member.value.integer ?? 0) > Lifetime.longest
        if member.value.isNumber { sdk += isLong ? 2 : 1 } else { rest += 1 }
      } else if key.rawContent.contains(0x5F), MemberNames.isKnownAnywhere(key) {
        rest += 1
      }
      if member.value.isObject, depth < 4, !key.matches("webpush") {
        count(member.value, depth: depth + 1)
      }
    }
  }
}

/// Members of two objects that have the same name.
package enum KeyIntersection {
  /// The number of comparisons up to which comparing is faster than a dictionary.
  private static let fewComparisons = 512

  /// The keys that both objects have, as pairs.
  package static func between(_ object: JSONNode, _ other: JSONNode) -> [(JSONNode, JSONNode)] {
    var sizes = (0, 0)
    for _ in object.members { sizes.0 += 1 }
    for _ in other.members { sizes.1 += 1 }
    if Int64(sizes.0) * Int64(sizes.1) <= fewComparisons {
      return object.members.compactMap { member in
        other.members.first { $0.key.hasSameText(as: member.key) }.map { (member.key, $0.key) }
      }
    }
    var keys: [[UInt8]: JSONNode] = [:]
    for member in other.members { keys[member.key.decodedBytes] = member.key }
    return object.members.compactMap { member in
      keys[member.key.decodedBytes].map { (member.key, $0) }
    }
  }
}

// Duplicate keys: parsers differ in which member they use.
extension JSONParser {
  private static let few = 16

  /// Reports every member of the object whose key an earlier member already has.
  ///
  /// Hashes are compared first, pairwise in small objects and with a table in large ones, so that
  /// the time is linear in the number of members.
  @inline(never)
  func findDuplicates(in object: Int) {
    var members = 0
    var next = key(from: object + 1)
    while let key = next {
      members += 1
      next = self.key(after: key)
    }
    if members <= Self.few { compare(in: object) } else { tabulate(in: object, members: members) }
  }

  /// The key of the first member at or after `index`, not counting keys that the parser inserted.
  private func key(from index: Int) -> Int? {
    let core = core.pointee
    var index = index
    while index < core.count {
      if core.entries[index].start < core.entries[index].end { return index }
      index = Int(core.entries[index + 1].next)
    }
    return nil
  }

  private func key(after index: Int) -> Int? {
    key(from: Int(core.pointee.entries[index + 1].next))
  }

  private func compare(in object: Int) {
    var later = key(from: object + 1)
    while let second = later {
      var earlier = key(from: object + 1)
      while let first = earlier, first < second {
        if equal(first, second), report(second, first, in: object) { break }
        earlier = key(after: first)
      }
      later = key(after: second)
    }
  }

  private func tabulate(in object: Int, members: Int) {
    var slots = 64
    while slots < members * 2 { slots *= 2 }
    var table = [UInt32](repeating: 0, count: slots)
    var next = key(from: object + 1)
    while let key = next {
      var slot = Int(truncatingIfNeeded: core.pointee.entries[key].next) & (slots - 1)
      while table[slot] > 0, !equal(Int(table[slot]), key) { slot = (slot + 1) & (slots - 1) }
      if table[slot] == 0 || !report(key, Int(table[slot]), in: object) {
        table[slot] = UInt32(key)
      }
      next = self.key(after: key)
    }
  }

  private func equal(_ first: Int, _ second: Int) -> Bool {
    let entries = tree.core.pointee.entries
    guard entries[first].next == entries[second].next else { return false }
    return JSONNode(core: tree.core, index: first).hasSameText(
      as: JSONNode(core: tree.core, index: second))
  }

  /// Reports the later member; returns false if a template may keep only one of the two.
  private func report(_ later: Int, _ earlier: Int, in object: Int) -> Bool {
    let entries = tree.core.pointee.entries
    let start = Int(entries[later].start)
    let isAlternative = tree.core.pointee.hasTag(from: Int(entries[earlier].end), to: start) {
      $0 == object
    }
    if isAlternative { return false }
    error(
      .duplicateKey, start, Int(entries[later].end), node: later,
      related: ByteRange(Int(entries[earlier].start), Int(entries[earlier].end)))
    return true
  }
}

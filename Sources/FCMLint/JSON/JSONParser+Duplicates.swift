// Two members of one name: readers disagree which of them counts.
extension JSONParser {
  /// Reports every member of the object whose name an earlier member already has.
  ///
  /// Hashes are compared first, by pairs in small objects and through a table in large ones, so
  /// that the time stays linear however many members there are.
  @inline(never)
  mutating func findDuplicates(in object: Int, members: Int) {
    let core = tree.core.pointee
    var keys: [Int] = []
    keys.reserveCapacity(members)
    var index = object + 1
    while index < core.count {
      // A key that the parser put in front of a nameless container equals no other.
      if core.entries[index].start < core.entries[index].end { keys.append(index) }
      index = Int(core.entries[index + 1].next)
    }
    if keys.count <= 16 {
      for later in keys.indices.dropFirst() {
        for earlier in keys[..<later] where equal(earlier, keys[later]) {
          report(keys[later], earlier)
          break
        }
      }
      return
    }
    var slots = 64
    while slots < keys.count * 2 { slots *= 2 }
    var table = [Int32](repeating: -1, count: slots)
    for key in keys {
      var slot = Int(core.entries[key].next) & (slots - 1)
      while table[slot] >= 0, !equal(Int(table[slot]), key) { slot = (slot + 1) & (slots - 1) }
      if table[slot] >= 0 { report(key, Int(table[slot])) } else { table[slot] = Int32(key) }
    }
  }

  private func equal(_ first: Int, _ second: Int) -> Bool {
    let entries = tree.core.pointee.entries
    guard entries[first].next == entries[second].next else { return false }
    return JSONNode(core: tree.core, index: first).hasSameText(
      as: JSONNode(core: tree.core, index: second))
  }

  private mutating func report(_ later: Int, _ earlier: Int) {
    let entries = tree.core.pointee.entries
    fault(
      .duplicateKey, Int(entries[later].start), Int(entries[later].end), node: later,
      related: ByteRange(Int(entries[earlier].start), Int(entries[earlier].end)))
  }
}

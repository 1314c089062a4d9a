// The memory of the tape: it grows while a source is parsed, and is reused for the next one.
extension JSONCore {
  /// Reserves room for the nodes that a range of the source may contain, or for some thousands.
  @inline(__always)
  mutating func makeRoom(from start: Int, to end: Int) {
    while capacity &- count < min(Self.room, end &- start &+ 2 &* SIMDBytes.width) {
      grow(from: start, to: end)
    }
  }

  private static let room = 1 << 14
  /// The capacity from which room for the whole source is reserved.
  private static let large = 1 << 16

  /// Doubles the capacity, or reserves room for the rest of the source.
  ///
  /// While nodes are moved, they exist twice, which must not happen to most of a large tape.
  @inline(never)
  mutating func grow(from start: Int, to end: Int) {
    let rest = capacity < Self.large ? 0 : count + separators(from: start, to: end) + 2 * Self.room
    setCapacity(max(capacity * 2, rest))
  }

  /// The number of bytes that separate nodes: in valid JSON, each precedes one node.
  private func separators(from start: Int, to end: Int) -> Int {
    // After an error, nodes may also be separated by white space and quotes.
    let highest: UInt8 = errors.isEmpty ? 0 : .quote
    return SIMDBytes.count(in: bytes, from: start, to: end) { block in
      block.within(0, highest) .| block.equal(.comma) .| block.equal(.colon)
        .| block.equal(.openBrace) .| block.equal(.openBracket)
    } or: { byte in
      byte <= highest || [.comma, .colon, .openBrace, .openBracket].contains(byte)
    }
  }

  private mutating func setCapacity(_ new: Int) {
    let others = UnsafeMutablePointer<TapeEntry>.allocate(capacity: new)
    others.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = others
    let strings = UnsafeMutablePointer<UInt32>.allocate(capacity: new)
    strings.moveInitialize(from: longStrings, count: longCount)
    longStrings.deallocate()
    longStrings = strings
    capacity = new
  }

  /// Removes all nodes if they take megabytes, and frees their memory.
  mutating func shrink() {
    guard capacity > Self.large else { return }
    (count, longCount) = (0, 0)
    setCapacity(Self.small)
  }
}

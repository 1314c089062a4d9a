// Quotation marks that stand twice, as an export from a table leaves them.
extension JSONParser {
  /// Gives the string before here its true end, when marks of it are doubled; false when none is.
  mutating func rescueDoubledValue() -> Bool {
    rescueDoubled(tree.core.pointee.count &- 1, .string)
  }

  /// Gives a key its true end, when marks of it are doubled; false when none is.
  mutating func rescueDoubledKey(_ node: Int) -> Bool { rescueDoubled(node, .key) }

  private mutating func rescueDoubled(_ node: Int, _ kind: JSONKind) -> Bool {
    let entry = tree.core.pointee.entries[node]
    let start = Int(entry.start)
    guard entry.kind == kind, Int(entry.end) == position, position < end,
      entry.openQuote == 1, entry.closeQuote == 1, bytes[start] == 0x22
    else { return false }
    if position &- start > 2 {
      guard bytes[position] == 0x22, isLast(position, of: kind) else { return false }
      let extra = ByteRange(position, position &+ 1)
      close(node, at: extra.end, quotes: (1, 2), repair: [Edit(extra, "")])
      return true
    }
    guard let quote = nextQuote(), quote > position else { return false }
    let isDouble = quote &+ 1 < end && bytes[quote &+ 1] == 0x22
    let last = isDouble ? quote &+ 1 : quote
    guard isLast(last, of: kind) else { return false }
    let extras = [start] + (isDouble ? [last] : [])
    close(
      node, at: last &+ 1, quotes: (2, isDouble ? 2 : 1),
      repair: extras.map { Edit(ByteRange($0, $0 &+ 1), "") })
    return true
  }

  /// Whether what may follow a text of this kind follows the mark at `quote`.
  private func isLast(_ quote: Int, of kind: JSONKind) -> Bool {
    kind == .key ? colon(after: quote &+ 1) != nil : endsText(at: quote)
  }

  /// The next mark on the line, where a text begins right here.
  private func nextQuote() -> Int? {
    switch bytes[position] {
    case 0...0x20, 0x22, 0x2C, 0x3A, 0x5D, 0x7D: return nil
    default: break
    }
    var index = position
    while index < end, bytes[index] != 0x22 {
      if bytes[index] < 0x20 { return nil }
      index &+= bytes[index] == 0x5C ? 2 : 1
    }
    return index < end ? index : nil
  }

  private mutating func close(
    _ node: Int, at stop: Int, quotes: (UInt8, UInt8), repair: [Edit]
  ) {
    let entries = tree.core.pointee.entries
    entries[node].end = UInt32(truncatingIfNeeded: stop)
    (entries[node].openQuote, entries[node].closeQuote) = quotes
    let start = Int(entries[node].start)
    if (start..<stop).contains(where: { bytes[$0] == 0x5C }) {
      entries[node].flags.insert(.escaped)
    }
    if entries[node].kind == .key { rehash(node) }
    fault(.unexpectedToken, start, stop, node: node, repair: repair)
    position = stop
  }
}

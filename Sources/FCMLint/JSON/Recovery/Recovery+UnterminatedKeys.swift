// Keys that lack their closing quote, or hold quotes of their own.
extension JSONParser {
  /// Gives a key its true end, if it was read up to a quote that belongs to something else.
  mutating func rescueKey(_ node: Int) -> Bool {
    if undoubleKey(node) { return true }
    let key = tree.core.pointee.entries[node]
    if let mark = typographicCloser(of: key, before: [0x3A]) {
      closeTypographically(node, at: mark)
      return true
    }
    if key.openQuote == 1, key.closeQuote == 1, bytes[Int(key.start)] == 0x22 {
      // In `"a: "x"` the text itself ends with the colon that belongs behind it.
      let content = Int(key.start) &+ 1
      let stop = withoutSpace(from: content, to: Int(key.end) &- 1)
      if stop > content &+ 1, bytes[stop &- 1] == 0x3A, position == Int(key.end) {
        closeEarly(node, at: withoutSpace(from: content, to: stop &- 1))
        // What looked like the closing quote opens the value.
        return true
      }
    }
    guard let entry = adjoiningString(node, .key) else { return false }
    let content = Int(entry.start) &+ 1
    if let colon = (content..<Int(entry.end)).first(where: { bytes[$0] == 0x3A }) {
      closeEarly(node, at: withoutSpace(from: content, to: colon))
      return true
    }
    let limit = min(end, position &+ Self.sight)
    guard
      let closing = (position..<limit).first(where: { bytes[$0] == 0x22 || bytes[$0] < 0x20 }),
      bytes[closing] == 0x22, colon(after: closing &+ 1) != nil
    else { return false }
    extend(node, to: closing)
    return true
  }

  /// Takes `"a:" 1` for the key `"a"` and its colon, if a value and no colon follows.
  mutating func takeColon(from node: Int) -> Bool {
    let key = tree.core.pointee.entries[node]
    guard key.openQuote == 1, key.closeQuote == 1, bytes[Int(key.start)] == 0x22 else {
      return false
    }
    let content = Int(key.start) &+ 1
    let stop = withoutSpace(from: content, to: Int(key.end) &- 1)
    guard stop > content &+ 1, bytes[stop &- 1] == 0x3A, startsValue(behind: Int(key.end)) else {
      return false
    }
    let range = ByteRange(stop &- 1, Int(key.end))
    tree.core.pointee.entries[node].end = UInt32(truncatingIfNeeded: stop)
    rehash(node)
    error(.missingColon, range.start, range.end, repair: [Edit(range, "\":")])
    return true
  }

  /// Whether a value begins here, behind a key that ended at `stop`; a quote right behind it may be
  /// the key's own.
  private func startsValue(behind stop: Int) -> Bool {
    switch bytes[position] {
    case 0x7B, 0x5B: return true
    case 0x22: return position > stop && colon(after: endOfToken(from: position)) == nil
    case 0x2D, 0x30...0x39, 0x66, 0x6E, 0x74: return position > stop
    default: return false
    }
  }
}

// Keys that lack their closing quote, or hold quotes of their own.
extension JSONParser {
  /// Gives a key its true end, if it was read up to a quote that belongs to something else.
  mutating func rescueKey(_ node: Int) -> Bool {
    if undoubleKey(node) { return true }
    let key = tree.core.pointee.entries[node]
    if let mark = typographicCloser(of: key, before: [.colon]) {
      closeTypographically(node, at: mark)
      return true
    }
    if key.openQuote == 1, key.closeQuote == 1, bytes[Int(key.start)] == .quote {
      // In `"a: "x"` the text itself ends with the colon that belongs behind it.
      let content = Int(key.start) &+ 1
      let stop = withoutSpace(from: content, to: Int(key.end) &- 1)
      if stop > content &+ 1, bytes[stop &- 1] == .colon, position == Int(key.end) {
        closeEarly(node, at: withoutSpace(from: content, to: stop &- 1))
        // What looked like the closing quote opens the value.
        return true
      }
    }
    guard let entry = adjoiningString(node, .key) else { return false }
    let content = Int(entry.start) &+ 1
    if let colon = (content..<Int(entry.end)).first(where: { bytes[$0] == .colon }) {
      closeEarly(node, at: withoutSpace(from: content, to: colon))
      return true
    }
    let limit = min(end, position &+ Self.sight)
    guard
      let closing = (position..<limit).first(where: { bytes[$0] == .quote || bytes[$0] < .space }),
      bytes[closing] == .quote, colon(after: closing &+ 1) != nil
    else { return false }
    extend(node, to: closing)
    return true
  }

  /// Takes `"a:" 1` for the key `"a"` and its colon, if a value and no colon follows.
  mutating func takeColon(from node: Int) -> Bool {
    let key = tree.core.pointee.entries[node]
    guard key.openQuote == 1, key.closeQuote == 1, bytes[Int(key.start)] == .quote else {
      return false
    }
    let content = Int(key.start) &+ 1
    let stop = withoutSpace(from: content, to: Int(key.end) &- 1)
    guard stop > content &+ 1, bytes[stop &- 1] == .colon, startsValue(behind: Int(key.end)) else {
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
    case .openBrace, .openBracket: return true
    case .quote: return position > stop && colon(after: endOfToken(from: position)) == nil
    case .minus, UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "t"):
      return position > stop
    default: return false
    }
  }
}

// A document without its outermost braces: it begins with a key.
extension JSONParser {
  /// A colon is after the string that was read as the only value of the document.
  /// `"a": 1, "b": 2` → `{ "a": 1, "b": 2 }`
  ///
  /// The tape starts again with an object that begins at the key and has no opening brace.
  mutating func opensWithoutBrace() -> Bool {
    guard core.pointee.count == 1 else { return false }
    let entry = lastEntry
    guard entry.kind == .string, entry.openQuote == 1, entry.closeQuote == 1,
      let colon = colon(after: position)
    else { return false }
    core.pointee.count = 0
    let object = tree.append(.object, Int(entry.start), Int(entry.start))
    stack.append(JSONFrame(node: object, isObject: true))
    deepestOpen = max(deepestOpen, 1)
    rename(tree.append(.key, Int(entry.start), Int(entry.end), flags: entry.flags))
    position = colon &+ 1
    return true
  }

  /// Whether the outermost object begins with its first key.
  var isBare: Bool {
    let (root, key) = (entries[0], entries[1])
    return core.pointee.count > 1 && root.kind == .object && root.start == key.start
  }

  /// Reports the missing braces, once it is known whether the closing one is present.
  mutating func reportMissingBraces() {
    let isReported = tree.errors.contains {
      $0.kind == .missingBraces && $0.detail != .missingBraces(.openingOfObject)
    }
    if isReported { return }
    let entry = entries[1]
    let key = ByteRange(Int(entry.start), Int(entry.end))
    let isClosed = stack.isEmpty
    var repair = [Edit(ByteRange(key.start, key.start), "{ ")]
    if !isClosed {
      // After a line comment, the brace would become part of the comment.
      let stop = endOfPreviousToken(before: end)
      let last = bytes[stop &- 1] == .comma ? stop &- 1 : stop
      repair.append(Edit(ByteRange(last, stop), " }"))
    }
    let isSpread = MultilineDocument.surround(ByteRange(start, end), in: tree.core.pointee.bytes)
    error(
      .missingBraces, key.start, key.end, node: 0,
      repair: stack.count > 1 || isSpread ? [] : repair,
      detail: .missingBraces(isSpread ? .onOtherLines : isClosed ? .opening : .both))
  }
}

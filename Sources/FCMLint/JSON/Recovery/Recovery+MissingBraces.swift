// A document whose outermost braces are missing: it begins with a key.
extension JSONParser {
  /// Where the key stands that was read as the document's only value, though a colon follows it.
  ///
  /// The tape begins anew with an object that starts at the key and has no brace of its own.
  mutating func opensWithoutBrace() -> Bool {
    guard tree.core.pointee.count == 1 else { return false }
    let entry = tree.core.pointee.entries[0]
    guard entry.kind == .string, entry.openQuote == 1, entry.closeQuote == 1,
      let colon = colon(after: position)
    else { return false }
    tree.core.pointee.count = 0
    let object = tree.append(.object, Int(entry.start), Int(entry.start))
    stack.append(JSONFrame(node: object, isObject: true))
    deepestOpen = max(deepestOpen, 1)
    let key = tree.append(.key, Int(entry.start), Int(entry.end), flags: entry.flags)
    rehash(key)
    note(key: key)
    position = colon &+ 1
    comma = -1
    bareKeyEnd = Int(entry.end)
    return true
  }

  /// Reports the braces that are missing, once it is known whether one of them stands there.
  mutating func endWithoutBraces(isClosed: Bool) {
    guard bareKeyEnd >= 0 else { return }
    let keyStart = Int(tree.core.pointee.entries[0].start)
    var repair = [Edit(ByteRange(keyStart, keyStart), "{ ")]
    if !isClosed {
      let stop = endOfText(from: keyStart)
      let isTrailing = comma >= 0 && comma &+ 1 == stop
      repair.append(Edit(ByteRange(isTrailing ? comma : stop, stop), " }"))
      endExplained = true
    }
    let isSpread = MultilineDocument.surround(ByteRange(start, end), in: tree.core.pointee.bytes)
    if stack.count > 1 || isSpread { repair = [] }
    error(
      .missingBraces, keyStart, bareKeyEnd, node: 0, repair: repair,
      detail: .missingBraces(isSpread ? .onOtherLines : isClosed ? .opening : .both))
    bareKeyEnd = -1
  }

  /// The end of what has been read, without the comments and the blanks that come last: a brace
  /// behind a comment would be a part of it. A comment may itself end with blanks.
  private func endOfText(from start: Int) -> Int {
    var stop = withoutSpace(from: start, to: end)
    for error in tree.errors.reversed() {
      guard error.kind == .comment, error.range.start < stop, error.range.end >= stop
      else { break }
      stop = withoutSpace(from: start, to: error.range.start)
    }
    return stop
  }
}

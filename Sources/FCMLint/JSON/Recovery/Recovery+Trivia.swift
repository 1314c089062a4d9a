// Trivia between tokens: white space, comments, foreign spaces and a byte-order mark.
extension JSONParser {
  /// Skips a byte-order mark; returns false if the source is not UTF-8.
  mutating func readByteOrderMark() -> Bool {
    if isWideText() {
      error(.invalidUTF8, position, position &+ 2, node: 0)
      return false
    }
    guard position &+ 3 <= end, byte == 0xEF, bytes[position &+ 1] == 0xBB,
      bytes[position &+ 2] == 0xBF
    else { return true }
    let range = ByteRange(position, position &+ 3)
    error(.byteOrderMark, range.start, range.end, node: 0, repair: [Edit(range, "")])
    position &+= 3
    return true
  }

  /// Skips white space, comments and foreign spaces; returns true if there was more than white
  /// space.
  @inline(never)
  @discardableResult
  mutating func skipTrivia() -> Bool {
    var found = false
    while true {
      skipSpace()
      guard position < end else { return found }
      let begin = position
      if let (stop, isClosed) = endOfComment() {
        let repair = isClosed ? [Edit(extentOfComment(begin, stop), "")] : []
        error(.comment, begin, stop, repair: repair, detail: isClosed ? .none : .reachesEnd)
        position = stop
        damaged.trivia.append(ByteRange(begin, position))
      } else if skipConflictMarker() {
        damaged.trivia.append(ByteRange(begin, position))
      } else if foreignSpaceWidth(at: position) > 0 {
        while position < end, foreignSpaceWidth(at: position) > 0 {
          position &+= foreignSpaceWidth(at: position)
        }
        error(.unexpectedToken, begin, position)
        damaged.trivia.append(ByteRange(begin, position))
      } else if !skipTag() {
        return found
      }
      found = true
    }
  }

  /// Skips a line that begins a merge conflict, or the other version with the line that ends it: the
  /// first version is parsed.
  private mutating func skipConflictMarker() -> Bool {
    if startsConflictLine(at: position, with: .lessThan) {
      let stop = endOfLine(from: position)
      error(.mergeConflict, position, stop)
      damaged.conflict = tree.errors.count &- 1
      position = stop
      return true
    }
    let isSeparator =
      startsConflictLine(at: position, with: .equals)
      || startsConflictLine(at: position, with: UInt8(ascii: "|"))
    guard
      isSeparator || startsConflictLine(at: position, with: .greaterThan),
      let opening = damaged.conflict
    else { return false }
    var line = position
    while isSeparator, line < end, !startsConflictLine(at: line, with: .greaterThan) {
      line = endOfLine(from: line) &+ 1
    }
    if line >= end {
      // Without the last line, only this one is skipped.
      line = position
      damaged.conflict = nil
    }
    position = endOfLine(from: line)
    if tree.errors[opening].kind == .mergeConflict {
      tree.errors[opening].related = ByteRange(line, position)
    }
    return true
  }

  /// Whether a line with a marker of a merge conflict, seven equal characters, begins here.
  private func startsConflictLine(at index: Int, with mark: UInt8) -> Bool {
    guard bytes[index] == mark, index &+ 7 <= end,
      index == start || bytes[index &- 1].isLineBreak,
      (index..<index &+ 7).allSatisfy({ bytes[$0] == mark })
    else { return false }
    let next = index &+ 7
    return next == end || bytes[next] == .space || bytes[next].isLineBreak
  }

  /// The range to remove with a comment: the whole line if nothing else is on it, otherwise the
  /// comment and the blanks on the side where none is needed.
  private func extentOfComment(_ begin: Int, _ stop: Int) -> ByteRange {
    var next = indexAfterBlanks(from: stop)
    var first = begin
    while first > start, isBlank(first &- 1) { first &-= 1 }
    let beginsLine = first == start || bytes[first &- 1].isLineBreak
    guard next == end || bytes[next].isLineBreak else {
      // The indentation stays and the blanks after the comment go: the next token takes its place.
      if beginsLine { return ByteRange(begin, next) }
      if bytes[next] == .comma { return ByteRange(first, next) }
      return ByteRange(next > stop ? first : begin, stop)
    }
    if beginsLine, next < end {
      let isDouble =
        bytes[next] == .carriageReturn && next &+ 1 < end && bytes[next &+ 1] == .lineFeed
      next &+= isDouble ? 2 : 1
    }
    return ByteRange(first, next)
  }

  private func endOfComment() -> (end: Int, isClosed: Bool)? {
    let next = position &+ 1 < end ? bytes[position &+ 1] : 0
    if byte == .slash, next == .asterisk {
      var index = position &+ 2
      while index &+ 1 < end {
        if bytes[index] == .asterisk, bytes[index &+ 1] == .slash { return (index &+ 2, true) }
        index &+= 1
      }
      return (end, false)
    }
    guard
      byte == .slash && next == .slash
        || byte == .hash && !isColorOrTag(next)
    else { return nil }
    return (endOfLine(from: position), true)
  }

  /// Whether the `#` here begins a bare color such as `#ff0000` or a tag such as `#{x}` or
  /// `#if($x)`, rather than a comment.
  private func isColorOrTag(_ next: UInt8) -> Bool {
    if next == .openBrace || tag(at: position) != nil { return true }
    var stop = position &+ 1
    while stop < end, bytes[stop].isHexadecimal { stop &+= 1 }
    let count = stop &- position &- 1
    guard count == 3 || count == 6 || count == 8 else { return false }
    let after = indexAfterBlanks(from: stop)
    // A color may have lost its opening quote but not the closing one.
    return after == end || bytes[after] == .quote || endsText(at: stop &- 1)
  }

  func endOfLine(from start: Int) -> Int {
    var index = start
    while index < end, !bytes[index].isLineBreak { index &+= 1 }
    return index
  }

  func indexAfterSpace(from start: Int) -> Int {
    var index = start
    while index < end, JSONEscaping.isSpace(bytes[index]) { index &+= 1 }
    return index
  }

  /// As `indexAfterSpace`, but not beyond the end of the line.
  func indexAfterBlanks(from start: Int) -> Int {
    var index = start
    while index < end, isBlank(index) { index &+= 1 }
    return index
  }

  func isBlank(_ index: Int) -> Bool { bytes[index] == .space || bytes[index] == .tab }
}

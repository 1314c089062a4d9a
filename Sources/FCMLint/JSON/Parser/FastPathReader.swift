/// Reads valid JSON at full speed, and stops at the first byte it does not expect.
///
/// Bounds checks are avoided with a sentinel: `sentinel` is the index of the line feed after the
/// document or, if there is none, of its last closing bracket. No token extends past it, so every
/// loop stops there.
struct FastPathReader {
  /// The source, whose indices count from its start.
  let bytes: UnsafePointer<UInt8>
  let sentinel: Int
  /// The last index at which a token may begin: sixteen bytes are readable from there, a string
  /// that ends in them closes before the sentinel, and there is room for its node and the next one.
  let safe: Int
  let core: UnsafeMutablePointer<JSONCore>
  let entries: UnsafeMutablePointer<TapeEntry>
  /// One past the frame of the deepest container that the parser accepts.
  let highest: UnsafeMutablePointer<JSONFrame>
  let seed: UInt64
  var cursor: Int
  /// One past the frames of the deepest container so far and of the innermost one.
  var deepest: UnsafeMutablePointer<JSONFrame>
  var top: UnsafeMutablePointer<JSONFrame>
  /// Where the next long string is recorded.
  var long: UnsafeMutablePointer<UInt32>
  /// Where the next node goes, and its number.
  var entry: UnsafeMutablePointer<TapeEntry>
  var count: UInt32

  /// Reads while every token is valid, and returns the step at which one is not; nothing of that
  /// step has been read.
  ///
  /// It also stops after a container that may have duplicate keys, whose frame is then at `top`.
  ///
  /// - Precondition: a value or a key is expected, at the sentinel at the latest.
  @inline(__always)
  mutating func read(from first: JSONParser.Step) -> (JSONParser.Step, mayRepeat: Bool) {
    if first == .key, !readKey() { return (.key, false) }
    value: while true {
      let byte = bytes[cursor]
      member: do {
        if byte == .quote {
          guard readString() else { return (.value, false) }
        } else if byte == .openBrace {
          guard open(isObject: true) else { return (.value, false) }
          if _fastPath(bytes[cursor] == .quote) { break member }
          _ = skipSpace()
          guard bytes[cursor] == .closeBrace else { break member }
        } else if byte == .openBracket {
          guard open(isObject: false) else { return (.value, false) }
          _ = skipSpace()
          guard bytes[cursor] == .closeBracket else { continue value }
        } else if _slowPath(byte <= .space) {
          guard skipSpace() else { return (.value, false) }
          continue value
        } else {
          guard readScalar() else { return (.value, false) }
        }
        switch readAfterValue() {
        case (.key, _): break member
        case (.value, _): continue value
        case let stop: return stop
        }
      }
      guard readKey() else { return (.key, false) }
    }
  }

  /// Reads the closers and the comma after a value; returns the next step: a key or a value if it
  /// may be read here.
  @inline(__always)
  private mutating func readAfterValue() -> (JSONParser.Step, mayRepeat: Bool) {
    while true {
      let byte = bytes[cursor]
      let isObject = (top - 1).pointee.isObject
      if byte == .comma {
        cursor &+= 1
        if isObject { return (.key, false) }
        return (.value, false)
      }
      if byte == (isObject ? .closeBrace : .closeBracket) {
        let frame = close()
        if _slowPath(frame.pointee.mayRepeat) { return (.afterValue, true) }
        // The outermost container is the first node of the tape.
        if _slowPath(frame.pointee.node == 0) { return (.finished, false) }
        if _slowPath(cursor > sentinel) { return (.afterValue, false) }
        continue
      }
      guard _slowPath(byte <= .space), skipSpace() else { return (.afterValue, false) }
    }
  }

  /// Skips white space, which most positions of a stream do not have; returns whether there was
  /// any.
  @inline(__always)
  private mutating func skipSpace() -> Bool {
    let start = cursor
    cursor = Self.endOfSpace(bytes, from: start, sentinel)
    return cursor > start
  }

  @inline(never)
  private static func endOfSpace(_ bytes: UnsafePointer<UInt8>, from start: Int, _ sentinel: Int)
    -> Int
  {
    var place = start
    while place < sentinel, JSONEscaping.isSpace(bytes[place]) { place &+= 1 }
    return place
  }

  // MARK: Tokens

  /// Appends a node from the cursor to `stop`.
  @inline(__always)
  private mutating func append(_ kind: JSONKind, to stop: Int, next: UInt32) {
    entry.initialize(to: TapeEntry(kind, cursor, stop, next: next))
    entry += 1
    count &+= 1
    cursor = stop
  }

  /// Reads a key and its colon.
  @inline(__always)
  private mutating func readKey() -> Bool {
    if _slowPath(bytes[cursor] != .quote) {
      _ = skipSpace()
      guard bytes[cursor] == .quote else { return false }
    }
    let content = cursor &+ 1
    guard let close = Self.endOfPlainText(bytes, from: content, safe, sentinel),
      bytes[close] == .quote
    else { return false }
    var colon = close &+ 1
    if _slowPath(bytes[colon] != .colon) {
      colon = Self.endOfSpace(bytes, from: colon, sentinel)
      guard bytes[colon] == .colon else { return false }
    }
    // At least 8 bytes are readable where a string may begin.
    let hash = KeyHash.hash(bytes + content, close &- content, readable: 8, seed: seed)
    append(.key, to: close &+ 1, next: hash)
    let frame = top - 1
    if _slowPath(frame.pointee.note(hash)), !frame.pointee.mayRepeat,
      Self.repeats(Int(count) &- 1, in: frame.pointee.node, entries)
    {
      frame.pointee.mayRepeat = true
    }
    cursor = colon &+ 1
    // Half of all documents have a space after a colon.
    if bytes[cursor] == .space { cursor &+= 1 }
    return true
  }

  /// Whether an earlier key of the object has the hash of the last one, or there are too many keys
  /// to search.
  @inline(never)
  private static func repeats(
    _ last: Int, in object: Int, _ entries: UnsafeMutablePointer<TapeEntry>
  ) -> Bool {
    var key = object &+ 1
    for _ in 0..<32 {
      if key >= last { return false }
      if entries[key].next == entries[last].next { return true }
      key = Int(entries[key &+ 1].next)
    }
    return true
  }

  @inline(__always)
  private mutating func readString() -> Bool {
    guard let stop = Self.endOfPlainText(bytes, from: cursor &+ 1, safe, sentinel) else {
      return false
    }
    var close = stop
    if _slowPath(bytes[stop] != .quote) {
      guard let end = Self.endOfEscapedString(bytes, from: stop, safe, sentinel) else {
        return false
      }
      close = end
    }
    if close &- cursor >= JSONCore.lengthOfLong &- 1 {
      long.initialize(to: count)
      long += 1
    }
    append(.string, to: close &+ 1, next: count &+ 1)
    if _slowPath(close != stop) { (entry - 1).pointee.flags = .escaped }
    return true
  }

  /// Reads an integer without a sign, `true`, `false` or `null`.
  @inline(__always)
  private mutating func readScalar() -> Bool {
    guard cursor <= safe, let stop = Self.endOfScalar(bytes, at: cursor, entry, count, core) else {
      return false
    }
    entry += 1
    count &+= 1
    cursor = stop
    return true
  }

  /// Appends the scalar that begins at `start` as a node, and returns its end.
  @inline(never)
  private static func endOfScalar(
    _ bytes: UnsafePointer<UInt8>, at start: Int, _ entry: UnsafeMutablePointer<TapeEntry>,
    _ number: UInt32, _ core: UnsafeMutablePointer<JSONCore>
  ) -> Int? {
    var stop = start &+ 1
    let kind: JSONKind
    if bytes[start].isDigit {
      kind = .number
      while bytes[start] != UInt8(ascii: "0"), bytes[stop].isDigit { stop &+= 1 }
      if stop &- start >= JSONCore.lengthOfLongNumber { core.pointee.hasLongNumber = true }
    } else {
      stop = start &+ 4
      switch UnsafeRawPointer(bytes + start).loadUnaligned(as: UInt32.self).littleEndian {
      case 0x6575_7274: kind = .true
      case 0x6C6C_756E: kind = .null
      case 0x736C_6166 where bytes[stop] == UInt8(ascii: "e"):
        kind = .false
        stop &+= 1
      default: return nil
      }
    }
    if JSONParser.isWordByte(bytes[stop]) { return nil }
    entry.initialize(to: TapeEntry(kind, start, stop, next: number &+ 1))
    return stop
  }

  @inline(__always)
  private mutating func open(isObject: Bool) -> Bool {
    guard cursor <= safe, top < highest else { return false }
    // Two braces, or a brace and another punctuation character, may begin a template tag.
    let next = bytes[cursor &+ 1]
    guard !isObject || next <= .quote || next == .closeBrace else { return false }
    top.initialize(to: JSONFrame(node: Int(count), isObject: isObject))
    top += 1
    if top > deepest { deepest = top }
    append(isObject ? .object : .array, to: cursor &+ 1, next: count &+ 1)
    return true
  }

  /// Closes the innermost container and returns its frame.
  @inline(__always)
  private mutating func close() -> UnsafeMutablePointer<JSONFrame> {
    cursor &+= 1
    top -= 1
    let node = entries + top.pointee.node
    node.pointee.end = UInt32(truncatingIfNeeded: cursor)
    node.pointee.next = count
    return top
  }
}

extension JSONParser {
  /// Reads valid JSON up to the first token that is not valid, and returns the step at that token.
  @inline(never)
  mutating func readStraight(from first: Step) -> Step {
    guard position <= sentinel, !stack.isEmpty || bytes[position] | 0x20 == .openBrace else {
      return first
    }
    core.pointee.makeRoom(from: position, to: sentinel)
    // No two nodes begin at the same byte.
    let room = core.pointee.capacity &- core.pointee.count
    let count = core.pointee.count
    var reader = FastPathReader(
      bytes: bytes, sentinel: sentinel, safe: min(readable, position &+ room) &- SIMDBytes.width,
      core: core, entries: core.pointee.entries, highest: stack.limit, seed: seed,
      cursor: position, deepest: stack.base + deepestOpen, top: stack.base + stack.count,
      long: core.pointee.longStrings + min(core.pointee.longCount, count),
      entry: core.pointee.entries + count, count: UInt32(truncatingIfNeeded: count))
    let (step, mayRepeat) = reader.read(from: first)
    position = reader.cursor
    deepestOpen = reader.deepest - stack.base
    stack.count = reader.top - stack.base
    core.pointee.count = Int(reader.count)
    core.pointee.longCount = reader.long - core.pointee.longStrings
    guard mayRepeat else { return step }
    findDuplicates(in: reader.top.pointee.node)
    return stack.isEmpty ? .finished : .afterValue
  }
}

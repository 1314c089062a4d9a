/// Reads correct JSON at full speed, and stops where something else stands.
///
/// Whether the document ends in front of a byte is hardly ever asked. A fence stands at its end: a
/// byte that may be looked at, and at which every token ends. Of a line that is the line feed
/// behind it, else the document's last closing bracket. No token but that bracket holds the fence,
/// so that the byte behind any other token lies at the fence at most.
struct FastPathReader {
  /// The source, from whose start places count.
  let bytes: UnsafePointer<UInt8>
  let sentinel: Int
  /// Up to here a token may begin: the sixteen bytes behind its first are readable, a string that
  /// they end closes in front of the fence, and there is room for its node and the next one.
  let safe: Int
  let core: UnsafeMutablePointer<JSONCore>
  let entries: UnsafeMutablePointer<TapeEntry>
  /// The frame behind that of the deepest container that may be.
  let highest: UnsafeMutablePointer<JSONFrame>
  let seed: UInt64
  var cursor: Int
  /// The frames behind those of the deepest container so far and of the innermost one.
  var deepest: UnsafeMutablePointer<JSONFrame>
  var top: UnsafeMutablePointer<JSONFrame>
  /// The place for the next long string.
  var long: UnsafeMutablePointer<UInt32>
  /// The place of the next node, and its number.
  var entry: UnsafeMutablePointer<TapeEntry>
  var count: UInt32

  /// Reads as long as every token is what the grammar wants, and returns the step at which one is
  /// not; nothing of that step has been read then.
  ///
  /// It also stops behind a container that may hold a name twice, whose frame then stands at `top`.
  ///
  /// - Precondition: a value or a key is due, at the fence at most.
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

  /// Reads what closes behind a value, and a comma; the step that is due then is a key or a value
  /// if it may be read here.
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
        // The outermost container is the first on the tape.
        if _slowPath(frame.pointee.node == 0) { return (.finished, false) }
        if _slowPath(cursor > sentinel) { return (.afterValue, false) }
        continue
      }
      guard _slowPath(byte <= .space), skipSpace() else { return (.afterValue, false) }
    }
  }

  /// Passes over white space, of which there is none at most places in a stream; whether there was.
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

  /// Notes a node from the cursor to `stop`.
  @inline(__always)
  private mutating func append(_ kind: JSONKind, to stop: Int, next: UInt32) {
    entry.initialize(to: TapeEntry(kind, cursor, stop, next: next))
    entry += 1
    count &+= 1
    cursor = stop
  }

  /// Reads a name and its colon.
  @inline(__always)
  private mutating func readKey() -> Bool {
    if _slowPath(bytes[cursor] != .quote) {
      _ = skipSpace()
      guard bytes[cursor] == .quote else { return false }
    }
    let content = cursor &+ 1
    guard let close = endOfPlainString(from: content) else { return false }
    var colon = close &+ 1
    if _slowPath(bytes[colon] != .colon) {
      colon = Self.endOfSpace(bytes, from: colon, sentinel)
      guard bytes[colon] == .colon else { return false }
    }
    // What is safe for a string has so many bytes.
    let hash = KeyHash.hash(bytes + content, close &- content, readable: 8, seed: seed)
    append(.key, to: close &+ 1, next: hash)
    let frame = top - 1
    if _slowPath(frame.pointee.note(hash)), !frame.pointee.mayRepeat,
      Self.repeats(Int(count) &- 1, in: frame.pointee.node, entries)
    {
      frame.pointee.mayRepeat = true
    }
    cursor = colon &+ 1
    return true
  }

  /// Whether an earlier name in the object has the hash of the one that was noted last, or so many
  /// are there that a search would take long.
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
    guard let close = endOfPlainString(from: cursor &+ 1) else { return false }
    if close &- cursor >= JSONCore.lengthOfLong &- 1 {
      long.initialize(to: count)
      long += 1
    }
    append(.string, to: close &+ 1, next: count &+ 1)
    return true
  }

  /// Reads a whole number without a sign, `true`, `false` or `null`.
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

  /// Notes the scalar that begins at `start` as a node, and answers where it ends.
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
    // Two braces, or a brace and another sign, may begin a tag of a template.
    let next = bytes[cursor &+ 1]
    guard !isObject || next <= .quote || next == .closeBrace else { return false }
    top.initialize(to: JSONFrame(node: Int(count), isObject: isObject))
    top += 1
    if top > deepest { deepest = top }
    append(isObject ? .object : .array, to: cursor &+ 1, next: count &+ 1)
    return true
  }

  /// Ends the innermost container, and returns its frame.
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
  /// Reads correct JSON up to the first token that is not what the grammar wants, and returns the
  /// step that is due there.
  @inline(never)
  mutating func readStraight(from first: Step) -> Step {
    guard position <= sentinel, !stack.isEmpty || bytes[position] | 0x20 == .openBrace else {
      return first
    }
    core.pointee.makeRoom(for: sentinel &- position)
    // Every node begins at a byte of its own.
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

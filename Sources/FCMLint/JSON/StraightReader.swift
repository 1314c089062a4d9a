/// Reads correct JSON at full speed, and stops where something else stands.
///
/// Its state is small enough for registers; the parser takes it over at the end of each stretch.
struct StraightReader {
  /// Where the source begins, from which nodes count.
  let base: UnsafePointer<UInt8>
  /// Where the document ends.
  let limit: UnsafePointer<UInt8>
  let core: UnsafeMutablePointer<JSONCore>
  /// The frame of the outermost container.
  let outermost: UnsafeMutablePointer<JSONFrame>
  let seed: UInt64
  var cursor: UnsafePointer<UInt8>
  var comma: Int
  var deepest: Int
  /// The frame behind that of the innermost container.
  var top: UnsafeMutablePointer<JSONFrame>
  var count: Int
  var capacity: Int
  var entries: UnsafeMutablePointer<TapeEntry>

  var position: Int { cursor - base }
  var level: Int { top - outermost }

  /// Reads as long as every token is what the grammar wants, and returns the step at which one is
  /// not; nothing of that step has been read then.
  ///
  /// It also stops behind a container that may hold a name twice, whose frame then stands at
  /// `level`.
  @inline(__always)
  mutating func read(from first: JSONParser.Step) -> (JSONParser.Step, mayRepeat: Bool) {
    var step = first
    while true {
      if step == .key {
        guard readKey() else { return (.key, false) }
        step = .value
      }
      if step == .value {
        skipSpace()
        guard cursor < limit else { return (.value, false) }
        let byte = cursor.pointee
        if byte == 0x22 {
          guard readString() else { return (.value, false) }
        } else if byte == 0x7B || byte == 0x5B {
          guard open(isObject: byte == 0x7B) else { return (.value, false) }
          skipSpace()
          guard cursor < limit, cursor.pointee == byte &+ 2 else {
            step = byte == 0x7B ? .key : .value
            continue
          }
          _ = close()
        } else {
          guard readScalar(byte) else { return (.value, false) }
        }
      }
      while true {
        if top == outermost { return (.finished, false) }
        skipSpace()
        guard cursor < limit else { return (.afterValue, false) }
        let byte = cursor.pointee
        let isObject = (top - 1).pointee.isObject
        if byte == 0x2C {
          comma = cursor - base
          cursor += 1
          step = isObject ? .key : .value
          break
        }
        guard byte == (isObject ? 0x7D : 0x5D) else { return (.afterValue, false) }
        if close() { return (top == outermost ? .finished : .afterValue, true) }
      }
    }
  }

  /// Passes over white space, of which there is none at most places in a stream.
  @inline(__always)
  private mutating func skipSpace() {
    if cursor < limit, cursor.pointee <= 0x20 { cursor = Self.endOfSpace(from: cursor, limit) }
  }

  @inline(never)
  private static func endOfSpace(
    from start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var place = start
    while place < limit, JSONText.isSpace(place.pointee) { place += 1 }
    return place
  }

  // MARK: Tokens

  /// Notes a node from the cursor to `stop`.
  @inline(__always)
  private mutating func append(_ kind: JSONKind, to stop: UnsafePointer<UInt8>, next: UInt32) {
    if count == capacity { grow() }
    (entries + count).initialize(
      to: TapeEntry(
        start: UInt32(truncatingIfNeeded: cursor - base),
        end: UInt32(truncatingIfNeeded: stop - base), next: next, kind: kind, flags: [],
        openQuote: 1, closeQuote: 1))
    count &+= 1
  }

  @inline(__always)
  private mutating func append(_ kind: JSONKind, to stop: UnsafePointer<UInt8>) {
    append(kind, to: stop, next: UInt32(truncatingIfNeeded: count &+ 1))
    cursor = stop
  }

  private mutating func grow() {
    core.pointee.count = count
    core.pointee.grow()
    capacity = core.pointee.capacity
    entries = core.pointee.entries
  }

  /// Reads a name and its colon.
  @inline(__always)
  private mutating func readKey() -> Bool {
    skipSpace()
    guard cursor < limit, cursor.pointee == 0x22 else { return false }
    let content = cursor + 1
    let close = endOfPlainString(from: content)
    guard close < limit else { return false }
    var colon = close + 1
    if colon < limit, colon.pointee != 0x3A { colon = Self.endOfSpace(from: colon, limit) }
    guard colon < limit, colon.pointee == 0x3A else { return false }
    let hash = NameHash.hash(content, close - content, readable: limit - content, seed: seed)
    append(.key, to: close + 1, next: hash)
    (top - 1).pointee.note(hash)
    cursor = colon + 1
    return true
  }

  @inline(__always)
  private mutating func readString() -> Bool {
    let close = endOfPlainString(from: cursor + 1)
    guard close < limit else { return false }
    append(.string, to: close + 1)
    return true
  }

  /// Reads a whole number without a sign, `true`, `false` or `null`.
  @inline(__always)
  private mutating func readScalar(_ byte: UInt8) -> Bool {
    if byte &- 0x30 < 10 {
      var stop = cursor + 1
      while byte != 0x30, stop < limit, stop.pointee &- 0x30 < 10 { stop += 1 }
      guard stop < limit, !JSONParser.isWordByte(stop.pointee) else { return false }
      append(.number, to: stop)
      return true
    }
    // A word at the very end is left to the other steps.
    guard limit - cursor > 5 else { return false }
    let word = UnsafeRawPointer(cursor).loadUnaligned(as: UInt32.self).littleEndian
    let kind: JSONKind
    var stop = cursor + 4
    switch word {
    case 0x6575_7274: kind = .true
    case 0x6C6C_756E: kind = .null
    case 0x736C_6166 where stop.pointee == 0x65:
      kind = .false
      stop += 1
    default: return false
    }
    guard !JSONParser.isWordByte(stop.pointee) else { return false }
    append(kind, to: stop)
    return true
  }

  @inline(__always)
  private mutating func open(isObject: Bool) -> Bool {
    // Two braces, or a brace and another sign, may begin a tag of a template.
    let next = cursor + 1
    guard level < JSONParser.deepest,
      !(isObject && next < limit && next.pointee > 0x22 && next.pointee != 0x7D)
    else { return false }
    top.initialize(to: JSONFrame(node: count, isObject: isObject))
    top += 1
    if level > deepest { deepest = level }
    append(isObject ? .object : .array, to: next)
    comma = -1
    return true
  }

  /// Ends the innermost container; whether a name may stand in it twice.
  @inline(__always)
  private mutating func close() -> Bool {
    cursor += 1
    top -= 1
    let node = entries + top.pointee.node
    node.pointee.end = UInt32(truncatingIfNeeded: cursor - base)
    node.pointee.next = UInt32(truncatingIfNeeded: count)
    return top.pointee.mayRepeat
  }

  // MARK: Strings

  /// The closing quote of a string without escapes and faults; the limit for any other string.
  @inline(__always)
  private func endOfPlainString(from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var place = start
    while true {
      place = Self.skipPlain(from: place, limit)
      if place == limit || place.pointee == 0x22 { return place }
      if place.pointee < 0x80 { return limit }
      place = Self.skipNonASCII(from: place, limit)
    }
  }

  /// Passes over ASCII that means itself in a string, up to a quote, a backslash, a control
  /// character or the first byte of another script.
  @inline(__always)
  static func skipPlain(from start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>)
    -> UnsafePointer<UInt8>
  {
    ByteBlock.place(from: start, to: limit) { block in
      block.equal(0x22) .| block.equal(0x5C) .| block.belowSpaceAsSigned()
    } or: { byte in
      byte &- 0x20 >= 0x60 || byte == 0x22 || byte == 0x5C
    }
  }

  /// Passes over well-formed UTF-8, and to the limit when a sequence is malformed.
  @inline(never)
  static func skipNonASCII(from start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>)
    -> UnsafePointer<UInt8>
  {
    var place = start
    while place < limit, place.pointee >= 0x80 {
      let length = JSONParser.sequenceLength(place, 0, limit - place)
      if length == 0 { return limit }
      place += length
    }
    return place
  }
}

extension JSONParser {
  /// Reads correct JSON up to the first token that is not what the grammar wants, and returns the
  /// step that is due there.
  @inline(never)
  mutating func readStraight(from first: Step) -> Step {
    var reader = StraightReader(
      base: bytes, limit: bytes + end, core: core, outermost: stack.base, seed: seed,
      cursor: bytes + position, comma: comma, deepest: deepestOpen, top: stack.base + stack.count,
      count: core.pointee.count, capacity: core.pointee.capacity, entries: core.pointee.entries)
    var step = first
    var mayRepeat = true
    while mayRepeat {
      (step, mayRepeat) = reader.read(from: step)
      position = reader.position
      comma = reader.comma
      deepestOpen = reader.deepest
      stack.count = reader.level
      core.pointee.count = reader.count
      guard mayRepeat else { break }
      let frame = stack.base[reader.level]
      findDuplicates(in: frame.node, members: frame.members)
    }
    return step
  }
}

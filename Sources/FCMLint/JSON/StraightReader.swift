/// Reads correct JSON at full speed, and stops where something else stands.
///
/// Its state is small enough for registers; the parser takes it over at the end of each stretch.
struct StraightReader {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  let core: UnsafeMutablePointer<JSONCore>
  let frames: UnsafeMutablePointer<JSONFrame>
  let seed: UInt64
  var position: Int
  var comma: Int
  var deepest: Int
  var level: Int
  var count: Int
  var capacity: Int
  var entries: UnsafeMutablePointer<TapeEntry>

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
        guard position < end else { return (.value, false) }
        let byte = bytes[position]
        if byte == 0x22 {
          guard readString() else { return (.value, false) }
        } else if byte == 0x7B || byte == 0x5B {
          guard open(isObject: byte == 0x7B) else { return (.value, false) }
          skipSpace()
          guard position < end, bytes[position] == byte &+ 2 else {
            step = byte == 0x7B ? .key : .value
            continue
          }
          _ = close()
        } else {
          guard readScalar(byte) else { return (.value, false) }
        }
      }
      while true {
        if level == 0 { return (.finished, false) }
        skipSpace()
        guard position < end else { return (.afterValue, false) }
        let byte = bytes[position]
        let isObject = frames[level &- 1].isObject
        if byte == 0x2C {
          comma = position
          position &+= 1
          step = isObject ? .key : .value
          break
        }
        guard byte == (isObject ? 0x7D : 0x5D) else { return (.afterValue, false) }
        if close() { return (level == 0 ? .finished : .afterValue, true) }
      }
    }
  }

  @inline(__always)
  private mutating func skipSpace() {
    while position < end {
      let byte = bytes[position]
      if byte > 0x20 { return }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position &+= 1
    }
  }

  // MARK: Tokens

  @inline(__always)
  private mutating func append(_ kind: JSONKind, to stop: Int, next: UInt32) {
    if count == capacity { grow() }
    (entries + count).initialize(
      to: TapeEntry(
        start: UInt32(truncatingIfNeeded: position), end: UInt32(truncatingIfNeeded: stop),
        next: next, kind: kind, flags: [], openQuote: 1, closeQuote: 1))
    count &+= 1
  }

  @inline(__always)
  private mutating func append(_ kind: JSONKind, to stop: Int) {
    append(kind, to: stop, next: UInt32(truncatingIfNeeded: count &+ 1))
    position = stop
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
    guard position < end, bytes[position] == 0x22 else { return false }
    let content = position &+ 1
    let close = endOfPlainString(from: content)
    guard close >= 0 else { return false }
    var colon = close &+ 1
    while colon < end, JSONText.isSpace(bytes[colon]) { colon &+= 1 }
    guard colon < end, bytes[colon] == 0x3A else { return false }
    let hash = NameHash.hash(
      bytes + content, close &- content, readable: end &- content, seed: seed)
    append(.key, to: close &+ 1, next: hash)
    (frames + (level &- 1)).pointee.note(hash)
    position = colon &+ 1
    return true
  }

  @inline(__always)
  private mutating func readString() -> Bool {
    let close = endOfPlainString(from: position &+ 1)
    guard close >= 0 else { return false }
    append(.string, to: close &+ 1)
    return true
  }

  /// Reads a whole number without a sign, `true`, `false` or `null`.
  @inline(__always)
  private mutating func readScalar(_ byte: UInt8) -> Bool {
    if byte &- 0x30 < 10 {
      var stop = position &+ 1
      while byte != 0x30, stop < end, bytes[stop] &- 0x30 < 10 { stop &+= 1 }
      guard stop < end, !JSONParser.isWordByte(bytes[stop]) else { return false }
      append(.number, to: stop)
      return true
    }
    // A word at the very end is left to the other steps.
    guard position &+ 5 < end else { return false }
    let word = UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt32.self).littleEndian
    let kind: JSONKind
    var stop = position &+ 4
    switch word {
    case 0x6575_7274: kind = .true
    case 0x6C6C_756E: kind = .null
    case 0x736C_6166 where bytes[stop] == 0x65:
      kind = .false
      stop &+= 1
    default: return false
    }
    guard !JSONParser.isWordByte(bytes[stop]) else { return false }
    append(kind, to: stop)
    return true
  }

  @inline(__always)
  private mutating func open(isObject: Bool) -> Bool {
    // Two braces may begin a placeholder.
    let next = position &+ 1
    guard level < JSONParser.deepest, !(isObject && next < end && bytes[next] == 0x7B) else {
      return false
    }
    (frames + level).initialize(to: JSONFrame(node: count, isObject: isObject))
    level &+= 1
    if level > deepest { deepest = level }
    append(isObject ? .object : .array, to: next)
    comma = -1
    return true
  }

  /// Ends the innermost container; whether a name may stand in it twice.
  @inline(__always)
  private mutating func close() -> Bool {
    position &+= 1
    level &-= 1
    let frame = frames + level
    let node = entries + frame.pointee.node
    node.pointee.end = UInt32(truncatingIfNeeded: position)
    node.pointee.next = UInt32(truncatingIfNeeded: count)
    return frame.pointee.mayRepeat
  }

  // MARK: Strings

  /// The closing quote of a string without escapes and faults; negative for any other string.
  @inline(__always)
  private func endOfPlainString(from start: Int) -> Int {
    var index = start
    while true {
      index = Self.skipPlain(bytes, from: index, end)
      guard index < end else { return -1 }
      let byte = bytes[index]
      if byte == 0x22 { return index }
      guard byte >= 0x80 else { return -1 }
      index = Self.skipNonASCII(bytes, from: index, end)
      if index < 0 { return -1 }
    }
  }

  /// Passes over ASCII that means itself in a string, up to a quote, a backslash, a control
  /// character or the first byte of another script.
  @inline(__always)
  static func skipPlain(_ bytes: UnsafePointer<UInt8>, from start: Int, _ end: Int) -> Int {
    ByteBlock.place(in: bytes, from: start, to: end) { block in
      block.equal(0x22) .| block.equal(0x5C) .| block.belowSpaceAsSigned()
    } or: { byte in
      byte &- 0x20 >= 0x60 || byte == 0x22 || byte == 0x5C
    }
  }

  /// Passes over well-formed UTF-8 from `index`; negative when a sequence is malformed.
  @inline(never)
  static func skipNonASCII(_ bytes: UnsafePointer<UInt8>, from start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, bytes[index] >= 0x80 {
      let length = JSONParser.sequenceLength(bytes, index, end)
      if length == 0 { return -1 }
      index &+= length
    }
    return index
  }
}

extension JSONParser {
  /// Reads correct JSON up to the first token that is not what the grammar wants, and returns the
  /// step that is due there.
  @inline(never)
  mutating func readStraight(from first: Step) -> Step {
    var reader = StraightReader(
      bytes: bytes, end: end, core: core, frames: stack.base, seed: seed, position: position,
      comma: comma, deepest: deepestOpen, level: stack.count, count: core.pointee.count,
      capacity: core.pointee.capacity, entries: core.pointee.entries)
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

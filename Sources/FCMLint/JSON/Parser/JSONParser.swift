/// Parses bytes into the tape of a `JSONTree`, and continues after every error.
///
/// `FastPathReader` reads valid JSON without creating strings or objects. A token that it does not
/// accept is read by this parser for one step. If it is not valid JSON, `JSON/Recovery` records one
/// error and continues at a known position. The parser keeps its own stack of open containers, so
/// nesting does not use the call stack.
struct JSONParser {
  /// The next thing to read.
  enum Step {
    case value, key, colon, afterValue
    /// As `afterValue`, but after an error or a template tag, where no comma is required.
    case afterGap
    case closed, finished
  }

  static let deepest = 1000

  unowned(unsafe) let tree: JSONTree
  /// The memory of the tree, accessed directly by the fast path.
  let core: UnsafeMutablePointer<JSONCore>
  let bytes: UnsafePointer<UInt8>
  let end: Int
  let start: Int
  /// Where the fast path stops, and the end of the bytes it may read.
  let sentinel: Int
  let readable: Int
  var position: Int
  var stack: JSONFrames
  var deepestOpen = 0
  /// Lookups in the whole document, for recovery.
  lazy var damaged = BracketIndex(bytes, from: start, to: end)
  let seed: UInt64

  /// Creates a parser of the document in `position..<end`, in a source of `count` bytes.
  init(tree: JSONTree, bytes: UnsafePointer<UInt8>, position: Int, end: Int, count: Int) {
    self.tree = tree
    self.bytes = bytes
    self.start = position
    self.position = position
    self.end = end
    if end < count, bytes[end] == .lineFeed {
      sentinel = end
      readable = count
    } else {
      var last = end &- 1
      while last > position, !bytes[last].isCloser { last &-= 1 }
      sentinel = last
      readable = last
    }
    core = tree.core
    seed = core.pointee.seed
    stack = JSONFrames(tree.core.pointee.frames)
  }

  var container: Int { stack.last?.node ?? 0 }

  @inline(__always)
  mutating func skipSpace() {
    while position < end {
      let byte = bytes[position]
      if byte > .space { return }
      guard byte == .space || byte == .lineFeed || byte == .carriageReturn || byte == .tab else {
        return
      }
      position &+= 1
    }
  }

  mutating func parse() {
    // Most documents begin with a brace and a key and end with a brace.
    let opensPlainly =
      position &+ 1 < end && bytes[position] == .openBrace && bytes[position &+ 1] == .quote
    if !opensPlainly {
      guard readByteOrderMark() else { return }
      skipTrivia()
    }
    guard position < end else {
      if tree.errors.contains(where: { $0.kind == .unexpectedToken }) { return }
      tree.errors.removeAll(keepingCapacity: true)
      error(.emptySource, start, end, node: 0)
      return
    }
    var step = Step.value
    let fastPathDisabled = core.pointee.fastPathDisabled
    repeat {
      while step != .finished {
        if !fastPathDisabled, step == .value || step == .key { step = readStraight(from: step) }
        switch step {
        case .value: step = readValue()
        case .key: step = readKey()
        case .colon: step = readColon()
        case .afterValue: step = readAfterValue()
        case .afterGap: step = recoverAfterGap()
        case .closed, .finished: break
        }
        if step == .closed { step = stack.isEmpty ? .finished : .afterValue }
      }
      if core.pointee.count == 1, opensWithoutBrace() { step = .value }
    } while step != .finished
    if isBare { reportMissingBraces() }
    core.pointee.depth = min(deepestOpen, Self.deepest)
    if position < end || !tree.errors.isEmpty { readRest() }
  }

  // MARK: One step at a time

  private mutating func readValue() -> Step {
    skipSpace()
    guard position < end else { return recoverValue() }
    switch bytes[position] {
    case .quote:
      readString(as: .string)
      return .closed
    case .openBrace:
      if opensTag(), let step = readTag() { return step }
      return open(isObject: true)
    case .openBracket:
      return open(isObject: false)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), .minus:
      return readNumber() ? .closed : recoverValue()
    case UInt8(ascii: "t") where literal(0x6575_7274, 4, at: position):
      return append(.true, 4)
    case UInt8(ascii: "f")
    where literal(0x736C_6166, 5, at: position) && bytes[position &+ 4] == UInt8(ascii: "e"):
      return append(.false, 5)
    case UInt8(ascii: "n") where literal(0x6C6C_756E, 4, at: position):
      return append(.null, 4)
    default:
      return recoverValue()
    }
  }

  /// Whether the brace here may begin a template tag: `{{`, `{%` or `{#`.
  @inline(__always)
  private func opensTag() -> Bool {
    position &+ 1 < end && [.openBrace, .percent, .hash].contains(bytes[position &+ 1])
  }

  /// Whether the next `count` bytes are the word whose first four bytes are given, with no letter
  /// after it.
  @inline(__always)
  func literal(_ word: UInt32, _ count: Int, at position: Int) -> Bool {
    guard position &+ count <= end else { return false }
    let raw = UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt32.self)
    guard raw == word.littleEndian else { return false }
    return position &+ count == end || !Self.isWordByte(bytes[position &+ count])
  }

  @inline(__always)
  private mutating func append(_ kind: JSONKind, _ count: Int) -> Step {
    _ = core.append(kind, position, position &+ count)
    position &+= count
    return .closed
  }

  private mutating func open(isObject: Bool) -> Step {
    if stack.count >= Self.deepest { return skipTooDeep() }
    let node = core.append(isObject ? .object : .array, position, position &+ 1)
    stack.append(JSONFrame(node: node, isObject: isObject))
    if stack.count > deepestOpen { deepestOpen = stack.count }
    position &+= 1
    skipSpace()
    if position < end, bytes[position] == (isObject ? .closeBrace : .closeBracket) {
      return close()
    }
    return isObject ? .key : .value
  }

  /// Closes the innermost container at the closer here.
  @inline(__always)
  mutating func close() -> Step {
    position &+= 1
    return closeContainer(at: position)
  }

  @inline(__always)
  mutating func closeContainer(at end: Int) -> Step {
    let frame = stack.removeLast()
    let entries = core.pointee.entries
    entries[frame.node].end = UInt32(truncatingIfNeeded: end)
    entries[frame.node].next = UInt32(truncatingIfNeeded: core.pointee.count)
    if frame.mayRepeat { findDuplicates(in: frame.node) }
    return .closed
  }

  private mutating func readKey() -> Step {
    skipSpace()
    guard position < end, bytes[position] == .quote else { return recoverKey() }
    note(key: readString(as: .key))
    return readColon()
  }

  private mutating func readColon() -> Step {
    skipSpace()
    guard position < end, bytes[position] == .colon else { return recoverColon() }
    position &+= 1
    return .value
  }

  /// Records a key in its object, so that duplicates are found at the end of the object.
  @inline(__always)
  mutating func note(key: Int) {
    let frame = stack.base + (stack.count &- 1)
    if frame.pointee.note(core.pointee.entries[key].next) { frame.pointee.mayRepeat = true }
  }

  private mutating func readAfterValue() -> Step {
    skipSpace()
    guard position < end else { return recoverAfterValue() }
    let isObject = stack.base[stack.count &- 1].isObject
    let byte = bytes[position]
    if byte == .comma {
      position &+= 1
      return isObject ? .key : .value
    }
    if byte == (isObject ? .closeBrace : .closeBracket) { return close() }
    return recoverAfterValue()
  }

  // MARK: Strings

  /// Reads the double-quoted string that begins here and returns its node.
  @inline(__always)
  @discardableResult
  mutating func readString(as kind: JSONKind) -> Int {
    let opening = position
    let limit = bytes + end
    var place = bytes + (position &+ 1)
    while true {
      place = FastPathReader.skipPlain(from: place, limit)
      guard place < limit else { return readDifficultString(as: kind, from: opening) }
      if place.pointee == .quote { break }
      guard place.pointee >= 0x80 else { return readDifficultString(as: kind, from: opening) }
      place = FastPathReader.skipNonASCII(from: place, limit)
    }
    let index = place - bytes
    position = index &+ 1
    if kind == .key {
      let content = opening &+ 1
      let hash = KeyHash.hash(
        bytes + content, index &- content, readable: end &- content, seed: seed)
      return core.append(.key, opening, position, next: hash)
    }
    return core.append(.string, opening, position)
  }

  /// Whether the byte, directly after a number or literal, would make it a longer word.
  @inline(__always)
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), .underscore, .dollar, .period, .plus, .minus:
      true
    default: byte >= 0x80
    }
  }
}

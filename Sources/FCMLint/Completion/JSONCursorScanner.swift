/// Reads JSON up to a cursor, tolerating every mistake, and then the rest of the object around it.
///
/// The recovering parser cannot be used: it decides by the text after a mistake, and while a member is
/// typed, that text belongs to the next member. The time is linear.
struct JSONCursorScanner {
  typealias State = JSONCursor.State

  let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var index: Int
  private var frames: [JSONCursor.Frame] = []
  /// The keys of all open objects, one after the other.
  private var keys: [ByteRange] = []

  /// A token, a bracket or another part of the text.
  enum Piece {
    case string(JSONCursor.Token)
    case word(JSONCursor.Token)
    case opener(isObject: Bool)
    case closer(isObject: Bool)
    case comma, colon
    /// A comment, or a template tag; whether it may be a value.
    case skipped(end: Int, isValue: Bool)
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ part: ByteRange) {
    self.bytes = bytes
    index = part.start
    end = part.end
  }

  mutating func place(of cursor: JSONCursor) -> JSONCursor {
    var cursor = cursor
    let isPlace = readToCursor(&cursor)
    cursor.frames = frames
    guard isPlace else { return cursor }
    cursor.role = role(cursor.token)
    if let token = cursor.token, token.isString, !frames.isEmpty {
      cursor.token = trimmed(token, cursor.offset, isKey: cursor.role == .key)
    }
    index = cursor.token?.range.end ?? cursor.offset
    cursor.next = next(from: index)
    if cursor.role == .value, cursor.token == nil { takeValue(after: &cursor) }
    cursor.frames = frames
    guard let frame = frames.last else { return cursor }
    if cursor.role == .key || cursor.role == .element, frame.state == .comma {
      cursor.missingComma = frame.lastEnd
    }
    if cursor.role == .key { collectSiblings(&cursor) }
    return cursor
  }

  /// Reads all pieces before the cursor; whether something can be written at the cursor.
  private mutating func readToCursor(_ cursor: inout JSONCursor) -> Bool {
    while true {
      skipSpace()
      guard index < end, index < cursor.offset else { break }
      let piece = nextPiece
      switch piece {
      case .string(let token), .word(let token):
        if cursor.offset <= token.range.end {
          cursor.token = token
          return true
        }
      case .skipped(let end, _) where cursor.offset < end: return false
      default: break
      }
      apply(piece)
    }
    return true
  }

  /// What can be written at the cursor.
  private mutating func role(_ token: JSONCursor.Token?) -> JSONCursor.Role {
    guard var frame = frames.last else { return hasEnded ? .other : .root }
    let isNamed = token.map { $0.isString && isColon(after: $0.range.end) } ?? false
    if !frame.isObject, isNamed, popToObject() { frame = frames[frames.count - 1] }
    guard frame.isObject else { return .element }
    switch frame.state {
    case .key, .comma: return .key
    case .colon: return token == nil ? .other : isNamed ? .key : .value
    case .value: return isNamed ? .key : .value
    }
  }

  /// Whether a complete document is before the cursor.
  private(set) var hasEnded = false

  /// A value after the cursor on the same line is replaced.
  private func takeValue(after cursor: inout JSONCursor) {
    guard case .value(let start) = cursor.next, start >= cursor.offset,
      !bytes[cursor.offset..<start].contains(.lineFeed)
    else { return }
    switch piece(at: start) {
    case .string(let token), .word(let token):
      guard !isColon(after: token.range.end), token.isClosed || !token.isString else { return }
      cursor.token = JSONCursor.Token(
        range: ByteRange(cursor.offset, token.range.end), isString: false, isClosed: false)
      cursor.next = next(from: token.range.end)
    default: break
    }
  }

  /// Reads the rest of the innermost object for its keys.
  private mutating func collectSiblings(_ cursor: inout JSONCursor) {
    let depth = frames.count
    let first = frames[depth - 1].firstKey
    cursor.previousSibling = keys.count > first ? keys.last : nil
    if cursor.token != nil {
      frames[depth - 1].state = cursor.next == .colon ? .colon : .comma
    }
    while true {
      skipSpace()
      guard index < end else { break }
      let piece = nextPiece
      if case .closer(let isObject) = piece, self.depth(after: isObject) < depth { break }
      apply(piece)
    }
    cursor.siblings = Array(keys[min(first, keys.count)...])
  }

  // MARK: Reading

  mutating func skipSpace() {
    while index < end, JSONEscaping.isSpace(bytes[index]) { index += 1 }
  }

  private var nextPiece: Piece { piece(at: index) }

  private func piece(at start: Int) -> Piece {
    let isKey = frames.last.map { $0.isObject && $0.state != .value } ?? false
    return JSONCursorLexer(bytes, end).piece(at: start, isKey: isKey)
  }

  private mutating func apply(_ piece: Piece) {
    switch piece {
    case .string(let token), .word(let token):
      add(token)
      index = token.range.end
    case .opener(let isObject):
      frames.append(
        JSONCursor.Frame(
          isObject: isObject, start: index, state: isObject ? .key : .value,
          firstKey: keys.count))
      index += 1
    case .closer(let isObject):
      let depth = depth(after: isObject)
      index += 1
      if depth < frames.count { close(to: depth) }
    case .comma:
      index += 1
      setState(frames.last?.isObject == true ? .key : .value)
    case .colon:
      index += 1
      if frames.last?.isObject == true { setState(.value) }
    case .skipped(let end, let isValue):
      index = end
      if isValue, frames.last?.state == .value { endValue() }
    }
  }

  private mutating func setState(_ state: State) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].state = state
    if state == .key { frames[frames.count - 1].key = nil }
  }

  /// Adds a string or word: a key or a value.
  private mutating func add(_ token: JSONCursor.Token) {
    guard let frame = frames.last else { return }
    let isNamed = token.isString && isColon(after: token.range.end)
    if !frame.isObject {
      guard isNamed, popToObject() else {
        index = token.range.end
        return endValue()
      }
    } else if frame.state == .value || frame.state == .colon, !isNamed {
      index = token.range.end
      return endValue()
    }
    keys.append(token.range)
    frames[frames.count - 1].key = token.range
    frames[frames.count - 1].state = .colon
  }

  private mutating func endValue() {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].lastEnd = index
    frames[frames.count - 1].state = .comma
  }

  /// Closes arrays whose closing bracket is missing; whether an object is around them.
  private mutating func popToObject() -> Bool {
    guard let place = frames.lastIndex(where: { $0.isObject }) else { return false }
    close(to: place + 1)
    return true
  }

  /// The number of open objects and arrays after a closing bracket. One that fits none closes none.
  private func depth(after isObject: Bool) -> Int {
    frames.lastIndex { $0.isObject == isObject } ?? frames.count
  }

  private mutating func close(to depth: Int) {
    guard depth < frames.count else { return }
    keys.removeSubrange(min(frames[depth].firstKey, keys.count)...)
    frames.removeSubrange(depth...)
    if frames.isEmpty { hasEnded = true }
    endValue()
  }

  // MARK: Looking ahead

  private func isColon(after place: Int) -> Bool { next(from: place) == .colon }

  private func next(from place: Int) -> JSONCursor.Next {
    var place = place
    while place < end {
      if JSONEscaping.isSpace(bytes[place]) {
        place += 1
        continue
      }
      switch JSONCursorLexer(bytes, end).piece(at: place, isKey: false) {
      case .skipped(let end, isValue: false): place = end
      case .colon: return .colon
      case .comma, .closer: return .separator
      default: return .value(start: place)
      }
    }
    return .separator
  }

  /// The token at the cursor without text that belongs to the next one, if its closing quote is
  /// missing.
  private func trimmed(
    _ token: JSONCursor.Token, _ offset: Int, isKey: Bool
  ) -> JSONCursor.Token {
    if token.isClosed {
      let inside = bytes[min(offset, token.range.end - 1)..<(token.range.end - 1)]
      let isSound = inside.allSatisfy { $0 != .comma && $0 != .colon && !$0.isCloser }
      switch next(from: token.range.end) {
      case .colon, .separator: return token
      case .value(let start):
        let isOnNextLine = bytes[token.range.end..<start].contains(.lineFeed)
        if isSound, isOnNextLine || bytes[start] == .quote || isKey && start > token.range.end {
          return token
        }
      }
    }
    var end = max(offset, token.range.start + 1)
    while end < token.range.end, JSONCursorLexer.isOfName(bytes[end]) { end += 1 }
    return JSONCursor.Token(
      range: ByteRange(token.range.start, end), isString: true, isClosed: false)
  }
}

// What the parser does where the text is not JSON: one fault for one slip, then on with the rest.
extension JSONParser {
  mutating func fault(
    _ kind: SyntaxFault.Kind, _ start: Int, _ end: Int, node: Int? = nil,
    related: ByteRange? = nil, repair: [Edit] = [], repetitions: Int = 1
  ) {
    tree.faults.append(
      SyntaxFault(
        kind, ByteRange(start, end), node: node ?? container, related: related, repair: repair,
        repetitions: repetitions))
  }

  // MARK: Between the tokens

  mutating func readByteOrderMark() {
    guard position &+ 3 <= end, bytes[position] == 0xEF, bytes[position &+ 1] == 0xBB,
      bytes[position &+ 2] == 0xBF
    else { return }
    let range = ByteRange(position, position &+ 3)
    fault(.byteOrderMark, range.start, range.end, node: 0, repair: [Edit(range, "")])
    position &+= 3
  }

  /// Passes over white space and comments; true when there was a comment.
  @inline(never)
  @discardableResult
  mutating func skipTrivia() -> Bool {
    var found = false
    while true {
      skipSpace()
      guard let stop = endOfComment() else { return found }
      // A `//` comment leaves its line break alone, so that the lines keep their count.
      fault(
        .comment, position, stop, repair: [Edit(ByteRange(position, stop), "")])
      position = stop
      found = true
    }
  }

  private func endOfComment() -> Int? {
    guard position < end else { return nil }
    let next = position &+ 1 < end ? bytes[position &+ 1] : 0
    if bytes[position] == 0x2F, next == 0x2A {
      var index = position &+ 2
      while index &+ 1 < end {
        if bytes[index] == 0x2A, bytes[index &+ 1] == 0x2F { return index &+ 2 }
        index &+= 1
      }
      return end
    }
    guard bytes[position] == 0x23 || (bytes[position] == 0x2F && next == 0x2F) else { return nil }
    return endOfLine(from: position)
  }

  func endOfLine(from start: Int) -> Int {
    var index = start
    while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index &+= 1 }
    return index
  }

  func indexAfterSpace(from start: Int) -> Int {
    var index = start
    while index < end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index &+= 1 }
    return index
  }

  /// The end of a run of text that is no token: up to a comma, a closer or the end of the line.
  ///
  /// Quoted stretches and parentheses that close on the same line belong to the run, so that
  /// `new Date("a, b")` is one slip.
  func endOfRun(from start: Int) -> Int {
    let limit = endOfLine(from: start)
    var index = start
    var open = 0
    scan: while index < limit {
      switch bytes[index] {
      case 0x22, 0x27:
        if let close = (index &+ 1..<limit).first(where: { bytes[$0] == bytes[index] }) {
          index = close
        }
      case 0x28: open &+= 1
      case 0x29: open &-= 1
      case 0x2C where open <= 0, 0x7D, 0x5D: break scan
      default: break
      }
      index &+= 1
    }
    while index > start &+ 1, bytes[index &- 1] == 0x20 || bytes[index &- 1] == 0x09 {
      index &-= 1
    }
    return max(index, min(start &+ 1, end))
  }

  private mutating func unexpectedRun(pushingValue: Bool) {
    let stop = endOfRun(from: position)
    fault(.unexpectedToken, position, stop)
    if pushingValue { _ = tree.append(.missing, position, stop) }
    position = stop
  }

  // MARK: Values

  @inline(never)
  mutating func recoverValue() -> Step {
    if skipTrivia() { return .value }
    guard position < end else {
      if !stack.isEmpty, stack[stack.count &- 1].isObject { _ = tree.append(.missing, end, end) }
      return endOfSource()
    }
    let inObject = stack.last?.isObject ?? false
    switch bytes[position] {
    case 0x7D where stack.isEmpty, 0x5D where stack.isEmpty:
      fault(.unexpectedToken, position, position &+ 1)
      position &+= 1
      return .value
    case 0x7D where !inObject, 0x5D where !inObject:
      if comma >= 0, bytes[position] == 0x5D { trailingComma() }
      return .afterValue
    case 0x7D, 0x5D, 0x2C:
      fault(.missingValue, position, position &+ 1)
      _ = tree.append(.missing, position, position)
      return stack.isEmpty ? skipStray() : .afterValue
    case 0x3A:
      fault(.unexpectedToken, position, position &+ 1)
      position &+= 1
      return .value
    case 0x2B, 0x2E, 0x30...0x39:
      return recoverNumber()
    default:
      if readQuoted(as: .string) != nil || readPlaceholder() { return .closed }
      return recoverWord()
    }
  }

  private mutating func skipStray() -> Step {
    position &+= 1
    return .value
  }

  private mutating func trailingComma() {
    fault(
      .trailingComma, comma, comma &+ 1,
      repair: [Edit(ByteRange(comma, comma &+ 1), "")])
    comma = -1
  }

  /// Words of other languages, and the one JSON word each of them means.
  private static let foreignLiterals: [(String, JSONKind, String?)] = [
    ("True", .true, "true"), ("TRUE", .true, "true"), ("False", .false, "false"),
    ("FALSE", .false, "false"), ("None", .null, "null"), ("Null", .null, "null"),
    ("NULL", .null, "null"), ("nil", .null, "null"), ("Nil", .null, "null"),
    ("undefined", .null, nil), ("NaN", .number, nil), ("Infinity", .number, nil),
    ("-Infinity", .number, nil), ("+Infinity", .number, nil), ("-NaN", .number, nil),
    ("inf", .number, nil), ("nan", .number, nil),
  ]

  private mutating func recoverWord() -> Step {
    var stop = position
    while stop < end, Self.isWordByte(bytes[stop]) { stop &+= 1 }
    let word = string(position, stop)
    if let (_, kind, meaning) = Self.foreignLiterals.first(where: { $0.0 == word }) {
      let range = ByteRange(position, stop)
      fault(.nonJSONLiteral, position, stop, repair: meaning.map { [Edit(range, $0)] } ?? [])
      _ = tree.append(kind, position, stop, flags: .faulty)
      position = stop
      return .closed
    }
    unexpectedRun(pushingValue: true)
    return .closed
  }

  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
  }

  @inline(never)
  mutating func recoverNumber() -> Step {
    var stop = position
    while stop < end, Self.isWordByte(bytes[stop]), bytes[stop] < 0x80 { stop &+= 1 }
    let text = string(position, stop)
    if text.dropFirst().first?.isLetter == true, !text.lowercased().contains("0x") {
      return recoverWord()
    }
    let repaired = NumberRepair.repair(text)
    guard NumberRepair.resemblesNumber(text) else {
      unexpectedRun(pushingValue: true)
      return .closed
    }
    let range = ByteRange(position, stop)
    fault(.badNumber, position, stop, repair: repaired.map { [Edit(range, $0)] } ?? [])
    _ = tree.append(.number, position, stop, flags: .faulty)
    position = stop
    return .closed
  }

  /// Reads a bare template placeholder as an opaque value; false when none stands here.
  mutating func readPlaceholder() -> Bool {
    guard let stop = endOfPlaceholder(from: position) else { return false }
    _ = tree.append(.placeholder, position, stop)
    position = stop
    return true
  }

  /// The end of a placeholder such as `{{x}}`, `${x}`, `%{x}` or `<x>` that begins at `start`.
  func endOfPlaceholder(from start: Int) -> Int? {
    TemplateStyles.endOfBarePlaceholder(
      UnsafeBufferPointer(start: bytes, count: end), from: start)
  }

  // MARK: Keys

  @inline(never)
  mutating func recoverKey() -> Step {
    if skipTrivia() { return .key }
    guard position < end else { return endOfSource() }
    let byte = bytes[position]
    switch byte {
    case 0x22:
      return .key
    case 0x7D:
      if comma >= 0 { trailingComma() }
      return close()
    case 0x5D:
      return .afterValue
    case 0x2C:
      var stop = position
      while stop < end, bytes[stop] == 0x2C { stop = indexAfterSpace(from: stop &+ 1) }
      fault(
        .unexpectedToken, position, position &+ 1,
        repair: [Edit(ByteRange(position, position &+ 1), "")])
      position = stop
      return .key
    case 0x3A:
      fault(.unexpectedToken, position, position &+ 1)
      position &+= 1
      return .key
    case 0x7B, 0x5B:
      return recoverKeyAtOpener()
    default:
      return recoverBareKey()
    }
  }

  /// A container where a key is due: a template tag is passed over, else its content is still read.
  private mutating func recoverKeyAtOpener() -> Step {
    if let stop = endOfPlaceholder(from: position) {
      if let colon = colon(after: stop) { return placeholderKey(stop, colon) }
      position = stop
      forgiving = true
      return .afterValue
    }
    fault(.unexpectedToken, position, position &+ 1)
    let key = tree.append(.key, position, position, next: 0, flags: .faulty, open: 0, close: 0)
    note(key: key)
    return .value
  }

  private mutating func placeholderKey(_ stop: Int, _ colon: Int) -> Step {
    let key = tree.append(
      .key, position, stop, next: hash(position, stop), open: 0, close: 0)
    note(key: key)
    position = colon &+ 1
    return .value
  }

  private mutating func recoverBareKey() -> Step {
    if let key = readQuoted(as: .key) {
      note(key: key)
      skipSpace()
      guard position < end, bytes[position] == 0x3A else { return recoverColon(after: key) }
      position &+= 1
      return .value
    }
    if let stop = endOfPlaceholder(from: position) {
      if let colon = colon(after: stop) { return placeholderKey(stop, colon) }
      position = stop
      forgiving = true
      return .afterValue
    }
    var stop = position
    while stop < end, Self.isWordByte(bytes[stop]) { stop &+= 1 }
    guard stop > position, let colon = colon(after: stop), bytes[position] != 0x2E else {
      unexpectedRun(pushingValue: false)
      forgiving = true
      return .afterValue
    }
    let key = tree.append(
      .key, position, stop, next: hash(position, stop), open: 0, close: 0)
    let quotes = [
      Edit(ByteRange(position, position), "\""), Edit(ByteRange(stop, stop), "\""),
    ]
    fault(.unquotedKey, position, stop, node: key, repair: quotes)
    note(key: key)
    position = colon &+ 1
    return .value
  }

  func hash(_ start: Int, _ stop: Int) -> UInt32 {
    NameHash.hash(bytes + start, stop - start, readable: end - start, seed: seed)
  }

  /// The place of the colon that follows `start` after white space, if one does.
  private func colon(after start: Int) -> Int? {
    let index = indexAfterSpace(from: start)
    return index < end && bytes[index] == 0x3A ? index : nil
  }

  @inline(never)
  mutating func recoverColon(after key: Int) -> Step {
    skipTrivia()
    let entry = tree.core.pointee.entries[key]
    guard position < end else {
      _ = tree.append(.missing, end, end)
      return endOfSource()
    }
    switch bytes[position] {
    case 0x3A:
      position &+= 1
      return .value
    case 0x3D:
      let stop = position &+ 1 < end && bytes[position &+ 1] == 0x3E ? position &+ 2 : position &+ 1
      let range = ByteRange(position, stop)
      fault(.missingColon, position, stop, repair: [Edit(range, ":")])
      position = stop
      return .value
    case 0x2C, 0x7D, 0x5D:
      fault(.missingValue, Int(entry.start), Int(entry.end), node: key)
      _ = tree.append(.missing, Int(entry.end), Int(entry.end))
      return .afterValue
    default:
      let stop = endOfToken(from: position)
      if bytes[position] == 0x22, colon(after: stop) != nil {
        fault(.missingValue, Int(entry.start), Int(entry.end), node: key)
        _ = tree.append(.missing, Int(entry.end), Int(entry.end))
        forgiving = true
        return .afterValue
      }
      let place = ByteRange(Int(entry.end), Int(entry.end))
      fault(.missingColon, position, stop, repair: [Edit(place, ":")])
      return .value
    }
  }

  /// The end of the one token that begins at `start`; an opener is a token of its own.
  private func endOfToken(from start: Int) -> Int {
    if bytes[start] == 0x22 {
      var index = start &+ 1
      while index < end, bytes[index] != 0x22, bytes[index] != 0x0A {
        index &+= bytes[index] == 0x5C ? 2 : 1
      }
      return min(index &+ 1, end)
    }
    var index = start
    while index < end, Self.isWordByte(bytes[index]) { index &+= 1 }
    return max(index, start &+ 1)
  }

  // MARK: After a value

  @inline(never)
  mutating func recoverAfterValue() -> Step {
    if skipTrivia() { return .afterValue }
    guard position < end else { return endOfSource() }
    let inObject = stack[stack.count &- 1].isObject
    let byte = bytes[position]
    if byte == 0x7D || byte == 0x5D { return recoverCloser(byte) }
    if forgiving {
      forgiving = false
      comma = -1
      return inObject ? .key : .value
    }
    if byte == 0x3B {
      let range = ByteRange(position, position &+ 1)
      fault(.missingComma, range.start, range.end, repair: [Edit(range, ",")])
      comma = position
      position &+= 1
      return inObject ? .key : .value
    }
    if let stop = endOfPlaceholder(from: position), !inObject || colon(after: stop) == nil {
      position = stop
      return .afterValue
    }
    if inObject ? startsMember() : startsElement() {
      let previous = endOfPreviousToken()
      fault(
        .missingComma, position, endOfToken(from: position),
        repair: [Edit(ByteRange(previous, previous), ",")])
      comma = -1
      return inObject ? .key : .value
    }
    if byte == 0x7B || byte == 0x5B { return recoverKeyAtOpener() }
    let stop = endOfRun(from: position)
    fault(.unexpectedToken, position, stop)
    position = stop
    return .afterValue
  }

  /// Where the value ends that was read last: white space and comments before here are left out.
  private func endOfPreviousToken() -> Int {
    var stop = position
    if let fault = tree.faults.last, fault.kind == .comment, fault.range.end <= position,
      indexAfterSpace(from: fault.range.end) == position
    {
      stop = fault.range.start
    }
    while stop > start, bytes[stop &- 1] <= 0x20 { stop &-= 1 }
    return stop
  }

  private func startsMember() -> Bool {
    let byte = bytes[position]
    if byte == 0x22 { return colon(after: endOfToken(from: position)) != nil }
    guard byte == 0x27 || byte >= 0x80 || Self.isWordByte(byte) else { return false }
    var index = position
    let limit = endOfLine(from: position)
    while index < limit, bytes[index] != 0x3A, bytes[index] != 0x2C, bytes[index] != 0x22 {
      index &+= 1
    }
    return index < limit && bytes[index] == 0x3A
  }

  private func startsElement() -> Bool {
    switch bytes[position] {
    case 0x22, 0x7B, 0x5B, 0x2D, 0x30...0x39: return true
    default:
      let word = string(position, endOfToken(from: position))
      return word == "true" || word == "false" || word == "null"
    }
  }

  /// A closer of the wrong sort: a slip of the finger, a closer too many, or one that was forgotten.
  private mutating func recoverCloser(_ byte: UInt8) -> Step {
    let depth = stack.count
    let enclosing = stack.lastEnclosing { $0.isObject == (byte == 0x7D) }
    let remaining = closersAhead()
    let opener = Int(tree.core.pointee.entries[stack[depth &- 1].node].start)
    let here = ByteRange(position, position &+ 1)
    if let enclosing, remaining == enclosing || remaining != depth &- 1 {
      fault(.mismatchedBracket, opener, opener &+ 1, related: here)
      while stack.count > enclosing &+ 1 { _ = closeContainer(at: position) }
      return .afterValue
    }
    if remaining == depth, enclosing == nil {
      fault(.unexpectedToken, position, position &+ 1, repair: [Edit(here, "")])
      position &+= 1
      return .afterValue
    }
    fault(.mismatchedBracket, opener, opener &+ 1, related: here)
    return close()
  }

  /// How many more closers than openers follow the one that stands here.
  ///
  /// Looked up a few times only, since each time reads the rest of the source.
  private mutating func closersAhead() -> Int {
    guard lookAheads < 8 else { return stack.count &- 1 }
    lookAheads &+= 1
    var surplus = 0
    var index = position &+ 1
    while index < end {
      switch bytes[index] {
      case 0x22:
        index &+= 1
        while index < end, bytes[index] != 0x22, bytes[index] != 0x0A {
          index &+= bytes[index] == 0x5C ? 2 : 1
        }
      case 0x7B, 0x5B: surplus &-= 1
      case 0x7D, 0x5D: surplus &+= 1
      default: break
      }
      index &+= 1
    }
    return surplus
  }

  // MARK: The end, and the deep

  /// The source ends inside open containers: one fault, at the innermost opener.
  mutating func endOfSource() -> Step {
    if let frame = stack.last, !endExplained {
      let opener = Int(tree.core.pointee.entries[frame.node].start)
      fault(
        .unclosedContainer, opener, opener &+ 1, related: ByteRange(end, end),
        repetitions: stack.count)
    }
    while !stack.isEmpty { _ = closeContainer(at: end) }
    return .finished
  }

  /// Whatever follows the outermost value.
  mutating func readRest() {
    skipTrivia()
    if position < end {
      var stop = end
      while stop > position, bytes[stop &- 1] <= 0x20 { stop &-= 1 }
      fault(.extraContent, position, max(stop, position &+ 1), node: 0)
    }
    if tree.faults.count > 1 {
      tree.faults.sort { ($0.range.start, $0.kind.rawValue) < ($1.range.start, $1.kind.rawValue) }
    }
  }

  /// Passes over a container beyond the deepest level without reading it.
  mutating func skipTooDeep() -> Step {
    let opener = position
    if tooDeep < 0 {
      tooDeep = opener
      fault(.tooDeep, opener, opener &+ 1)
    }
    var open = 0
    while position < end {
      switch bytes[position] {
      case 0x22:
        position &+= 1
        while position < end, bytes[position] != 0x22 {
          position &+= bytes[position] == 0x5C ? 2 : 1
        }
      case 0x7B, 0x5B: open &+= 1
      case 0x7D, 0x5D: open &-= 1
      default: break
      }
      position &+= 1
      if open == 0 {
        _ = tree.append(.missing, opener, min(position, end))
        position = min(position, end)
        return .closed
      }
    }
    position = end
    endExplained = true
    _ = tree.append(.missing, opener, end)
    return .closed
  }
}

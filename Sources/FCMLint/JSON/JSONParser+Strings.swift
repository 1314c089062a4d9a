// Strings that need more than one look: escapes, faults, and quotes of other sorts.
extension JSONParser {
  /// The marks that open a string where JSON wants `"`.
  enum Quote {
    case double, single, backtick
    /// `“…”` and relatives, or `‘…’`.
    case typographicDouble, typographicSingle, guillemet
  }

  @inline(never)
  mutating func readDifficultString(as kind: JSONKind, from opening: Int) -> Int {
    position = opening
    return readText(as: kind, quote: .double, openWidth: 1)
  }

  /// Reads a string in quotes that JSON does not know; nil when none begins here.
  mutating func readQuoted(as kind: JSONKind) -> Int? {
    if bytes[position] == 0x27 { return readText(as: kind, quote: .single, openWidth: 1) }
    if bytes[position] == 0x60 { return readText(as: kind, quote: .backtick, openWidth: 1) }
    guard let (quote, width) = typographicQuote(at: position), quote != .double else { return nil }
    return readText(as: kind, quote: quote, openWidth: width)
  }

  /// A typographic quotation mark at `index`, and its width in bytes.
  func typographicQuote(at index: Int) -> (Quote, Int)? {
    guard index &+ 1 < end else { return nil }
    if bytes[index] == 0xC2, bytes[index &+ 1] == 0xAB || bytes[index &+ 1] == 0xBB {
      return (.guillemet, 2)
    }
    guard index &+ 2 < end, bytes[index] == 0xE2, bytes[index &+ 1] == 0x80 else { return nil }
    switch bytes[index &+ 2] {
    case 0x9C, 0x9D, 0x9E, 0x9F: return (.typographicDouble, 3)
    case 0x98, 0x99, 0x9A, 0x9B: return (.typographicSingle, 3)
    default: return nil
    }
  }

  /// The width of the closing mark at `index`, 0 when the text goes on.
  private func closingWidth(_ quote: Quote, at index: Int) -> Int {
    switch quote {
    case .double: return bytes[index] == 0x22 ? 1 : 0
    case .single: return bytes[index] == 0x27 ? 1 : 0
    case .backtick: return bytes[index] == 0x60 ? 1 : 0
    case .typographicDouble, .typographicSingle, .guillemet:
      if bytes[index] == 0x22, quote != .guillemet { return 1 }
      guard let (found, width) = typographicQuote(at: index), found == quote else { return 0 }
      return width
    }
  }

  /// What was learned about a string while it was read.
  private struct Text {
    var isEscaped = false
    var isFaulty = false
    var edits: [Edit] = []
    /// Control characters that follow each other count as one fault.
    var controls: ByteRange?
    var controlEdits: [Edit] = []
  }

  private mutating func readText(as kind: JSONKind, quote: Quote, openWidth: Int) -> Int {
    let opening = position
    let node = tree.core.pointee.count
    var text = Text()
    var index = opening &+ openWidth
    while index < end {
      let width = closingWidth(quote, at: index)
      if width > 0 {
        return finish(kind, quote, opening, openWidth, index, width, node, &text)
      }
      let byte = bytes[index]
      if byte == 0x5C {
        text.isEscaped = true
        index = readEscape(at: index, quote: quote, node: node, &text)
      } else if byte < 0x20 {
        if byte == 0x0A || byte == 0x0D, quote != .backtick, isUnterminated(at: index) {
          return finishUnterminated(kind, opening, openWidth, index, node, &text)
        }
        noteControl(at: index, quote: quote, node: node, &text)
        index &+= 1
      } else if byte >= 0x80 {
        index = readNonASCII(at: index, node: node, &text)
      } else {
        if byte == 0x22 { text.edits.append(Edit(ByteRange(index, index &+ 1), "\\\"")) }
        index &+= 1
      }
    }
    return finishUnterminated(kind, opening, openWidth, end, node, &text)
  }

  /// Whether a string that runs into a line break here was left open, rather than broken in two.
  private func isUnterminated(at lineBreak: Int) -> Bool {
    let next = indexAfterSpace(from: lineBreak)
    guard next < end else { return true }
    switch bytes[next] {
    case 0x22, 0x7D, 0x5D, 0x27: return true
    default: return false
    }
  }

  private mutating func noteControl(at index: Int, quote: Quote, node: Int, _ text: inout Text) {
    let byte = bytes[index]
    let escape =
      switch byte {
      case 0x08: "\\b"
      case 0x09: "\\t"
      case 0x0A: "\\n"
      case 0x0C: "\\f"
      case 0x0D: "\\r"
      default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      }
    let edit = Edit(ByteRange(index, index &+ 1), escape)
    if quote == .backtick {
      text.edits.append(edit)
      return
    }
    if text.controls?.end != index { flushControls(node: node, &text) }
    text.controls = ByteRange(text.controls?.start ?? index, index &+ 1)
    text.controlEdits.append(edit)
  }

  private mutating func flushControls(node: Int, _ text: inout Text) {
    guard let run = text.controls else { return }
    fault(.controlCharacter, run.start, run.end, node: node, repair: text.controlEdits)
    text.controls = nil
    text.controlEdits = []
    text.isFaulty = true
  }

  private mutating func readNonASCII(at start: Int, node: Int, _ text: inout Text) -> Int {
    let length = Self.sequenceLength(bytes, start, end)
    if length > 0 { return start &+ length }
    var index = start &+ 1
    while index < end, bytes[index] >= 0x80, Self.sequenceLength(bytes, index, end) == 0 {
      index &+= 1
    }
    fault(.invalidUTF8, start, index, node: node)
    text.isFaulty = true
    return index
  }

  // MARK: Escapes

  private mutating func readEscape(at index: Int, quote: Quote, node: Int, _ text: inout Text)
    -> Int
  {
    guard index &+ 1 < end else { return end }
    switch bytes[index &+ 1] {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
      return index &+ 2
    case 0x27 where quote == .single, 0x60 where quote == .backtick:
      text.edits.append(Edit(ByteRange(index, index &+ 1), ""))
      return index &+ 2
    case 0x75:
      return readUnicodeEscape(at: index, node: node, &text)
    default:
      return badEscape(at: index, node: node, &text)
    }
  }

  /// The value of four hexadecimal digits at `index`.
  func hexadecimal(at index: Int) -> UInt32? {
    guard index &+ 4 <= end else { return nil }
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = Self.hexadecimalDigit(bytes[index &+ offset]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }

  private mutating func readUnicodeEscape(at index: Int, node: Int, _ text: inout Text) -> Int {
    guard let unit = hexadecimal(at: index &+ 2) else {
      return badEscape(at: index, node: node, &text)
    }
    let stop = index &+ 6
    guard unit & 0xF800 == 0xD800 else { return stop }
    if unit < 0xDC00, stop &+ 6 <= end, bytes[stop] == 0x5C, bytes[stop &+ 1] == 0x75,
      let second = hexadecimal(at: stop &+ 2), second & 0xFC00 == 0xDC00
    {
      return stop &+ 6
    }
    fault(.loneSurrogate, index, stop, node: node)
    text.isFaulty = true
    return stop
  }

  private mutating func badEscape(at index: Int, node: Int, _ text: inout Text) -> Int {
    let byte = bytes[index &+ 1]
    var stop = index &+ 2
    var meaning: String?
    switch byte {
    case 0x76: meaning = "\\u000b"
    case 0x30: meaning = "\\u0000"
    case 0x61: meaning = "\\u0007"
    case 0x65: meaning = "\\u001b"
    case 0x78:
      if index &+ 4 <= end, let high = Self.hexadecimalDigit(bytes[index &+ 2]),
        let low = Self.hexadecimalDigit(bytes[index &+ 3])
      {
        stop = index &+ 4
        meaning = "\\u00" + String(high, radix: 16) + String(low, radix: 16)
      }
    case 0x75:
      while stop < end, stop < index &+ 6, Self.hexadecimalDigit(bytes[stop]) != nil { stop &+= 1 }
    case 0x0A, 0x0D:
      // A backslash at the end of a line continues it in JavaScript.
      if byte == 0x0D, stop < end, bytes[stop] == 0x0A { stop &+= 1 }
      meaning = ""
    case 0x21...0x7E: meaning = String(UnicodeScalar(byte))
    default: stop = index &+ 1
    }
    let range = ByteRange(index, stop)
    fault(.badEscape, index, stop, node: node, repair: meaning.map { [Edit(range, $0)] } ?? [])
    text.isFaulty = true
    return stop
  }

  // MARK: The end of a string

  private mutating func finish(
    _ kind: JSONKind, _ quote: Quote, _ opening: Int, _ openWidth: Int, _ closing: Int,
    _ closeWidth: Int, _ node: Int, _ text: inout Text
  ) -> Int {
    flushControls(node: node, &text)
    position = closing &+ closeWidth
    let faultKind: SyntaxFault.Kind? =
      switch quote {
      case .double: nil
      case .single: .singleQuotedString
      case .backtick: .backtickString
      case .typographicDouble, .typographicSingle, .guillemet: .typographicQuote
      }
    if let faultKind {
      let repair =
        [Edit(ByteRange(opening, opening &+ openWidth), "\"")] + text.edits
        + [Edit(ByteRange(closing, position), "\"")]
      fault(faultKind, opening, position, node: node, repair: repair)
    }
    var flags: TapeEntry.Flags = text.isEscaped ? .escaped : []
    if text.isFaulty { flags.insert(.faulty) }
    return append(kind, opening, position, flags, UInt8(openWidth), UInt8(closeWidth))
  }

  private mutating func finishUnterminated(
    _ kind: JSONKind, _ opening: Int, _ openWidth: Int, _ limit: Int, _ node: Int,
    _ text: inout Text
  ) -> Int {
    flushControls(node: node, &text)
    // What looks like the structure after the string is given back to the parser.
    var stop = limit
    let content = opening &+ openWidth
    while stop > content, bytes[stop &- 1] <= 0x20 { stop &-= 1 }
    let trimmed = stop
    while stop > content,
      bytes[stop &- 1] == 0x7D || bytes[stop &- 1] == 0x5D
        || bytes[stop &- 1] <= 0x20
    {
      stop &-= 1
    }
    if limit < end { stop = trimmed }
    if stop > content, bytes[stop &- 1] == 0x2C { stop &-= 1 }
    fault(
      .unterminatedString, opening, content, node: node, related: ByteRange(stop, stop))
    if limit == end { endExplained = true }
    position = stop
    var flags: TapeEntry.Flags = [.unterminated, .faulty]
    if text.isEscaped { flags.insert(.escaped) }
    return append(kind, opening, stop, flags, UInt8(openWidth), 0)
  }

  private mutating func append(
    _ kind: JSONKind, _ start: Int, _ stop: Int, _ flags: TapeEntry.Flags, _ open: UInt8,
    _ close: UInt8
  ) -> Int {
    let node = tree.append(kind, start, stop, flags: flags, open: open, close: close)
    if kind == .key {
      let key = JSONNode(core: tree.core, index: node)
      tree.core.pointee.entries[node].next = NameHash.hash(Array(key.decodedBytes))
    }
    return node
  }
}

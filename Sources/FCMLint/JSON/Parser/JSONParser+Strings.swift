// Strings that the fast path does not accept: escapes, errors and other kinds of quotes.
extension JSONParser {
  /// The quotation marks that are accepted instead of `"`, with an error.
  enum Quote: UInt8 {
    case double, single, backtick
    /// `“…”` and similar, or `‘…’`.
    case typographicDouble, typographicSingle, guillemet
    /// `\"` of JSON in a string of a program, or `&quot;` of JSON in a web page.
    case escaped, entity

    /// The error of a string in these quotes.
    var error: SyntaxError.Kind? {
      switch self {
      case .double: nil
      case .single: .singleQuotedString
      case .backtick: .backtickString
      case .typographicDouble, .typographicSingle, .guillemet: .typographicQuote
      case .escaped, .entity: .escapedQuote
      }
    }
  }

  /// The state of a string while it is read.
  struct PartialString {
    var kind: JSONKind
    var quote: Quote
    var opening: Int
    /// The first byte of the content.
    var content: Int
    /// The index that its node will have.
    var node: Int
    /// The number of errors before the string.
    let errors: Int
    var isEscaped = false
    var isMalformed = false
    /// The edits of the content that are needed when the quotes become `"`.
    var edits: [Edit] = []
    /// The first raw control characters; they and all later ones are one error.
    var controls: ByteRange?
    var controlEdits: [Edit] = []
    /// White space after line breaks has been checked up to here.
    var judged = 0
  }

  @inline(never)
  mutating func readDifficultString(as kind: JSONKind, from opening: Int) -> Int {
    position = opening
    return readText(as: kind, quote: .double, openWidth: 1)
  }

  /// Reads a string in quotes that are not valid JSON; nil if none begins here.
  mutating func readQuoted(as kind: JSONKind) -> Int? {
    if bytes[position] == .apostrophe { return readText(as: kind, quote: .single, openWidth: 1) }
    if bytes[position] == .backtick { return readText(as: kind, quote: .backtick, openWidth: 1) }
    let (escaped, entity) = (escapedWidth(at: position), entityWidth(at: position))
    if escaped > 0 { return readText(as: kind, quote: .escaped, openWidth: escaped) }
    if entity > 0 { return readText(as: kind, quote: .entity, openWidth: entity) }
    guard let (quote, width) = typographicQuote(at: position) else { return nil }
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

  /// The index of the last mark in the document that can close a string in these quotes; -1 if
  /// there is none. It is computed once for each kind of quote, so that the time is linear in the
  /// number of unclosed strings.
  private mutating func lastMark(of quote: Quote) -> Int {
    if let known = damaged.lastMarks[Int(quote.rawValue)] { return known }
    let last = (start..<end).last { index in
      guard closingWidth(quote, at: index) > 0 else { return false }
      var first = index
      while first > start, bytes[first &- 1] == .backslash { first &-= 1 }
      return (index &- first) % 2 == 0
    }
    damaged.lastMarks[Int(quote.rawValue)] = last ?? -1
    return last ?? -1
  }

  /// The width of the closing mark at `index`; 0 if the string continues.
  private func closingWidth(_ quote: Quote, at index: Int) -> Int {
    switch quote {
    case .double: return bytes[index] == .quote ? 1 : 0
    case .single: return bytes[index] == .apostrophe ? 1 : 0
    case .backtick: return bytes[index] == .backtick ? 1 : 0
    case .escaped, .entity:
      let opening = quote == .escaped ? escapedWidth(at: index) : entityWidth(at: index)
      return opening == 0 && bytes[index] == .quote ? 1 : opening
    case .typographicDouble, .typographicSingle, .guillemet:
      if bytes[index] == .quote, quote != .guillemet { return 1 }
      guard let (found, width) = typographicQuote(at: index), found == quote else { return 0 }
      return width
    }
  }

  private mutating func readText(as kind: JSONKind, quote: Quote, openWidth: Int) -> Int {
    var draft = PartialString(
      kind: kind, quote: quote, opening: position, content: position &+ openWidth,
      node: tree.core.pointee.count, errors: tree.errors.count)
    var index = draft.content
    while index < end {
      if quote == .double {
        while index < end, Self.isPlain(bytes[index]) { index &+= 1 }
        guard index < end else { break }
      }
      let width = closingWidth(quote, at: index)
      if width > 0 { return finish(&draft, at: index, width) }
      let byte = bytes[index]
      if byte == .backslash {
        index = readEscape(at: index, &draft)
      } else if byte < .space {
        if byte.isLineBreak, endsHere(at: index, &draft) {
          return finishUnterminated(&draft, at: index)
        }
        noteControl(at: index, &draft)
        index &+= 1
      } else if byte >= 0x80 {
        index = readNonASCII(at: index, &draft)
      } else {
        if byte == .quote { draft.edits.note(Edit(ByteRange(index, index &+ 1), "\\\"")) }
        index &+= 1
      }
    }
    return finishUnterminated(&draft, at: end)
  }

  /// Whether the byte needs no special handling in a double-quoted string.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x60 && byte != .quote && byte != .backslash
  }

  /// Whether a string with a line break here was never closed, rather than broken across lines.
  private mutating func endsHere(at lineBreak: Int, _ draft: inout PartialString) -> Bool {
    guard lineBreak >= draft.judged else { return false }
    if lastMark(of: draft.quote) < lineBreak { return true }
    if draft.quote == .backtick { return false }
    let next = indexAfterSpace(from: lineBreak)
    draft.judged = next
    guard next < end else { return true }
    guard bytes[next] == .quote || bytes[next] == .apostrophe else { return isCloser(next) }
    let after = indexAfterSpace(from: next &+ 1)
    return after < end && bytes[after] != .comma && !isCloser(after)
  }

  // MARK: The content

  private mutating func noteControl(at index: Int, _ draft: inout PartialString) {
    let edit = Edit(
      ByteRange(index, index &+ 1), JSONEscaping.escaped(String(UnicodeScalar(bytes[index]))))
    if draft.quote == .backtick {
      draft.edits.note(edit)
      return
    }
    if draft.controls == nil { draft.controls = ByteRange(index, index) }
    if draft.controls?.end == index { draft.controls?.end = index &+ 1 }
    draft.controlEdits.note(edit)
  }

  private mutating func flushControls(_ draft: inout PartialString) {
    guard let run = draft.controls else { return }
    error(.controlCharacter, run.start, run.end, node: draft.node, repair: draft.controlEdits)
    draft.isMalformed = true
  }

  private mutating func readNonASCII(at start: Int, _ draft: inout PartialString) -> Int {
    let length = UTF8Validation.length(bytes, start, end)
    if length > 0 { return start &+ length }
    var index = start &+ 1
    while index < end, bytes[index] >= 0x80, UTF8Validation.length(bytes, index, end) == 0 {
      index &+= 1
    }
    error(.invalidUTF8, start, index, node: draft.node)
    draft.isMalformed = true
    return index
  }

  /// The end of an escape of the quotes that are used instead of `"`; nil if it is another one.
  private func endOfEscapedQuote(at index: Int, _ draft: inout PartialString) -> Int? {
    let byte = bytes[index &+ 1]
    switch draft.quote {
    case .single where byte == .apostrophe, .backtick where byte == .backtick:
      draft.edits.note(Edit(ByteRange(index, index &+ 1), ""))
      return index &+ 2
    // A quote inside the text is escaped twice: `\\\"`.
    case .escaped where byte == .backslash && escapedWidth(at: index &+ 2) > 0:
      return index &+ 4
    default: return nil
    }
  }

  private mutating func readEscape(at index: Int, _ draft: inout PartialString) -> Int {
    draft.isEscaped = true
    guard index &+ 1 < end else { return end }
    let byte = bytes[index &+ 1]
    if let stop = endOfEscapedQuote(at: index, &draft) { return stop }
    let escape = JSONEscape(bytes, at: index, end: end)
    let range = ByteRange(index, escape.end)
    let last = tree.errors.count &- 1
    let followsSurrogate =
      last >= draft.errors && tree.errors[last].kind == .loneSurrogate
      && tree.errors[last].range.end == index
    switch escape.verdict {
    case .fine: return escape.end
    case .loneSurrogate where followsSurrogate: tree.errors[last].range.end = escape.end
    case .loneSurrogate: error(.loneSurrogate, range.start, range.end, node: draft.node)
    case .unknown:
      // An escape that follows half a surrogate pair is the cut-off second half: one error for
      // both.
      if followsSurrogate, byte == UInt8(ascii: "u") { tree.errors.removeLast() }
      var repaired = range
      // In a shell, `'\''` is an apostrophe inside a string in apostrophes.
      if byte == .apostrophe, bytes[index &- 1] == .apostrophe, escape.end < end,
        bytes[escape.end] == .apostrophe
      {
        repaired = ByteRange(index &- 1, escape.end &+ 1)
      }
      error(
        .badEscape, range.start, range.end, node: draft.node,
        repair: escape.repair.map { [Edit(repaired, $0)] } ?? [])
    }
    draft.isMalformed = true
    return escape.end
  }

  // MARK: The end

  private mutating func finish(_ draft: inout PartialString, at closing: Int, _ width: Int) -> Int {
    flushControls(&draft)
    position = closing &+ width
    if let kind = draft.quote.error {
      let repair =
        [Edit(ByteRange(draft.opening, draft.content), "\"")] + draft.edits
        + [Edit(ByteRange(closing, position), "\"")]
      // What else is escaped in such a text is not known.
      let isSure = kind != .escapedQuote || !draft.isEscaped && draft.edits.isEmpty
      error(kind, draft.opening, position, node: draft.node, repair: isSure ? repair : [])
    }
    return append(draft, to: position, close: width)
  }

  /// Ends a string without a closing quote before the JSON structure at the end of its last line.
  private mutating func finishUnterminated(_ draft: inout PartialString, at limit: Int) -> Int {
    // An error in the part that is cut off is not reported.
    if tree.errors.count > draft.errors, let last = tree.errors.last, last.range.end >= limit {
      tree.errors.removeLast()
    }
    flushControls(&draft)
    let stop = structureAfter(draft, limit)
    position = stop
    if draft.quote == .double, let mark = typographicCloser(from: draft.content, to: stop) {
      error(.typographicQuote, draft.opening, stop, node: draft.node, repair: [Edit(mark, "\"")])
      return append(draft, to: stop, close: 3)
    }
    error(
      .unterminatedString, draft.opening, draft.content, node: draft.node,
      related: ByteRange(stop, stop), detail: limit == end ? .reachesEnd : .none)
    draft.isMalformed = true
    return append(draft, to: stop, close: 0, .unterminated)
  }

  private func append(
    _ draft: PartialString, to stop: Int, close: Int, _ flags: TapeEntry.Flags = []
  ) -> Int {
    var flags = flags
    if draft.isEscaped { flags.insert(.escaped) }
    if draft.isMalformed { flags.insert(.malformed) }
    let node = tree.append(
      draft.kind, draft.opening, stop, flags: flags, open: UInt8(draft.content - draft.opening),
      close: UInt8(close))
    if draft.kind == .key { rehash(node) }
    return node
  }

  /// Computes the hash of a key's name from its decoded text.
  func rehash(_ node: Int) {
    let key = JSONNode(core: tree.core, index: node)
    tree.core.pointee.entries[node].next = KeyHash.hash(key.decodedBytes)
  }
}

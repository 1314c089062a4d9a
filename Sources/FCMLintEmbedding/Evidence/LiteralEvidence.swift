import FCMLint

/// A fast search in source code for what every document in it needs: an object in the place of one of
/// a message, a call of an SDK, the type of a message, or JSON in a string.
///
/// It reads no tokens, so it may take comments and strings for code, and finds more than there is.
struct LiteralEvidence: ScannedWords {
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: CodeDialect
  /// Whether the source mentions Firebase or FCM, so that more calls are those of an SDK.
  let mentionsService: Bool
  /// The number of bytes that may still be read as strings, so that time is linear.
  private var budget: Int

  /// Whether a source may contain a document.
  static func isFound(
    in bytes: UnsafeBufferPointer<UInt8>, _ dialect: CodeDialect, mentionsService: Bool
  ) -> Bool {
    if mentionsService {
      switch dialect {
      case .javaScript: break
      case .python:
        if ByteSearch.position(of: "firebase_admin", in: bytes) != nil { return true }
      case .php: return true
      }
    }
    var evidence = LiteralEvidence(
      bytes: bytes, dialect: dialect, mentionsService: mentionsService, budget: 2 * bytes.count)
    var scan = WordScan<LiteralEvidence>(bytes)
    while let place = scan.next() {
      if evidence.isFound(at: place) { return true }
    }
    return false
  }

  /// The next brace, or the next place of three letters that the words have in common with few
  /// others.
  @inline(__always)
  static func marks(_ block: TextBlock) -> TextBlock.Marks {
    let (first, second, third) = (
      block.first.ignoringCase, block.second.ignoringCase, block.third.ignoringCase
    )
    let isSag = first.has("s") .& second.has("a") .& third.has("g")
    let isFic = first.has("f") .& second.has("i") .& third.has("c")
    return block.first.has("{") .| isSag .| isFic .| messageWords(first, second, third)
  }

  private mutating func isFound(at place: Int) -> Bool {
    switch bytes[place] | 0x20 {
    case .openBrace: isJSON(at: place)
    case UInt8(ascii: "a"): isBlock("aps", at: place) || isBlock("apns", at: place)
    case UInt8(ascii: "s"):
      isBlock("message", at: place - 3) || isService(at: place) || isType(at: place)
        || isReceiver("messaging", at: place - 3)
    case UInt8(ascii: "f"):
      isBlock("notification", at: place - 4) || bytes.stands("notification_key_name", at: place - 4)
        || isReceiver("fcm", at: place)
    case UInt8(ascii: "d"): isBlock("android", at: place - 2)
    case UInt8(ascii: "b"): isBlock("webpush", at: place - 2)
    default:
      bytes.stands("registration_ids", at: place - 2)
        || bytes.stands("registration_tokens", at: place - 2)
    }
  }

  // MARK: Members

  /// Whether the name of a member whose value is an object may be at a place.
  private func isBlock(_ name: StaticString, at start: Int) -> Bool {
    bytes.stands(name, at: start) && mayBeginMember(start)
      && hasObject(after: start + name.utf8CodeUnitCount)
  }

  /// Whether a bracket or a comma may be before a name.
  private func mayBeginMember(_ start: Int) -> Bool {
    var place = start
    while isQuote(place - 1) { place -= 1 }
    if place == start {
      if dialect != .javaScript || isOfWord(place - 1) { return false }
    } else if dialect == .python {
      // The prefix of a string.
      for _ in 0..<2 where place > 0 && bytes[place - 1].isLetter { place -= 1 }
    }
    while place > 0, bytes[place - 1].isBlank { place -= 1 }
    guard place > 0 else { return true }
    switch bytes[place - 1] {
    case .openBrace, .openBracket, .openParenthesis, .comma: return true
    // A comment may end in the line before.
    case let byte: return byte < .space || endsComment(place)
    }
  }

  /// Whether an object may be the value of a name that ends at an offset.
  private func hasObject(after end: Int) -> Bool {
    var place = end
    while isQuote(place) { place += 1 }
    place = endOfSpace(place)
    if place < bytes.count, bytes[place] == .closeBracket { place = endOfSpace(place + 1) }
    if beginsComment(place) { return true }
    if dialect == .php {
      guard bytes.stands("=>", at: place) else { return false }
      place += 1
    } else if place >= bytes.count || bytes[place] != .colon {
      return false
    }
    place = endOfSpace(place + 1)
    guard place < bytes.count else { return false }
    return bytes[place].isOpener || bytes[place] == .openParenthesis || beginsComment(place)
      || dialect == .php && bytes.stands("array", at: place)
  }

  // MARK: Calls and types

  /// Whether a word with `sag` at an offset may be the service of an SDK.
  private func isService(at place: Int) -> Bool {
    let start = place - 3
    switch dialect {
    case .javaScript:
      guard bytes.stands("essaging", at: start + 1) else { return false }
      let isName =
        bytes.stands("getM", at: start - 3)
        ? !isOfWord(start - 4)
        : bytes[start] == UInt8(ascii: "m") && !isOfWord(start - 1)
      let next = endOfSpace(place + 6)
      return isName && next < bytes.count
        && (bytes[next] == .openParenthesis || beginsComment(next))
    case .python:
      let next = endOfSpace(place + 6)
      return bytes.stands("messaging", at: start) && !isOfWord(start - 1) && next < bytes.count
        && (bytes[next] == .period || beginsComment(next))
    case .php:
      return bytes.stands("MessageFromArray", at: start)
        || bytes.stands("CloudMessage", at: start - 5)
    }
  }

  /// Whether a variable or function with a word in its name, in any case, may be the service of an
  /// SDK.
  private func isReceiver(_ word: StaticString, at start: Int) -> Bool {
    guard mentionsService, dialect == .javaScript, start >= 0,
      start + word.utf8CodeUnitCount <= bytes.count
    else { return false }
    for offset in 0..<word.utf8CodeUnitCount
    where bytes[start + offset] | 0x20 != word.utf8Start[offset] { return false }
    var end = start
    while isOfWord(end), end - start < Self.sight { end += 1 }
    end = endOfSpace(end)
    guard end < bytes.count else { return false }
    return bytes[end] == .period || bytes[end] == .questionMark || bytes[end] == .openParenthesis
      || beginsComment(end)
  }

  /// How far around a type the literal or its variable is searched.
  private static var sight: Int { 256 }

  /// Whether a word with `sag` at an offset may be the type of a message; without a mention of the
  /// service, only that of another module.
  private func isType(at place: Int) -> Bool {
    guard dialect == .javaScript else { return false }
    var (start, end) = (place, place)
    while isOfWord(start - 1), place - start < 32 { start -= 1 }
    while isOfWord(end), end - place < 32 { end += 1 }
    guard
      WordList.index(
        of: UnsafeBufferPointer(rebasing: bytes[start..<end]), in: LiteralFinder.messageTypes)
        != nil
    else { return false }
    let last = startOfSpace(start)
    let isQualified =
      last > 0
      && (bytes[last - 1] == .period || bytes[last - 1] == .lessThan || endsComment(last))
    guard mentionsService || isQualified else { return false }
    return isTypeOfVariable(end) || isTypeOfExpression(start)
  }

  /// Whether the type that ends here may be that of a variable to which a value is assigned.
  private func isTypeOfVariable(_ end: Int) -> Bool {
    var place = end
    while place < bytes.count, place - end < Self.sight {
      let byte = bytes[place]
      if byte == .equals || beginsComment(place) { return true }
      let isOfType =
        isOfWord(place) || byte.isBlank || byte == .carriageReturn || byte == .period
        || byte == .openBracket || byte == .closeBracket || byte == .lessThan
        || byte == .greaterThan || byte == UInt8(ascii: "|")
      guard isOfType else { return false }
      place += 1
    }
    return place < bytes.count
  }

  /// Whether the type with a name that begins here may be that of the expression before it.
  private func isTypeOfExpression(_ start: Int) -> Bool {
    var place = startOfSpace(start)
    while place > 0, bytes[place - 1] == .period || bytes[place - 1] == .lessThan {
      place = startOfSpace(place - 1)
      while isOfWord(place - 1) { place -= 1 }
      place = startOfSpace(place)
      if start - place > Self.sight { return true }
    }
    return endsComment(place) || endsWith("as", place) || endsWith("satisfies", place)
  }

  private func endsWith(_ word: StaticString, _ end: Int) -> Bool {
    let start = end - word.utf8CodeUnitCount
    return bytes.stands(word, at: start) && !isOfWord(start - 1)
  }

  // MARK: Strings

  /// Whether a brace begins JSON in a string.
  private mutating func isJSON(at brace: Int) -> Bool {
    var start = brace
    while true {
      start = startOfSpace(start)
      guard start > 1, bytes[start - 2] == .backslash, isLetterOfSpace(start - 1) else { break }
      start -= 2
    }
    guard isQuote(start - 1) || endsHereDocumentName(start) else { return false }
    var place = brace + 1
    while true {
      place = endOfSpace(place)
      guard place + 1 < bytes.count, bytes[place] == .backslash, isLetterOfSpace(place + 1) else {
        break
      }
      place += 2
    }
    if place < bytes.count, bytes[place] == .backslash { place += 1 }
    guard place < bytes.count, bytes[place] == .quote else { return false }
    return dialect != .javaScript || isDocument(from: start - 1)
  }

  /// Whether `<<<NAME`, of PHP, ends here.
  private func endsHereDocumentName(_ end: Int) -> Bool {
    guard dialect == .php else { return false }
    var start = end
    while isQuote(start - 1) || isOfWord(start - 1) { start -= 1 }
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    return start < end && bytes.stands("<<<", at: start - 3)
  }

  /// Whether the byte is the letter of an escape for white space.
  private func isLetterOfSpace(_ index: Int) -> Bool {
    let byte = bytes[index]
    return byte == UInt8(ascii: "n") || byte == UInt8(ascii: "r") || byte == UInt8(ascii: "t")
  }

  /// Whether a string of JavaScript that begins with the quote at an offset is a document.
  private mutating func isDocument(from start: Int) -> Bool {
    let quote = bytes[start]
    var end = start + 1
    while end < bytes.count, bytes[end] != quote {
      if quote == .backtick {
        // An expression may contain further strings.
        if bytes.stands("${", at: end) { return true }
      } else if bytes[end] == .lineFeed {
        return false
      }
      end += bytes.stands("\\\r\n", at: end) ? 3 : bytes[end] == .backslash ? 2 : 1
    }
    budget -= end - start
    if budget < 0 { return true }
    return end < bytes.count && JSONInString.isDocument(Array(bytes[start...end]), dialect)
  }

  // MARK: Bytes

  private func isQuote(_ index: Int) -> Bool {
    guard index >= 0, index < bytes.count else { return false }
    return bytes[index] == .quote || bytes[index] == .apostrophe || bytes[index] == .backtick
  }

  private func isOfWord(_ index: Int) -> Bool {
    guard index >= 0, index < bytes.count else { return false }
    return bytes[index].isDigit || CodeLexer.isWordStart(bytes[index], dialect)
  }

  /// Whether a comment may begin at an offset.
  private func beginsComment(_ index: Int) -> Bool {
    if dialect != .javaScript, bytes.stands("#", at: index) { return true }
    return dialect != .python && (bytes.stands("//", at: index) || bytes.stands("/*", at: index))
  }

  /// Whether a comment may end at an offset, other than with its line.
  private func endsComment(_ index: Int) -> Bool {
    dialect != .python && bytes.stands("*/", at: index - 2)
  }

  private func endOfSpace(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] <= .space { index += 1 }
    return index
  }

  private func startOfSpace(_ end: Int) -> Int {
    var index = end
    while index > 0, bytes[index - 1] <= .space { index -= 1 }
    return index
  }
}

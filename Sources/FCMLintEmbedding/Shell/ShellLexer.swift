import FCMLint

/// Divides a shell script into words and operators.
struct ShellLexer {
  enum Token {
    case word(ShellWord)
    /// The end of a command: a line break, `;`, `&` or `&&`.
    case separator
    case pipe
    /// `)`, or the end of a code block in back quotes.
    case closer
    case end
  }

  /// A here-document whose lines have not been read.
  private struct Mark {
    var delimiter: [UInt8]
    var isQuoted: Bool
    var stripsTabs: Bool
  }

  let script: ExtractedText
  var index: Int
  /// How many command substitutions contain this text.
  let depth: Int
  private var marks: [Mark] = []
  /// The contents of here-documents, and of here-strings.
  var hereDocuments: [ShellWord] = []

  static let maximumDepth = 8
  /// Further here-documents of one line or pipeline are not read.
  private static let mostDocuments = 16

  var bytes: [UInt8] { script.bytes }

  init(_ script: ExtractedText, from start: Int, depth: Int = 0) {
    self.script = script
    index = start
    self.depth = depth
  }

  mutating func next() -> Token {
    skipBlanks()
    while index < bytes.count, bytes[index] == .lessThan || bytes[index] == .greaterThan {
      redirect()
      skipBlanks()
    }
    guard index < bytes.count else { return .end }
    switch bytes[index] {
    case .lineFeed:
      index += 1
      readHereDocuments()
      return .separator
    case .semicolon:
      index += 1
      return .separator
    case .ampersand:
      index += bytes.hasPrefix("&&", at: index) ? 2 : 1
      return .separator
    case UInt8(ascii: "|"):
      let isOr = bytes.hasPrefix("||", at: index)
      index += isOr ? 2 : 1
      return isOr ? .separator : .pipe
    case .closeParenthesis:
      index += 1
      return .closer
    case .openParenthesis:
      index += 1
      return .separator
    default: return .word(word())
    }
  }

  /// Skips spaces, escaped line breaks and comments.
  private mutating func skipBlanks() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isBlank || byte == .carriageReturn {
        index += 1
      } else if byte == .backslash || byte == UInt8(ascii: "^") || byte == .backtick,
        let end = endOfJoint(index + 1)
      {
        index = end
      } else if byte == .hash {
        index = bytes.lineEnd(from: index)
      } else {
        return
      }
    }
  }

  /// The index after an escaped line break of a shell, of Windows or of PowerShell, whose break begins at `start`.
  ///
  /// Documents often have spaces before it, which a shell does not accept.
  func endOfJoint(_ start: Int) -> Int? {
    var end = bytes.endOfBlanks(from: start)
    if end < bytes.count, bytes[end] == .carriageReturn { end += 1 }
    return end < bytes.count && bytes[end] == .lineFeed ? end + 1 : nil
  }

  // MARK: Redirections

  private mutating func redirect() {
    if bytes.hasPrefix("<<<", at: index) {
      index = bytes.endOfBlanks(from: index + 3)
      if index < bytes.count, bytes[index] != .lineFeed { keep(word()) }
    } else if bytes.hasPrefix("<<", at: index) {
      index += 2
      let stripsTabs = index < bytes.count && bytes[index] == .minus
      if stripsTabs { index += 1 }
      index = bytes.endOfBlanks(from: index)
      guard index < bytes.count, bytes[index] != .lineFeed else { return }
      let start = index
      let delimiter = word()
      let isQuoted = bytes[start..<index].contains {
        $0 == .apostrophe || $0 == .quote || $0 == .backslash
      }
      guard !delimiter.text.isEmpty, marks.count < Self.mostDocuments else { return }
      marks.append(Mark(delimiter: delimiter.text, isQuoted: isQuoted, stripsTabs: stripsTabs))
    } else {
      index += 1
    }
  }

  /// Reads the here-documents that begin on the next line.
  mutating func readHereDocuments() {
    for mark in marks { keep(hereDocument(mark)) }
    marks = []
  }

  private mutating func keep(_ body: ShellWord) {
    if hereDocuments.count < Self.mostDocuments { hereDocuments.append(body) }
  }

  private mutating func hereDocument(_ mark: Mark) -> ShellWord {
    let start = index
    var body = ShellWord(
      builder: TextBuilder(bytes, at: start), range: start..<start,
      quoting: mark.isQuoted ? .raw : .shellDocument)
    while index < bytes.count {
      let end = bytes.lineEnd(from: index)
      var content = index
      if mark.stripsTabs { while content < end, bytes[content] == .tab { content += 1 } }
      var lineEnd = end
      if lineEnd > content, bytes[lineEnd - 1] == .carriageReturn { lineEnd -= 1 }
      if bytes[content..<lineEnd].elementsEqual(mark.delimiter) {
        body.range = start..<index
        index = min(end + 1, bytes.count)
        return body
      }
      let next = min(end + 1, bytes.count)
      if mark.isQuoted {
        body.builder.append(verbatim: content..<next)
        index = next
      } else {
        index = content
        readExpanded(to: next, into: &body, isQuoted: false)
      }
    }
    body.range = start..<index
    return body
  }
}

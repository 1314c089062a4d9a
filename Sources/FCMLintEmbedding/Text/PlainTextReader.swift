import FCMLint

/// Finds JSON samples, HTTP requests and commands in text.
struct PlainTextReader {
  /// What surrounds the samples.
  enum Surroundings {
    /// Sentences, or anything.
    case prose
    /// Nothing: the text is data, such as a code block of JSON. Some forms of JSON permit comments
    /// and commas after the last member.
    case data(permitsExtensions: Bool)
    /// Flow scalars and collections of YAML.
    case yaml
    /// Source code, whose own literals are not JSON, and whose strings have unknown escapes.
    case code
    /// The content of a string in source code.
    case string
  }

  let text: ExtractedText
  let language: HostLanguage
  let surroundings: Surroundings
  var index = 0
  var documents: [EmbeddedDocument] = []
  private var request = RequestContext()
  private var strings = StringFinder()
  private var quotes = QuoteScanner()
  private var literals = LiteralSearch()
  /// The end of the block of Bruno that was read last.
  private var blockEnd = 0
  private var comments = CommentEnds()

  private var bytes: [UInt8] { text.bytes }

  /// The documents in a text.
  ///
  /// - Parameter kind: the kind of the first document, which the context determines.
  static func documents(
    in text: ExtractedText, language: HostLanguage, surroundings: Surroundings,
    kind: DocumentKind? = nil
  ) -> [EmbeddedDocument] {
    var reader = PlainTextReader(text, language, surroundings)
    if let kind { reader.request = RequestContext(of: kind) }
    reader.read()
    return reader.documents
  }

  private init(_ text: ExtractedText, _ language: HostLanguage, _ surroundings: Surroundings) {
    self.text = text
    self.language = language
    self.surroundings = surroundings
  }

  private mutating func read() {
    var end = -1
    while index < bytes.count {
      // The rest of a line, after a document, is part of the same line.
      let isRest = index <= end
      if !isRest { end = bytes.lineEnd(from: index) }
      if isCode || isRest {
        readLine(to: end)
        continue
      }
      if let start = CommandLine.start(in: bytes, index..<end) {
        let found = ShellReader.command(in: text, at: start)
        text.add(found.documents, to: &documents)
        index = max(found.end, start + 1)
        continue
      }
      // The braces of a request line are placeholders in the URL.
      index = request.read(bytes, index..<end) ?? index
      readLine(to: end)
    }
  }

  /// Reads the rest of a line, or up to the end of a document that begins on it.
  private mutating func readLine(to end: Int) {
    let lineStart = index
    let first = bytes.endOfBlanks(from: index, to: end)
    var place = index
    while place < end {
      let byte = bytes[place]
      if byte == .openBrace,
        let next = readObject(at: place, line: lineStart, isFirst: place == first)
      {
        index = next
        return
      }
      if byte == UInt8(ascii: "m"), bytes.hasPrefix("messaging.", at: place),
        place == lineStart || !bytes[place - 1].isOfName,
        let next = readLiteral(at: place)
      {
        index = next
        return
      }
      place += 1
    }
    index = end + 1
  }

  // MARK: Objects

  /// Reads what begins with a brace and returns where to continue; nil if it is not an object.
  private mutating func readObject(at start: Int, line: Int, isFirst: Bool) -> Int? {
    switch SampleOpening(bytes, at: start, inRequest: request.kind != nil && isFirst) {
    case .json: return readJSON(at: start, line: line, isFirst: isFirst && isLineStart(line))
    case .literal: return readLiteral(at: start)
    case .escaped: return readString(around: start, line: line)
    case .doubled: return readDoubled(at: start)
    case .other: return nil
    }
  }

  private mutating func readJSON(at start: Int, line: Int, isFirst: Bool) -> Int {
    var region = RegionScanner.scan(bytes, from: start, to: limit(from: start), &comments)
    let isBody = request.isRequest
    defer { request.clear() }
    if isBody, request.hasOtherBody || region.range.count < 3 { return region.range.upperBound }
    if request.isForOtherServer, !RequestContext.isPassedOn(region.range, in: bytes) {
      return region.range.upperBound
    }
    let isStrict = !isFirst && !isBody || isCode
    if isStrict, !region.isClosed || !isValid(region.range) {
      return readLiteral(at: start) ?? region.range.upperBound
    }
    if isStrict, let next = readDoubledApostrophes(region.range) { return next }
    if !isStrict { addClosers(to: &region, start: line) }
    text.add([document(region, kind: request.kind)], to: &documents)
    return region.range.upperBound
  }

  private var isCode: Bool {
    switch surroundings {
    case .code, .string: true
    case .prose, .data, .yaml: false
    }
  }

  /// The end of the text that may be an object: a block of Bruno ends with a brace of its own.
  private mutating func limit(from start: Int) -> Int {
    guard language == .bruno, !isLineStart(start) else { return bytes.count }
    if blockEnd <= start {
      blockEnd = bytes.position(of: "\n}", in: start..<bytes.count) ?? bytes.count
    }
    return blockEnd
  }

  private func isLineStart(_ place: Int) -> Bool {
    place == 0 || bytes[place - 1] == .lineFeed
  }

  private func isValid(_ range: Range<Int>) -> Bool {
    JSONTree.read(Array(bytes[range])) { $0.errors.isEmpty }
  }

  private mutating func readLiteral(at start: Int) -> Int? {
    guard var found = literals.document(in: text, at: start) else { return nil }
    let end = max(found.end, start + 1)
    let quote = quotes.quote(around: start..<end, in: bytes)
    // Other languages share the literals of the known ones, but not all their escapes.
    if quote != nil || isUnknown {
      found.document.quoting?.insert(.unknown(quote: quote ?? .quote, hasLines: false), at: 1)
    }
    text.add([found.document], to: &documents)
    return end
  }

  private var isUnknown: Bool {
    if case .code = surroundings { true } else { false }
  }

  /// Adds lines of surplus closing brackets, unless they may end the code around a sample.
  private mutating func addClosers(to region: inout SampleRegion, start line: Int) {
    guard region.isClosed else { return }
    let limit = limit(from: region.range.lowerBound)
    var before = line
    while before > 0, JSONEscaping.isSpace(bytes[before - 1]) { before -= 1 }
    if limit == bytes.count, before > 0, bytes[before - 1].opensCode { return }
    while true {
      let next = bytes.endOfBlanks(from: region.range.upperBound)
      guard next < limit else { return }
      var start = next
      if bytes[next] == .carriageReturn { start += 1 }
      if start < bytes.count, bytes[start] == .lineFeed { start += 1 }
      start = bytes.endOfBlanks(from: start)
      if start >= limit { return }
      let end = bytes.lineEnd(from: start)
      let line = bytes.trimmed(start..<end)
      guard !line.isEmpty, bytes[line].allSatisfy({ $0.isCloser }) else { return }
      region.range = region.range.lowerBound..<line.upperBound
    }
  }

  private mutating func document(
    _ region: SampleRegion, kind: DocumentKind?
  ) -> EmbeddedDocument {
    var builder = TextBuilder(bytes, at: region.range.lowerBound)
    var place = region.range.lowerBound
    let hasLines = bytes[region.range].contains(.lineFeed)
    let indentation = hasLines ? text.indentation(at: place) : place..<place
    var gaps = region.ellipses.map { (range: $0, text: " {{> omitted}} " as StaticString) }
    var permitsExtensions = false
    if case .data(true) = surroundings { permitsExtensions = true }
    if permitsExtensions { gaps += region.trailingCommas.map { ($0, " ") } }
    // In documentation, comments explain a sample; in a request they are sent.
    if permitsExtensions || kind == nil && language.isDocumentation {
      gaps += region.comments.map { ($0, " ") }
    }
    gaps.sort { $0.range.lowerBound < $1.range.lowerBound }
    for gap in gaps where gap.range.upperBound <= region.range.upperBound {
      builder.append(verbatim: place..<gap.range.lowerBound, without: indentation)
      builder.append(gap.text, for: gap.range)
      place = gap.range.upperBound
    }
    builder.append(verbatim: place..<region.range.upperBound, without: indentation)
    return text.document(
      builder, range: region.range, language: language, kind: kind,
      quoting: [quoting(of: region.range, hasLines), .lines(prefix: Array(bytes[indentation]))])
  }

  private mutating func quoting(of region: Range<Int>, _ hasLines: Bool) -> HostQuoting {
    let quote: UInt8?
    switch surroundings {
    case .data, .string: return .raw
    case .code, .prose, .yaml: quote = quotes.quote(around: region, in: bytes)
    }
    if quote != nil || isUnknown { return .unknown(quote: quote, hasLines: hasLines) }
    return .raw
  }

  // MARK: Strings

  /// Reads the text in a string with escapes around a place.
  private mutating func readString(around place: Int, line: Int) -> Int? {
    guard let content = strings.content(in: bytes, around: place, line: line) else { return nil }
    var builder = TextBuilder(bytes, at: content.lowerBound)
    builder.appendText(.escaped(content))
    switch surroundings {
    case .data, .yaml, .string: read(builder, quoting: .jsonString)
    case .prose, .code: read(builder, quoting: .unknownString)
    }
    return content.upperBound + 1
  }

  /// Reads the text in a string that writes each quote twice, and begins with an object.
  private mutating func readDoubled(at start: Int) -> Int? {
    guard let content = strings.doubled(in: bytes, from: start) else { return nil }
    var builder = TextBuilder(bytes, at: content.lowerBound)
    builder.appendText(.doubled(.quote, content))
    read(builder, quoting: .doubled(.quote, escapes: false))
    return content.upperBound + 1
  }

  /// Reads an object in a string in single quotes that are written twice, as in YAML and SQL.
  private mutating func readDoubledApostrophes(_ range: Range<Int>) -> Int? {
    guard quotes.quote(around: range, in: bytes) == .apostrophe,
      isYAML || doublesApostrophes(range)
    else { return nil }
    var builder = TextBuilder(bytes, at: range.lowerBound)
    builder.appendText(.doubled(.apostrophe, range))
    read(builder, quoting: .doubled(.apostrophe, escapes: !isYAML))
    return range.upperBound
  }

  /// Whether there are apostrophes in a range, each of them twice. A single one, as in a here-string of
  /// PowerShell, would end a string that writes them twice.
  private func doublesApostrophes(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var hasPair = false
    while index < range.upperBound {
      if bytes[index] == .apostrophe {
        index += 1
        guard index < range.upperBound, bytes[index] == .apostrophe else { return false }
        hasPair = true
      }
      index += 1
    }
    return hasPair
  }

  private mutating func read(_ builder: TextBuilder, quoting: HostQuoting) {
    let inner = text.nested(builder, quoting: quoting)
    guard inner.depth <= ExtractedText.maximumDepth else { return }
    // A text with lines is a page; any other string is part of a program.
    let isText = inner.bytes.contains(.lineFeed)
    let found = PlainTextReader.documents(
      in: inner, language: language, surroundings: isText ? .prose : .string)
    text.add(found, to: &documents)
  }

  private var isYAML: Bool {
    if case .yaml = surroundings { true } else { false }
  }
}

extension UInt8 {
  /// Whether code that ends with this byte continues with an object.
  fileprivate var opensCode: Bool {
    switch self {
    case .openParenthesis, .openBrace, .openBracket, .comma, .equals, .greaterThan: true
    default: false
    }
  }
}

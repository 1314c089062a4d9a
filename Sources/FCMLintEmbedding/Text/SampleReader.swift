import FCMLint

/// Finds JSON samples, HTTP requests and commands in text.
struct SampleReader {
  /// What surrounds the samples.
  enum Surroundings {
    /// Sentences, or anything.
    case prose
    /// Nothing: the text is data, such as a code block of JSON. Some forms of JSON permit comments
    /// and commas after the last member.
    case data(permitsExtensions: Bool)
    /// Source code, whose own literals are not JSON.
    case code
  }

  let text: HostText
  let language: HostLanguage
  let surroundings: Surroundings
  var index = 0
  var documents: [EmbeddedDocument] = []
  private var request = RequestContext()
  private var strings = StringFinder()
  private var literals = LiteralSearch()
  private var comments = CommentEnds()

  private var bytes: [UInt8] { text.bytes }

  /// The documents in a text.
  ///
  /// - Parameter kind: the kind of the first document, which the context determines.
  static func documents(
    in text: HostText, language: HostLanguage, surroundings: Surroundings,
    kind: DocumentKind? = nil
  ) -> [EmbeddedDocument] {
    var reader = SampleReader(text, language, surroundings)
    if let kind { reader.request = RequestContext(of: kind) }
    reader.read()
    return reader.documents
  }

  private init(_ text: HostText, _ language: HostLanguage, _ surroundings: Surroundings) {
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
      if byte == UInt8(ascii: "m"), bytes.stands("messaging.", at: place),
        place == lineStart || !bytes[place - 1].isOfName,
        let found = literals.document(in: text, at: place)
      {
        text.add([found.document], to: &documents)
        index = max(found.end, place + 1)
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
    case .other: return nil
    }
  }

  private mutating func readJSON(at start: Int, line: Int, isFirst: Bool) -> Int {
    var region = RegionScanner.scan(bytes, from: start, &comments)
    let isBody = request.isRequest
    defer { request.clear() }
    if isBody, request.hasOtherBody || region.range.count < 3 { return region.range.upperBound }
    let isStrict = !isFirst && !isBody || isCode
    if isStrict, !region.isClosed || !isValid(region.range) {
      return readLiteral(at: start) ?? region.range.upperBound
    }
    if !isStrict { addClosers(to: &region, start: line) }
    text.add([document(region, kind: request.kind)], to: &documents)
    return region.range.upperBound
  }

  private var isCode: Bool {
    if case .code = surroundings { true } else { false }
  }

  private func isLineStart(_ place: Int) -> Bool {
    place == 0 || bytes[place - 1] == .lineFeed
  }

  private func isValid(_ range: Range<Int>) -> Bool {
    JSONTree.read(Array(bytes[range])) { $0.errors.isEmpty }
  }

  private mutating func readLiteral(at start: Int) -> Int? {
    guard let found = literals.document(in: text, at: start) else { return nil }
    text.add([found.document], to: &documents)
    return max(found.end, start + 1)
  }

  /// Adds lines of surplus closing brackets, unless they may end the code around a sample.
  private func addClosers(to region: inout SampleRegion, start line: Int) {
    guard region.isClosed else { return }
    var before = line
    while before > 0, JSONEscaping.isSpace(bytes[before - 1]) { before -= 1 }
    if before > 0, bytes[before - 1].opensCode { return }
    while true {
      let next = bytes.endOfBlanks(from: region.range.upperBound)
      guard next < bytes.count else { return }
      var start = next
      if bytes[next] == .carriageReturn { start += 1 }
      if start < bytes.count, bytes[start] == .lineFeed { start += 1 }
      start = bytes.endOfBlanks(from: start)
      let end = bytes.lineEnd(from: start)
      let line = bytes.trimmed(start..<end)
      guard !line.isEmpty, bytes[line].allSatisfy({ $0.isCloser }) else { return }
      region.range = region.range.lowerBound..<line.upperBound
    }
  }

  private func document(_ region: SampleRegion, kind: DocumentKind?) -> EmbeddedDocument {
    var builder = TextBuilder(bytes, at: region.range.lowerBound)
    var place = region.range.lowerBound
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
      builder.append(verbatim: place..<gap.range.lowerBound)
      builder.append(gap.text, for: gap.range)
      place = gap.range.upperBound
    }
    builder.append(verbatim: place..<region.range.upperBound)
    return text.document(
      builder, range: region.range, language: language, kind: kind, quoting: .raw)
  }

  // MARK: Strings

  /// Reads the text in a string with escapes around a place.
  private mutating func readString(around place: Int, line: Int) -> Int? {
    guard let content = strings.content(in: bytes, around: place, line: line) else { return nil }
    var builder = TextBuilder(bytes, at: content.lowerBound)
    StringDecoder.decode(content, into: &builder)
    // A text with lines is a page; any other string is part of a program.
    let isText = builder.text.contains(.lineFeed)
    let inner = text.nested(builder, quoting: .jsonString)
    if inner.depth <= HostText.maximumDepth {
      let found = SampleReader.documents(
        in: inner, language: language, surroundings: isText ? .prose : .code)
      text.add(found, to: &documents)
    }
    return content.upperBound + 1
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

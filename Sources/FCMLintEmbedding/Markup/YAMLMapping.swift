import FCMLint

/// Reads mappings of YAML that hold a message, such as an example in an OpenAPI description.
///
/// Only what such examples consist of is read: block mappings and sequences, and on one line flow
/// collections and scalars. A mapping with anything else is no document.
struct YAMLMapping {
  private let text: ExtractedText
  private let bytes: [UInt8]
  private var builder: TextBuilder
  /// The columns of the open mappings and sequences.
  private var open: [(column: Int, isList: Bool)] = []
  /// Whether a key or the mark of an element is before its value.
  private var expectsValue = true
  /// The column of the key of a block scalar, whose lines are not read; -1 if there is none.
  private var blockColumn = -1

  private static let deepest = 32

  /// The documents in a text.
  static func documents(in text: ExtractedText) -> [EmbeddedDocument] {
    let bytes = text.bytes
    var documents: [EmbeddedDocument] = []
    // The first line of each mapping around the line.
    var starts: [(column: Int, line: Int)] = []
    var (place, end) = (0, 0)
    while place < bytes.count {
      let next = min(bytes.lineEnd(from: place) + 1, bytes.count)
      let first = bytes.endOfBlanks(from: place, to: next)
      defer { place = next }
      guard let key = key(bytes, first, to: next) else { continue }
      let column = first - place
      while let last = starts.last, last.column > column { starts.removeLast() }
      if starts.last?.column != column { starts.append((column, place)) }
      guard place >= end, starts[starts.count - 1].line >= end,
        WordList.contains(bytes[key], in: "message notification")
      else { continue }
      let start = starts[starts.count - 1].line
      var reader = YAMLMapping(text, at: start + column)
      let stop = reader.read(from: start, column: column)
      end = max(next, stop ?? 0)
      guard stop != nil, reader.isMessage, text.hasRoom(after: documents) else { continue }
      documents.append(
        text.document(
          reader.builder,
          range: start + column..<max(start + column, bytes.trimmed(start..<end).upperBound),
          language: .yaml, quoting: nil))
    }
    return documents
  }

  private init(_ text: ExtractedText, at start: Int) {
    self.text = text
    bytes = text.bytes
    builder = TextBuilder(text.bytes, at: start)
  }

  /// The name before a colon at the start of a line; nil if there is none.
  private static func key(_ bytes: [UInt8], _ start: Int, to end: Int) -> Range<Int>? {
    var stop = start
    let isQuoted = start < end && (bytes[start] == .quote || bytes[start] == .apostrophe)
    if isQuoted { stop += 1 }
    let first = stop
    while stop < end, bytes[stop].isOfName || bytes[stop] == .minus { stop += 1 }
    let name = first..<stop
    if isQuoted {
      guard stop < end, bytes[stop] == bytes[start] else { return nil }
      stop += 1
    }
    guard !name.isEmpty, stop < end, bytes[stop] == .colon,
      stop + 1 == end || bytes[stop + 1] <= .space
    else { return nil }
    return name
  }

  /// Whether the text is a document that has more than the names of settings.
  private var isMessage: Bool {
    let names: [StaticString] = ["\"notification\":", "\"android\":", "\"apns\":", "\"webpush\":"]
    return names.contains { builder.text.has($0, in: 0..<builder.text.count) }
      && DocumentKind.detected(in: builder.text) != nil
  }

  // MARK: Lines

  /// Reads the mapping that begins on a line, and returns the offset after it; nil if it contains what
  /// is not read.
  private mutating func read(from start: Int, column: Int) -> Int? {
    var place = start
    var end = start
    while place < bytes.count {
      let next = min(bytes.lineEnd(from: place) + 1, bytes.count)
      let first = bytes.endOfBlanks(from: place, to: next)
      let content = bytes.trimmed(first..<next)
      if !content.isEmpty, bytes[first] != .hash {
        if first - place < column { break }
        end = next
        if blockColumn < 0 || first - place <= blockColumn {
          blockColumn = -1
          guard readLine(content, column: first - place) else { return nil }
        }
      }
      place = next
    }
    close(to: -1, at: end)
    return end
  }

  private mutating func readLine(_ line: Range<Int>, column: Int) -> Bool {
    var (line, column) = (line, column)
    while bytes[line.lowerBound] == .minus, line.count > 1, bytes[line.lowerBound + 1].isBlank {
      guard begin(column, isList: true, at: line.lowerBound) else { return false }
      let value = bytes.endOfBlanks(from: line.lowerBound + 1, to: line.upperBound)
      column += value - line.lowerBound
      line = value..<line.upperBound
      expectsValue = true
      if line.isEmpty { return true }
    }
    guard let name = Self.key(bytes, line.lowerBound, to: line.upperBound) else {
      return expectsValue && !open.isEmpty && readScalar(line)
    }
    guard begin(column, isList: false, at: line.lowerBound) else { return false }
    writeText(name)
    var colon = name.upperBound
    if bytes[colon] != .colon { colon += 1 }
    builder.append(":", for: colon..<colon + 1)
    expectsValue = true
    let value = bytes.endOfBlanks(from: colon + 1, to: line.upperBound)..<line.upperBound
    if value.isEmpty || bytes[value.lowerBound] == .hash { return true }
    if bytes[value.lowerBound] == UInt8(ascii: "|") || bytes[value.lowerBound] == .greaterThan {
      (blockColumn, expectsValue) = (column, false)
      builder.append("{{value}}", for: value)
      return true
    }
    return readScalar(value)
  }

  /// Begins a member or element of the collection at a column, which is opened if it is new.
  private mutating func begin(_ column: Int, isList: Bool, at place: Int) -> Bool {
    close(to: column, isList: isList, at: place)
    if let last = open.last, last.column == column, last.isList == isList {
      if expectsValue { builder.append("null", for: place..<place) }
      builder.append(",", for: place..<place)
    } else {
      guard expectsValue, open.count < Self.deepest else { return false }
      open.append((column, isList))
      builder.append(isList ? "[" : "{", for: place..<place)
    }
    expectsValue = false
    return true
  }

  /// Closes the collections whose members do not begin at a column.
  private mutating func close(to column: Int, isList: Bool = false, at place: Int) {
    while let last = open.last,
      last.column > column || last.column == column && last.isList && !isList
    {
      if expectsValue { builder.append("null", for: place..<place) }
      expectsValue = false
      builder.append(last.isList ? "]" : "}", for: place..<place)
      open.removeLast()
    }
  }

  // MARK: Values

  private mutating func writeText(_ range: Range<Int>) {
    builder.append("\"", for: range.lowerBound..<range.lowerBound)
    builder.append(verbatim: range)
    builder.append("\"", for: range.upperBound..<range.upperBound)
  }

  /// Reads the value on the rest of a line; returns false if it is none of one line.
  private mutating func readScalar(_ range: Range<Int>) -> Bool {
    expectsValue = false
    var range = range
    for index in range.dropFirst() where bytes[index] == .hash && bytes[index - 1].isBlank {
      range = bytes.trimmed(range.lowerBound..<index)
      break
    }
    let first = bytes[range.lowerBound]
    if first == .openBrace || first == .openBracket { return readFlow(range) }
    guard first != UInt8(ascii: "|"), first != .greaterThan else { return false }
    write(range)
    return true
  }

  /// Writes a scalar; an alias, a tag or a text with escapes is an unknown value.
  private mutating func write(_ range: Range<Int>) {
    let first = bytes[range.lowerBound]
    let isQuoted =
      range.count > 1 && (first == .quote || first == .apostrophe)
      && bytes[range.upperBound - 1] == first
    let content = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    let isPlain = bytes[content].allSatisfy {
      $0 != .quote && $0 != .apostrophe && $0 != .backslash && $0 >= .space
    }
    guard isPlain, isQuoted || !"&*!%@`".utf8.contains(first) else {
      return builder.append("{{value}}", for: range)
    }
    let isWord = WordList.contains(bytes[range], in: "true false null")
    if isWord || NumberRepair.isJSONNumber(String(decoding: bytes[range], as: UTF8.self)) {
      builder.append(verbatim: range)
    } else {
      builder.append("\"", for: range.lowerBound..<content.lowerBound)
      builder.append(verbatim: content)
      builder.append("\"", for: content.upperBound..<range.upperBound)
    }
  }

  /// Reads a flow collection on one line.
  private mutating func readFlow(_ range: Range<Int>) -> Bool {
    var depth = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte.isOpener || byte.isCloser || byte == .comma || byte == .colon {
        depth += byte.isOpener ? 1 : byte.isCloser ? -1 : 0
        builder.append(verbatim: index..<index + 1)
        index += 1
      } else if byte.isBlank {
        index += 1
      } else {
        let start = index
        let quote: UInt8? = byte == .quote || byte == .apostrophe ? byte : nil
        index += 1
        while index < range.upperBound, quote.map({ bytes[index] != $0 }) ?? !endsFlowScalar(index)
        { index += 1 }
        if quote != nil, index < range.upperBound { index += 1 }
        let scalar = bytes.trimmed(start..<index)
        let isKey = index < range.upperBound && bytes[index] == .colon
        if isKey, quote == nil { writeText(scalar) } else { write(scalar) }
      }
    }
    return depth == 0
  }

  private func endsFlowScalar(_ index: Int) -> Bool {
    let byte = bytes[index]
    return byte == .comma || byte.isCloser || byte.isOpener
      || byte == .colon && (index + 1 == bytes.count || bytes[index + 1] <= .space)
  }
}

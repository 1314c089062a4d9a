import FCMLint

/// Reads YAML: block scalars, each of which is a text of its own, and the lines between them.
///
/// Source: YAML 1.2.2, §8.1 (block scalar styles).
struct YAMLReader {
  /// The header of a block scalar, at the end of its line.
  private struct Header {
    var isFolded: Bool
    /// The indentation of the node that the scalar is the value of.
    var parent: Int
    /// The indentation of the content, if the header contains it.
    var indentation: Int?
  }

  private let text: ExtractedText
  private let language: HostLanguage
  private var documents: [EmbeddedDocument] = []

  private var bytes: [UInt8] { text.bytes }

  static func documents(in text: ExtractedText, language: HostLanguage) -> [EmbeddedDocument] {
    var reader = YAMLReader(text: text, language: language)
    reader.read()
    return reader.documents + YAMLMapping.documents(in: text)
  }

  private init(text: ExtractedText, language: HostLanguage) {
    self.text = text
    self.language = language
  }

  private mutating func read() {
    var plain = 0
    var start = 0
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      let next = min(end + 1, bytes.count)
      if let header = header(start..<end) {
        readPlain(plain..<next)
        plain = readBlock(header, from: next)
        start = plain
      } else {
        start = next
      }
    }
    readPlain(plain..<bytes.count)
  }

  private mutating func readPlain(_ range: Range<Int>) {
    var builder = TextBuilder(bytes, at: range.lowerBound)
    builder.append(verbatim: range)
    let found = PlainTextReader.documents(
      in: text.nested(builder, quoting: .raw), language: language, surroundings: .yaml)
    text.add(found, to: &documents)
  }

  // MARK: Block scalars

  /// The header at the end of a line, such as `key: |-`; nil if there is none.
  private func header(_ line: Range<Int>) -> Header? {
    let indicators = indicators(line)
    guard let first = indicators.first,
      bytes[first] == UInt8(ascii: "|") || bytes[first] == .greaterThan,
      indicators.count <= 3, first > line.lowerBound, bytes[first - 1].isBlank
    else { return nil }
    var header = Header(isFolded: bytes[first] == .greaterThan, parent: 0)
    for byte in bytes[indicators].dropFirst() where byte != .minus && byte != .plus {
      guard byte.isDigit else { return nil }
      header.indentation = Int(byte - UInt8(ascii: "0"))
    }
    let before = bytes.trimmed(line.lowerBound..<first)
    guard let last = bytes[before].last, opensValue(last, before) else { return nil }
    var node = before.lowerBound
    while node + 1 < before.upperBound, bytes[node] == .minus, bytes[node + 1].isBlank {
      node = bytes.endOfBlanks(from: node + 1)
    }
    header.parent = node - line.lowerBound
    header.indentation = header.indentation.map { $0 + header.parent }
    return header
  }

  /// The last word of a line without its comment.
  private func indicators(_ line: Range<Int>) -> Range<Int> {
    let rest = line.lowerBound..<(bytes[line].firstComment ?? line.upperBound)
    let end = bytes.trimmed(rest).upperBound
    var start = end
    while start > line.lowerBound, !bytes[start - 1].isBlank { start -= 1 }
    return start..<end
  }

  /// Whether a node may end with a byte before the header: a key, an entry, a tag or an anchor.
  private func opensValue(_ last: UInt8, _ line: Range<Int>) -> Bool {
    if last == .colon || last == .minus { return true }
    var word = line.upperBound
    while word > line.lowerBound, !bytes[word - 1].isBlank { word -= 1 }
    return bytes[word] == UInt8(ascii: "!") || bytes[word] == .ampersand
  }

  /// Reads the content of a block scalar and returns the offset after it.
  private mutating func readBlock(_ header: Header, from start: Int) -> Int {
    var builder = TextBuilder(bytes, at: start)
    var indentation = header.indentation
    var isWindows = false
    var place = start
    /// The line break of a line that may be folded into the next one.
    var fold: Int?
    while place < bytes.count {
      let end = bytes.lineEnd(from: place)
      let content = bytes.endOfBlanks(from: place, to: end)
      let isBlank = bytes.trimmed(content..<end).isEmpty
      if !isBlank {
        if indentation == nil, content - place > header.parent { indentation = content - place }
        guard let indentation, content - place >= indentation else { break }
      }
      let first = min(place + (indentation ?? 0), content)
      let isFoldable = header.isFolded && !isBlank && first == content
      if let fold {
        if isFoldable {
          builder.append(" ", for: fold..<first)
        } else {
          builder.append(verbatim: fold..<place)
        }
      }
      // YAML reads the line breaks of Windows as line feeds.
      let hasReturn = end > first && bytes[end - 1] == .carriageReturn
      isWindows = isWindows || hasReturn
      builder.append(verbatim: first..<(hasReturn ? end - 1 : end))
      let next = min(end + 1, bytes.count)
      if !isFoldable { builder.append(verbatim: end..<next) }
      fold = isFoldable ? end : nil
      place = next
    }
    if let fold { builder.append(verbatim: fold..<min(fold + 1, bytes.count)) }
    let prefix = [UInt8](repeating: .space, count: indentation ?? 0)
    let inner = text.nested(builder, quoting: .lines(prefix: prefix, isWindows: isWindows))
    let found = PlainTextReader.documents(in: inner, language: language, surroundings: .prose)
    text.add(found, to: &documents)
    return place
  }
}

extension ArraySlice<UInt8> {
  /// The index of the blanks before the first comment of a line; nil if there is none.
  fileprivate var firstComment: Int? {
    guard let sign = indices.dropFirst().first(where: { self[$0] == .hash && self[$0 - 1].isBlank })
    else { return nil }
    return sign - 1
  }
}

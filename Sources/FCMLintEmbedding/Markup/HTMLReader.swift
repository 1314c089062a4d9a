import FCMLint

/// Reads `<pre>`, `<code>` and `<textarea>` elements, and scripts, in HTML.
enum HTMLReader {
  private static let elements: [(open: StaticString, close: StaticString)] = [
    ("<pre", "</pre"), ("<code", "</code"), ("<textarea", "</textarea"), ("<script", "</script"),
  ]

  /// The documents in the scripts of a component.
  static func scripts(in text: ExtractedText) -> [EmbeddedDocument] {
    documents(in: text, elements: elements.count - 1)
  }

  /// The documents in elements.
  ///
  /// - Parameter first: the number of the first kind of element that is read.
  static func documents(in text: ExtractedText, elements first: Int = 0) -> [EmbeddedDocument] {
    let bytes = text.bytes
    var documents: [EmbeddedDocument] = []
    var missing: Set<Int> = []
    var index = 0
    while let place = bytes.position(of: "<", in: index..<bytes.count) {
      index = place
      guard let number = element(bytes, at: index), number >= first, !missing.contains(number)
      else {
        index += 1
        continue
      }
      let (open, close) = elements[number]
      let tag = bytes.position(of: ">", in: index + open.utf8CodeUnitCount..<bytes.count)
      let start = tag.map { $0 + 1 } ?? bytes.count
      guard let end = bytes.position(of: close, in: start..<bytes.count) else {
        missing.insert(number)
        index += 1
        continue
      }
      text.add(
        number == 3 ? script(text, start..<end) : content(text, start..<end), to: &documents)
      index = end
    }
    return documents
  }

  private static func element(_ bytes: [UInt8], at index: Int) -> Int? {
    elements.firstIndex { element in
      let next = index + element.open.utf8CodeUnitCount
      return bytes.hasPrefix(element.open, at: index) && next < bytes.count
        && (bytes[next] == .greaterThan || JSONEscaping.isSpace(bytes[next]))
    }
  }

  private static func script(_ text: ExtractedText, _ range: Range<Int>) -> [EmbeddedDocument] {
    var builder = TextBuilder(text.bytes, at: range.lowerBound)
    builder.append(verbatim: range)
    return MessageFinder.documents(
      in: text.nested(builder, quoting: .raw), .javaScript, .javaScript)
  }

  private static func content(_ text: ExtractedText, _ range: Range<Int>) -> [EmbeddedDocument] {
    guard mayContainDocument(text.bytes, range) else { return [] }
    let inner = text.nested(HTMLText.decoded(text.bytes, range), quoting: .html)
    return PlainTextReader.documents(in: inner, language: .html, surroundings: .prose)
  }
}

extension HTMLReader {
  /// Whether the content of an element contains a brace, perhaps as an entity, or what else may begin
  /// a document.
  private static func mayContainDocument(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let words: [StaticString] = ["{", "messaging", "curl", "&lbrace;", "&lcub;", "&#"]
    return words.contains { bytes.has($0, in: range) }
  }
}

/// Decodes the text of HTML elements.
enum HTMLText {
  private static let entities: [(name: StaticString, text: StaticString)] = [
    ("&quot;", "\""), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&apos;", "'"),
    ("&nbsp;", " "), ("&lbrace;", "{"), ("&rbrace;", "}"), ("&lcub;", "{"), ("&rcub;", "}"),
    ("&hellip;", "…"),
  ]

  /// The text in a range, without tags and with entities decoded.
  static func decoded(_ bytes: [UInt8], _ range: Range<Int>) -> TextBuilder {
    var builder = TextBuilder(bytes, at: range.lowerBound)
    var plain = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      let next: Int
      var text: [UInt8] = []
      if bytes[index] == .lessThan, let end = endOfTag(bytes, index, range.upperBound) {
        if bytes.hasPrefix("<br", at: index) { text = [.lineFeed] }
        next = end
      } else if bytes[index] == .ampersand, let entity = entity(bytes, index, range.upperBound) {
        (text, next) = entity
      } else {
        index += 1
        continue
      }
      builder.append(verbatim: plain..<index)
      builder.append(text, for: index..<next)
      plain = next
      index = next
    }
    builder.append(verbatim: plain..<range.upperBound)
    return builder
  }

  private static func endOfTag(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int? {
    var index = start + 1
    guard index < limit, bytes[index].isLetter || bytes[index] == .slash else { return nil }
    while index < limit, bytes[index] != .greaterThan, bytes[index] != .lessThan { index += 1 }
    return index < limit && bytes[index] == .greaterThan ? index + 1 : nil
  }

  private static func entity(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> ([UInt8], Int)? {
    for (name, text) in entities where bytes.hasPrefix(name, at: start) {
      let buffer = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      return (Array(buffer), start + name.utf8CodeUnitCount)
    }
    guard bytes.hasPrefix("&#", at: start) else { return nil }
    var index = start + 2
    let isHexadecimal = index < limit && bytes[index] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { index += 1 }
    let digits = index
    while index < limit, index < digits + 8, bytes[index].isDigit || bytes[index].isLetter {
      index += 1
    }
    let number = String(decoding: bytes[digits..<index], as: UTF8.self)
    guard index < limit, bytes[index] == .semicolon,
      let value = UInt32(number, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (Array(String(Character(scalar)).utf8), index + 1)
  }
}

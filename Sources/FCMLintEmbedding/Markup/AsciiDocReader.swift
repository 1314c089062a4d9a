import FCMLint

/// Reads AsciiDoc.
enum AsciiDocReader {
  static func documents(in text: ExtractedText) -> [EmbeddedDocument] {
    let inner = text.nested(withoutCallouts(text.bytes), quoting: .raw)
    return PlainTextReader.documents(in: inner, language: .asciidoc, surroundings: .prose)
      + PHPBlocks.documents(in: inner, language: .asciidoc)
  }

  /// The text without callouts, such as `<1>` at the end of a line.
  private static func withoutCallouts(_ bytes: [UInt8]) -> TextBuilder {
    var builder = TextBuilder(bytes)
    // Attributes are replaced in blocks with this option.
    let hasAttributes = bytes.withUnsafeBufferPointer {
      ByteSearch.position(of: "subs=", in: $0) != nil
    }
    var plain = 0
    var start = 0
    while start < bytes.count {
      let lineEnd = bytes.lineEnd(from: start)
      let line = bytes.trimmed(start..<lineEnd)
      if hasAttributes {
        for attribute in attributes(bytes, line) {
          builder.append(verbatim: plain..<attribute.lowerBound)
          builder.append("${attribute}", for: attribute)
          plain = attribute.upperBound
        }
      }
      if let callout = startOfCallouts(bytes, line), callout > line.lowerBound {
        builder.append(verbatim: plain..<callout)
        plain = line.upperBound
      }
      start = lineEnd + 1
    }
    builder.append(verbatim: plain..<bytes.count)
    return builder
  }

  /// The references to attributes in a line, such as `{name}` in a string.
  private static func attributes(_ bytes: [UInt8], _ line: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var index = line.lowerBound
    while index < line.upperBound {
      let start = index
      index += 1
      guard bytes[start] == .openBrace, start == 0 || bytes[start - 1] != .dollar else { continue }
      while index < line.upperBound, bytes[index].isOfName || bytes[index] == .minus { index += 1 }
      guard index > start + 1, index < line.upperBound, bytes[index] == .closeBrace else {
        continue
      }
      index += 1
      result.append(start..<index)
    }
    return result
  }

  private static func startOfCallouts(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
    var start: Int?
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == .greaterThan {
      var index = end - 2
      while index > line.lowerBound, bytes[index].isDigit || bytes[index] == .period { index -= 1 }
      guard index >= line.lowerBound, bytes[index] == .lessThan, index < end - 2 else { break }
      start = index
      end = index
      while end > line.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    }
    return start
  }
}

import FCMLint

/// Finds code blocks of PHP in AsciiDoc and reStructuredText.
///
/// Objects of other languages are found without their blocks; arrays of PHP look like anything.
enum PHPBlocks {
  /// The documents in the blocks.
  static func documents(in text: ExtractedText, language: HostLanguage) -> [EmbeddedDocument] {
    let bytes = text.bytes
    let isMentioned = bytes.withUnsafeBufferPointer {
      ByteSearch.position(of: "php", in: $0) != nil
    }
    guard isMentioned else { return [] }
    var result: [EmbeddedDocument] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      let line = bytes.trimmed(start..<end)
      start = end + 1
      guard opensBlock(bytes, line) else { continue }
      let body =
        language == .asciidoc ? delimited(bytes, from: start) : indented(bytes, from: start, line)
      guard let body, !body.isEmpty else { continue }
      var builder = TextBuilder(bytes, at: body.lowerBound)
      builder.append(verbatim: body)
      let inner = text.nested(builder, quoting: .raw)
      text.add(CodeLanguage.source(.php).documents(in: inner, language: language), to: &result)
      start = max(start, body.upperBound)
    }
    return result
  }

  /// Whether a line is `[source,php]` or `.. code-block:: php`.
  private static func opensBlock(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    for opening in [
      "[source,php", "[source, php", "[,php", ".. code-block:: php", ".. sourcecode:: php",
      ".. code:: php",
    ] as [StaticString] where bytes.hasPrefix(opening, at: line.lowerBound) {
      let end = line.lowerBound + opening.utf8CodeUnitCount
      return end == line.upperBound || !bytes[end].isOfName
    }
    return false
  }

  /// The lines between two lines of hyphens.
  private static func delimited(_ bytes: [UInt8], from start: Int) -> Range<Int>? {
    let first = bytes.trimmed(start..<bytes.lineEnd(from: start))
    guard first.count >= 4, bytes[first].allSatisfy({ $0 == .minus }) else { return nil }
    let body = min(bytes.lineEnd(from: start) + 1, bytes.count)
    var place = body
    while place < bytes.count {
      let end = bytes.lineEnd(from: place)
      if bytes[bytes.trimmed(place..<end)].elementsEqual(bytes[first]) { break }
      place = end + 1
    }
    return body..<min(place, bytes.count)
  }

  /// The lines that are indented more than a directive.
  static func indented(
    _ bytes: [UInt8], from start: Int, _ directive: Range<Int>
  ) -> Range<Int> {
    let indentation = directive.lowerBound - bytes.lineStart(of: directive.lowerBound)
    var place = start
    while place < bytes.count {
      let end = bytes.lineEnd(from: place)
      let line = bytes.trimmed(place..<end)
      if !line.isEmpty, line.lowerBound - place <= indentation { break }
      place = end + 1
    }
    return min(start, bytes.count)..<max(min(start, bytes.count), min(place, bytes.count))
  }
}

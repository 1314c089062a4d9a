import FCMLint

/// A word of a shell command, without its quotes.
struct ShellWord {
  /// The text, in which expansions are placeholders.
  var builder: TextBuilder
  /// The range in the script, with quotes.
  var range: Range<Int>
  /// How the parts of the word are quoted.
  var quoting: HostQuoting?
  /// Whether the parts of the word are quoted in different ways.
  var isMixed = false
  /// The documents in command substitutions of the word.
  var nested: [EmbeddedDocument] = []

  var text: [UInt8] { builder.text }

  /// Notes the quoting of the next part.
  mutating func note(_ quoting: HostQuoting) {
    // The name of a variable or option before the part is not part of a document.
    if self.quoting == .raw, text.last == .equals || text.elementsEqual("-d".utf8) {
      self.quoting = nil
      isMixed = false
    }
    if self.quoting != nil, self.quoting != quoting { isMixed = true }
    self.quoting = quoting
  }

  /// The document in the word after its first bytes; nil if it is not a JSON object or array.
  func document(
    in script: ExtractedText, dropping count: Int = 0, kind: DocumentKind?
  ) -> EmbeddedDocument? {
    var start = text.endOfSpace(from: count)
    guard start < text.count, text[start].isOpener, text.contains(.quote) else { return nil }
    if text[start] == .openBrace, kind == nil {
      let first = text.endOfSpace(from: start + 1)
      guard first < text.count, text[first] == .quote else { return nil }
    }
    if count == 0 { start = 0 }
    let part = start == 0 ? builder : builder.dropFirst(start)
    return script.document(
      part, range: part.map.outerBounds, language: .shell, kind: kind,
      quoting: isMixed ? nil : quoting.map { [$0] })
  }
}

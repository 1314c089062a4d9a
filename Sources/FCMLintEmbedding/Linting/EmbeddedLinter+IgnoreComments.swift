import FCMLint

// Comments that suppress findings, written above the line or the literal of a finding.
extension EmbeddedLinter {
  /// The edits that write a comment about a finding where the language takes one, the nearest first.
  ///
  /// The report on the result tells which of them suppress the finding.
  ///
  /// - Parameter form: the comments of the source; nil for those of its language.
  package func comments(
    about finding: Diagnostic, in bytes: [UInt8], form: IgnoreComment.Form? = nil
  ) -> [Edit] {
    guard let form = form ?? language.commentForm else { return [] }
    let before = documents(in: bytes)
    let places = [finding.range.start, finding.range.end]
    let document = before.first { document in
      places.contains { document.range.contains($0) }
        || document.parts.contains { $0.contains(finding.range.start) }
    }
    guard let document else { return [] }
    var offsets = [finding.range.start, document.range.lowerBound]
    if language.isDocumentation, language != .html {
      // A comment in a sample would be a part of it: the one above its fence is about the sample.
      offsets = [(bytes[..<document.range.lowerBound].lastIndex(of: .lineFeed) ?? 0) - 1].filter {
        $0 >= 0
      }
    }
    return bytes.withUnsafeBufferPointer { buffer in
      offsets.map { IgnoreComment.edit(above: $0, rule: finding.rule, form, in: buffer) }
    }.filter { edit in
      language.takesComment(at: edit.range.start, in: bytes, templates)
        && documents(in: EditApplication.apply([edit], to: bytes)).map { $0.text }
          == before.map { $0.text }
    }
  }
}

extension HostLanguage {
  /// How comments of one line are written; nil if the language has none that suppress findings.
  fileprivate var commentForm: IgnoreComment.Form? {
    if let dialect = Dialect.of(self) { return dialect.has(.slashComments) ? .slashes : .hash }
    switch self {
    case .markdown, .html: return .markup
    case .shell, .yaml: return .hash
    case .asciidoc: return .slashes
    default: return nil
    }
  }

  /// Whether a comment may be written at the start of a line.
  fileprivate func takesComment(
    at offset: Int, in bytes: [UInt8], _ templates: PlaceholderSyntax
  ) -> Bool {
    let before = bytes[..<offset].dropLast().last == .carriageReturn ? 2 : 1
    // A line that continues ends with a backslash.
    if bytes[..<offset].dropLast(before).last == .backslash { return false }
    if let dialect = Dialect.of(self) { return dialect.takesComment(at: offset, in: bytes) }
    switch self {
    case .shell:
      var lexer = ShellLexer(ExtractedText(bytes, templates: templates), from: 0)
      while lexer.index < offset {
        if case .end = lexer.next() { break }
      }
      return lexer.index == offset
    case .html: return !bytes[..<offset].isOpen("<script", "</script")
    default: return true
    }
  }
}

extension Dialect {
  /// Whether the start of a line is between two tokens of code, and in no comment.
  fileprivate func takesComment(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard let tokens = CodeLexer.tokens(of: bytes, self)?.list else { return false }
    let next = tokens.firstIndex { $0.end > offset } ?? tokens.count
    if next < tokens.count, tokens[next].start < offset { return false }
    let gap = bytes[(next > 0 ? tokens[next - 1].end : 0)..<offset]
    if has(.tags), next == 0 || bytes.has("?>", in: gap.indices) { return gap.isOpen("<?", "?>") }
    return !has(.slashComments) || !gap.isOpen("/*", "*/")
  }
}

extension ArraySlice<UInt8> {
  /// Whether a bracket is after the last one that closes it.
  fileprivate func isOpen(_ opener: StaticString, _ closer: StaticString) -> Bool {
    for index in indices.reversed() {
      if self[index...].starts(with: opener.buffer) { return true }
      if self[index...].starts(with: closer.buffer) { return false }
    }
    return false
  }

}

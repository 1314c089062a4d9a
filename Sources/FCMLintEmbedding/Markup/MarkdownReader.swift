import FCMLint

/// Reads Markdown.
enum MarkdownReader {
  static func documents(in text: ExtractedText) -> [EmbeddedDocument] {
    var documents: [EmbeddedDocument] = []
    MarkdownBlocks.forEach(in: text.bytes) { block in
      text.add(candidates(block, text), to: &documents)
    }
    return documents
  }

  private static func candidates(_ block: MarkdownBlock, _ text: ExtractedText)
    -> [EmbeddedDocument]
  {
    guard block.builder.text.withUnsafeBufferPointer(EvidenceFilter.mayContainDocument) else {
      return []
    }
    let inner = text.nested(block.builder, quoting: .lines(prefix: block.prefix))
    guard let info = block.info else {
      return PlainTextReader.documents(in: inner, language: .markdown, surroundings: .prose)
    }
    if info.elementsEqual("diff".utf8) || info.elementsEqual("patch".utf8) {
      // A change of a line would need another mark, and other numbers of lines above it.
      let new = inner.nested(newLines(of: inner.bytes), quoting: nil)
      return PlainTextReader.documents(in: new, language: .markdown, surroundings: .prose)
    }
    return CodeLanguage(info).documents(in: inner, language: .markdown)
  }

  /// The lines of a diff that the change adds or keeps, without the column of marks.
  private static func newLines(of bytes: [UInt8]) -> TextBuilder {
    var builder = TextBuilder(bytes)
    var start = 0
    while start < bytes.count {
      let end = min(bytes.lineEnd(from: start) + 1, bytes.count)
      let isMarked = bytes[start] == .plus || bytes[start] == .space
      if bytes[start] != .minus { builder.append(verbatim: start + (isMarked ? 1 : 0)..<end) }
      start = end
    }
    return builder
  }
}

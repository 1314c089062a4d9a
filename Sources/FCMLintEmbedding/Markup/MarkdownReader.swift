import FCMLint

/// Reads Markdown.
enum MarkdownReader {
  static func documents(in text: HostText) -> [EmbeddedDocument] {
    MarkdownBlocks.blocks(of: text.bytes).flatMap { block -> [EmbeddedDocument] in
      guard block.builder.text.withUnsafeBufferPointer(EvidenceFilter.mayContainDocument) else {
        return []
      }
      let inner = text.nested(block.builder, quoting: .lines(prefix: block.prefix))
      guard let info = block.info else {
        return SampleReader.documents(in: inner, language: .markdown, surroundings: .prose)
      }
      return CodeLanguage(info).documents(in: inner, language: .markdown)
    }
  }
}

import FCMLint

/// Reads Markdown.
enum MarkdownReader {
  static func documents(in text: HostText) -> [EmbeddedDocument] {
    MarkdownBlocks.blocks(of: text.bytes).flatMap { block -> [EmbeddedDocument] in
      guard EvidenceFilter.mayContainDocument(block.builder.text) else { return [] }
      let inner = text.nested(block.builder, quoting: .lines(prefix: block.prefix))
      guard let info = block.info else {
        return SampleReader.documents(in: inner, language: .markdown, surroundings: .prose)
      }
      return CodeLanguage(info).documents(in: inner, language: .markdown)
    }
  }
}

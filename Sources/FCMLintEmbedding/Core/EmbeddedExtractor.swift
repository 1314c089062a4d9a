import FCMLint

/// What was read in a source of another language.
package struct EmbeddedExtraction {
  /// The documents, in the order of the source.
  package var documents: [EmbeddedDocument] = []
  /// The calls that send by a retired API.
  var calls: [(range: Range<Int>, call: RetiredCall)] = []
  /// Whether all of the source was read: documents of too many parts are not, nor are too many
  /// documents.
  var isComplete = true
}

/// Finds the documents in a source of another language.
package enum EmbeddedExtractor {
  /// The FCM documents in a source, in the order of the source and without overlaps.
  ///
  /// - Parameters:
  ///   - forced: the kind of literals that may be documents and have little evidence.
  ///   - keepsPlaces: whether the documents are reported or fixed.
  package static func documents(
    in bytes: [UInt8], language: HostLanguage, templates: PlaceholderSyntax = .standard,
    forced: DocumentKind? = nil, keepsPlaces: Bool = true
  ) -> [EmbeddedDocument] {
    extraction(
      from: bytes, language: language, templates: templates, forced: forced,
      keepsPlaces: keepsPlaces
    ).documents
  }

  /// Reads a source.
  static func extraction(
    from bytes: [UInt8], language: HostLanguage, templates: PlaceholderSyntax,
    forced: DocumentKind? = nil, keepsPlaces: Bool = true
  ) -> EmbeddedExtraction {
    guard forced != nil || bytes.withUnsafeBufferPointer({ mayContainDocument($0, language) })
    else { return EmbeddedExtraction() }
    let text = ExtractedText(bytes, templates: templates, forced: forced, keepsPlaces: keepsPlaces)
    let found = withoutOverlaps(candidates(in: text, language).filter(text.isDocument))
    return EmbeddedExtraction(
      documents: found.flatMap { $0.withVariants }, calls: text.retiredCalls,
      isComplete: !text.isIncomplete)
  }

  /// Whether a source contains words without which it has no document. Most sources do not.
  package static func mayContainDocument(
    _ bytes: UnsafeBufferPointer<UInt8>, _ language: HostLanguage
  ) -> Bool {
    Dialect.of(language).map { CodeEvidence.mayContainDocument(bytes, $0) }
      ?? EvidenceFilter.mayContainDocument(bytes)
  }

  /// The regions of a text that may be documents.
  static func candidates(in text: ExtractedText, _ language: HostLanguage) -> [EmbeddedDocument] {
    if text.depth > ExtractedText.maximumDepth { return [] }
    if let dialect = Dialect.of(language) {
      return MessageFinder.documents(in: text, dialect.language, dialect)
    }
    switch language {
    case .markdown: return MarkdownReader.documents(in: text)
    case .asciidoc: return AsciiDocReader.documents(in: text)
    case .html: return HTMLReader.documents(in: text)
    case .shell: return ShellReader.documents(in: text)
    case .component: return HTMLReader.scripts(in: text)
    case .postman, .insomnia, .notebook, .workflow:
      return CollectionReader.documents(in: text, language: language)
    case .reStructuredText:
      return ParsedLiterals.documents(in: text, language: language)
        + PHPBlocks.documents(in: text, language: language)
    case .yaml: return YAMLReader.documents(in: text, language: language)
    case .plainText, .http, .bruno:
      return PlainTextReader.documents(in: text, language: language, surroundings: .prose)
    default:
      return PlainTextReader.documents(
        in: CodeInterpolation.replaced(in: text), language: language, surroundings: .code)
    }
  }

  private static func withoutOverlaps(_ documents: [EmbeddedDocument]) -> [EmbeddedDocument] {
    let sorted = documents.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    var result: [EmbeddedDocument] = []
    for document in sorted where (result.last?.range.upperBound ?? 0) <= document.range.lowerBound {
      result.append(document)
    }
    return result
  }
}

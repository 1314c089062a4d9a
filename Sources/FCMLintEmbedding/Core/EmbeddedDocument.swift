import FCMLint

/// A document in a source of another language.
package struct EmbeddedDocument: Sendable {
  /// The range in the source, without quotes around it.
  package var range: Range<Int>
  /// The language in which the document is written.
  package var language: HostLanguage
  /// The document as JSON text, which is what the linter reads.
  ///
  /// Expressions are bare placeholders, such as `{{x}}`, or placeholders in strings.
  package var text: [UInt8]
  /// The places of the text in the source.
  package var map: SourceMap
  /// The kind that the context determines, such as the URL of a request; nil if it is detected.
  package var kind: DocumentKind?
  /// How to write replacements, from the text outward; nil if the document cannot be edited.
  package var quoting: [HostQuoting]?
  /// The values that the SDK around the document rejects, other than the API.
  package var rejections: [RejectedValue] = []
  /// The SDK that takes the document; nil if none is known.
  package var sdk: AdminSDK?
  /// Whether it is open if an SDK takes the document, or if it is sent as it is.
  package var isAmbiguous = false
  /// The fields around a part of a message, separated by spaces; nil for a whole document.
  package var part: StaticString?
  /// The ranges of variables in the source that are parts of the document.
  package var parts: [Range<Int>] = []
  /// The parts of the document that depend on conditions, each as a document of its own.
  package var variants: [EmbeddedDocument] = []
  /// Whether it is a variant of the document before it.
  package var isVariant = false

  /// The document and its variants.
  var withVariants: [EmbeddedDocument] {
    var document = self
    document.variants = []
    return [document] + variants
  }

  /// Whether placeholders in the text represent expressions of the source.
  package var hasExpressions: Bool {
    map.segments.contains { !$0.isVerbatim && Self.hasPlaceholder(text[$0.inner]) }
  }

  /// Removes the findings about expressions that are not filled in: the code does it.
  func dropUnfilledExpressions(in report: inout Linter.Report) {
    guard report.diagnostics.contains(where: { $0.rule == Self.unfilledRule }) else { return }
    let expressions = map.segments.filter { !$0.isVerbatim && Self.hasPlaceholder(text[$0.inner]) }
    report.diagnostics.removeAll { finding in
      guard finding.rule == Self.unfilledRule else { return false }
      // The first expression that ends after the start of the finding.
      let next = BinarySearch.count(of: expressions.count) {
        expressions[$0].inner.upperBound <= finding.range.start
      }
      return next < expressions.count
        && expressions[next].inner.lowerBound < max(finding.range.end, finding.range.start + 1)
    }
  }

  private static var unfilledRule: String { "unresolved-placeholder" }

  /// Whether a text contains what may be the placeholder of an expression.
  package static func hasPlaceholder(_ text: some Collection<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in text {
      if byte == .openBrace, last == .dollar || last == .openBrace { return true }
      last = byte
    }
    return false
  }

  /// Edits of the text as edits of the source; nil if one of them cannot be written there.
  package func outerEdits(_ edits: [Edit]) -> [Edit]? {
    let outer = edits.compactMap(outerEdit)
    return outer.count == edits.count ? outer : nil
  }

  /// Whether a range of the source is in the document, or in one of the variables that are parts of
  /// it.
  func contains(_ range: Range<Int>) -> Bool {
    ([self.range] + parts).contains { $0.contains(range) }
  }

  /// An edit of the text as an edit of the source; nil if it cannot be written there.
  package func outerEdit(_ edit: Edit) -> Edit? {
    let (start, end) = (edit.range.start, edit.range.end)
    // The source between the parts of a literal is code.
    var isLiteral = false
    if case .literal? = quoting?.first { isLiteral = true }
    guard let quoting,
      let range = map.editRange(
        start..<end, beginsLine: !isLiteral && start > 0 && text[start - 1] == .lineFeed,
        endsLine: !isLiteral && end > start && text[end - 1] == .lineFeed),
      contains(range)
    else { return nil }
    var written: [UInt8]? = Array(edit.replacement.utf8)
    for layer in quoting {
      if case .literal(let syntax) = layer {
        written = syntax.written(edit)
      } else {
        written = written.flatMap(layer.written)
      }
    }
    return written.map {
      Edit(ByteRange(range.lowerBound, range.upperBound), String(decoding: $0, as: UTF8.self))
    }
  }
}

extension Range<Int> {
  /// Whether another range is within this one.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

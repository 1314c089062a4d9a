import FCMLint

/// Lints the documents in sources of other languages, and reports their places in the sources.
package struct EmbeddedLinter {
  private let session: LintSession
  private let language: HostLanguage
  private let templates: PlaceholderSyntax
  /// The kind of every document; nil for that of its context or, if there is none, for detection.
  private let kind: DocumentKind?

  private static let contextReason = "the code or request around it"

  /// Creates a linter for sources in one language.
  ///
  /// - Parameters:
  ///   - session: lints the documents.
  ///   - templates: the placeholder styles of the configuration.
  ///   - kind: the kind of every document, which the configuration or an option sets.
  package init(
    _ session: LintSession, language: HostLanguage, templates: PlaceholderSyntax,
    kind: DocumentKind?
  ) {
    self.session = session
    self.language = language
    self.templates = templates
    self.kind = kind
  }

  /// The report on a source. Documents are numbered in the order of the source.
  package func lint(_ bytes: [UInt8], extras: Linter.Extras = []) -> Linter.Report {
    let result = result(for: bytes, extras: extras)
    return result.report
  }

  /// Removes the fixes that would not be applied.
  package func dropRejectedFixes(from diagnostics: inout [Diagnostic], of bytes: [UInt8]) {
    if diagnostics.allSatisfy({ $0.fixes.isEmpty }) { return }
    let accepted = Set(lint(bytes, extras: .acceptedFixes).diagnostics.flatMap { $0.fixes })
    for index in diagnostics.indices where !diagnostics[index].fixes.isEmpty {
      diagnostics[index].fixes.removeAll { !accepted.contains($0) }
    }
  }

  /// A fix of a document, as in the text of the document and as in the source.
  struct MappedFix: Hashable {
    var inner: Fix
    var outer: Fix
  }

  /// The report on a source, with its documents and their fixes.
  struct Result {
    var report = Linter.Report()
    var documents: [EmbeddedDocument] = []
    /// The fixes of each document.
    var fixes: [[MappedFix]] = []
  }

  func documents(in bytes: [UInt8]) -> [EmbeddedDocument] {
    EmbeddedExtractor.documents(in: bytes, language: language, templates: templates)
  }

  func result(for bytes: [UInt8], extras: Linter.Extras) -> Result {
    var result = Result()
    result.documents = documents(in: bytes)
    for document in result.documents {
      var report = report(on: document, kind: kind ?? document.kind, extras: extras)
      if kind == nil, document.kind != nil {
        for index in report.detections.indices {
          report.detections[index].reason = Self.contextReason
        }
      }
      document.dropUnfilledExpressions(in: &report)
      document.useWording(in: &report)
      document.explainRejections(in: &report)
      let fixes = document.mapFixes(in: &report)
      result.fixes.append(fixes)
      report.map(to: document.map)
      if Dialect(document.language) != nil {
        let sdk = document.sdk?.rawValue ?? "none"
        for index in report.diagnostics.indices { report.diagnostics[index].sdk = sdk }
      }
      if document.isVariant {
        result.report.append(variant: report)
      } else {
        result.report.append(report)
      }
    }
    // Parts of a document may be before it in the source.
    if result.documents.contains(where: { $0.isVariant || !$0.parts.isEmpty }) {
      result.report.diagnostics.sort { $0.range.start < $1.range.start }
    }
    if extras.contains(.acceptedFixes), result.fixes.contains(where: { !$0.isEmpty }) {
      let checked = FixCheck(self, bytes, result.documents).confirmed(result.fixes)
      result.report.keepFixes(checked)
    }
    return result
  }
}

extension EmbeddedLinter {
  /// The report on the text of a document.
  private func report(
    on document: EmbeddedDocument, kind: DocumentKind?, extras: Linter.Extras
  ) -> Linter.Report {
    func report(_ kind: DocumentKind?) -> Linter.Report {
      document.text.withUnsafeBufferPointer { buffer in
        session.lint(
          buffer, layout: .single, kind: kind, extras: extras.subtracting(.records))
      }
    }
    var result = report(kind)
    guard document.isAmbiguous, self.kind == nil, !result.diagnostics.isEmpty else { return result }
    // What either form of the message permits may be right.
    let other = report(.adminNode).diagnostics
    result.diagnostics = result.diagnostics.compactMap { finding in
      guard let same = other.first(where: { $0.rule == finding.rule && $0.range == finding.range })
      else {
        return nil
      }
      var finding = finding
      finding.fixes = finding.fixes.filter { same.fixes.contains($0) }
      return finding
    }
    return result
  }
}

extension EmbeddedDocument {
  /// Replaces the fixes in a report on the text by those of the source, and returns both. Fixes
  /// that cannot be written in the source are removed.
  fileprivate func mapFixes(in report: inout Linter.Report) -> [EmbeddedLinter.MappedFix] {
    var result: [EmbeddedLinter.MappedFix] = []
    if report.diagnostics.allSatisfy({ $0.fixes.isEmpty }) { return result }
    // A placeholder that is written as text is no longer an expression.
    let hasExpressions = hasExpressions
    for index in report.diagnostics.indices where !report.diagnostics[index].fixes.isEmpty {
      report.diagnostics[index].fixes = report.diagnostics[index].fixes.compactMap { fix in
        let edits = fix.edits.compactMap { edit -> Edit? in
          if hasExpressions, Self.hasPlaceholder(edit.replacement.utf8) { return nil }
          return outerEdit(edit)
        }
        guard edits.count == fix.edits.count else { return nil }
        let outer = Fix(fix.title, fix.safety, edits)
        result.append(EmbeddedLinter.MappedFix(inner: fix, outer: outer))
        return outer
      }
    }
    return result
  }
}

extension SourceMap {
  fileprivate func outer(_ range: ByteRange) -> ByteRange {
    let outer = outerRange(range.start..<range.end)
    return ByteRange(outer.lowerBound, outer.upperBound)
  }
}

extension Linter.Report {
  /// Moves all places from a text to its source; fixes are left unchanged.
  fileprivate mutating func map(to map: SourceMap) {
    for index in diagnostics.indices {
      diagnostics[index].range = map.outer(diagnostics[index].range)
      for note in diagnostics[index].notes.indices {
        diagnostics[index].notes[note].range = map.outer(diagnostics[index].notes[note].range)
      }
    }
    for index in sizes.indices { sizes[index].range = map.outer(sizes[index].range) }
    for index in previews.indices { previews[index].range = map.outer(previews[index].range) }
    for index in annotations.indices {
      annotations[index].range = map.outer(annotations[index].range)
    }
  }

  /// Adds the findings in a part of the last document.
  fileprivate mutating func append(variant report: Linter.Report) {
    let last = documents + skipped - 1
    for finding in report.diagnostics {
      var finding = finding
      finding.document = last
      diagnostics.append(finding)
    }
  }

  /// Removes all fixes but the given ones.
  fileprivate mutating func keepFixes(_ fixes: Set<Fix>) {
    for index in diagnostics.indices where !diagnostics[index].fixes.isEmpty {
      diagnostics[index].fixes.removeAll { !fixes.contains($0) }
    }
  }
}

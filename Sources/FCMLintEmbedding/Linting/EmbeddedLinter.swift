import FCMLint

/// Lints the documents in sources of other languages, and reports their places in the sources.
package struct EmbeddedLinter {
  private let session: LintSession
  package let language: HostLanguage
  let templates: PlaceholderSyntax
  /// The kind of every document; nil for that of its context or, if there is none, for detection.
  private let kind: DocumentKind?
  /// Whether literals that may be such documents are read, even with little evidence.
  private let isForced: Bool

  private static let contextReason = "the code or request around it"

  /// Creates a linter for sources in one language.
  ///
  /// - Parameters:
  ///   - session: lints the documents.
  ///   - templates: the placeholder styles of the configuration.
  ///   - kind: the kind of every document, which the configuration or an option sets.
  ///   - isForced: whether literals that may be such documents are read, even with little evidence.
  package init(
    _ session: LintSession, language: HostLanguage, templates: PlaceholderSyntax,
    kind: DocumentKind?, isForced: Bool = false
  ) {
    self.isForced = isForced
    self.session = session
    self.language = language
    self.templates = templates
    self.kind = kind
  }

  /// The report on a source. Documents are numbered in the order of the source.
  ///
  /// - Parameter extraction: what was read in the source; nil to read it.
  package func lint(
    _ bytes: [UInt8], extras: Linter.ReportOptions = [], _ extraction: EmbeddedExtraction? = nil
  ) -> Linter.Report {
    result(for: bytes, extras: extras, extraction).report
  }

  /// Reads a source.
  package func extraction(from bytes: [UInt8]) -> EmbeddedExtraction {
    EmbeddedExtractor.extraction(
      from: bytes, language: language, templates: templates, forced: isForced ? kind : nil)
  }

  /// The report on a JSON file that is no document itself, but may be a workflow; nil if it contains
  /// none. It has no fixes.
  package static func lintWorkflow(
    _ bytes: [UInt8], _ session: LintSession, templates: PlaceholderSyntax,
    extras: Linter.ReportOptions
  ) -> Linter.Report? {
    guard CollectionReader.mayBeWorkflow(bytes) else { return nil }
    let linter = EmbeddedLinter(session, language: .workflow, templates: templates, kind: nil)
    var report = linter.lint(bytes, extras: extras)
    for index in report.diagnostics.indices { report.diagnostics[index].fixes = [] }
    return report.documents > 0 ? report : nil
  }

  /// Removes the fixes that would not be applied.
  package func dropRejectedFixes(from diagnostics: inout [Diagnostic], of bytes: [UInt8]) {
    if diagnostics.allSatisfy({ $0.fixes.isEmpty }) { return }
    let accepted = Set(lint(bytes, extras: .acceptedFixes).diagnostics.flatMap { $0.fixes })
    for index in diagnostics.indices where !diagnostics[index].fixes.isEmpty {
      diagnostics[index].fixes.removeAll { !accepted.contains($0) }
    }
  }

  /// The report on a source, with its documents.
  struct Result {
    var report = Linter.Report()
    var documents: [EmbeddedDocument] = []
    /// What each fix of the source changes in its document.
    var origins: [Fix: HostChange] = [:]
  }

  package func documents(in bytes: [UInt8], keepsPlaces: Bool = true) -> [EmbeddedDocument] {
    EmbeddedExtractor.documents(
      in: bytes, language: language, templates: templates, forced: isForced ? kind : nil,
      keepsPlaces: keepsPlaces)
  }

  /// The search for fixes of a document.
  func search(_ document: EmbeddedDocument, includesUnsafe: Bool) -> FixSearch {
    FixSearch(
      session, document.text, layout: .single, kind: kind ?? document.kind,
      includesUnsafe: includesUnsafe)
  }

  /// Frees the memory of a large document, before the source is read again.
  func releaseLargeMemory() { session.releaseLargeMemory() }

  func result(
    for bytes: [UInt8], extras: Linter.ReportOptions = [], _ known: EmbeddedExtraction? = nil
  ) -> Result {
    var result = Result()
    let extraction = known ?? extraction(from: bytes)
    result.documents = extraction.documents
    result.report.isIncomplete = !extraction.isComplete
    let severity = session.severity(of: "retired-batch-call")
    let calls = severity == nil ? [] : extraction.calls
    let sendsToLegacyAPI = !result.documents.isEmpty && bytes.has("cm/send", in: bytes.indices)
    var shared = SharedParts(result.documents)
    for (number, document) in result.documents.enumerated() {
      var report = explainedReport(on: document, in: bytes, extras: extras)
      if calls.contains(where: { $0.call.isLegacy }), document.sdk == .node {
        report.diagnostics.removeAll { $0.rule == "legacy-payload" }
      }
      // Only together with the URL and the key around it, a body can be converted.
      if sendsToLegacyAPI { report.dropFixes(of: "legacy-payload") }
      report.mapFixes(of: document, number, to: &result.origins)
      report.map(to: document.map)
      shared.removeRepeated(from: &report)
      if Dialect.of(document.language) != nil {
        let sdk = document.sdk?.rawValue ?? "none"
        for index in report.diagnostics.indices { report.diagnostics[index].sdk = sdk }
      }
      result.report.append(report, ofVariant: document.isVariant)
    }
    if let severity { report(calls, of: severity, in: bytes, &result) }
    // Parts of a document may be before it in the source.
    if !calls.isEmpty || result.documents.contains(where: { $0.isVariant || !$0.parts.isEmpty }) {
      result.report.diagnostics.sort { $0.range.start < $1.range.start }
    }
    shared.removeUncertainFixes(from: &result.report)
    suppressByComments(in: bytes, &result)
    if extras.contains(.acceptedFixes) { removeRejectedFixes(from: &result, of: bytes) }
    return result
  }
}

extension EmbeddedLinter {
  /// The report on the text of a document, in the words of the code around it.
  private func explainedReport(
    on document: EmbeddedDocument, in bytes: [UInt8], extras: Linter.ReportOptions
  ) -> Linter.Report {
    var report = report(on: document, in: bytes, kind: kind ?? document.kind, extras: extras)
    if kind == nil, document.kind != nil {
      for index in report.detections.indices {
        report.detections[index].reason = Self.contextReason
      }
    }
    document.dropUnfilledExpressions(in: &report)
    document.explainRejections(in: &report, severity: session.severity)
    document.nameSDKChecks(in: &report, isSet: session.isSet)
    document.complete(&report.previews, from: bytes)
    return report
  }

  /// Reports calls that send by a retired API, with the document that each sends, or with the last one
  /// before it.
  private func report(
    _ calls: [(range: Range<Int>, call: RetiredCall)], of severity: Severity, in bytes: [UInt8],
    _ result: inout Result
  ) {
    // Calls and documents are in the order of the source.
    let starts = result.documents.filter { !$0.isVariant }.map { $0.range.lowerBound }
    var next = 0
    for (range, call) in calls {
      while next < starts.count, starts[next] < range.lowerBound { next += 1 }
      let isInCall = next < starts.count && range.contains(starts[next])
      let name = bytes[range].prefix { $0.isOfWord }
      let successor = call.successor
      var finding = Diagnostic(
        rule: "retired-batch-call", severity: severity,
        message: "\"\(String(decoding: name, as: UTF8.self))\" uses the "
          + "\(call.isLegacy ? "legacy" : "batch") API, which is switched off",
        help: call.isLegacy
          ? "call \(successor) with a message that has the token, topic or condition"
          : "call \(successor), which takes the same",
        range: ByteRange(name.startIndex, name.endIndex),
        document: isInCall ? next : max(0, next - 1),
        kind: call.sdk == .node ? .adminNode : .message, pointer: "")
      finding.sdk = call.sdk.rawValue
      result.report.diagnostics.append(finding)
    }
  }

  /// Removes the fixes after which the source would not be read as before.
  private func removeRejectedFixes(from result: inout Result, of bytes: [UInt8]) {
    if result.origins.isEmpty { return }
    let changes = result.report.diagnostics.flatMap { $0.fixes.compactMap { result.origins[$0] } }
    let accepted = HostCheck(self, bytes, result.documents).confirmed(each: changes)
    for index in result.report.diagnostics.indices {
      result.report.diagnostics[index].fixes.removeAll {
        result.origins[$0].map(accepted.contains) != true
      }
    }
  }

  /// Suppresses the findings that comments of the source accept.
  private func suppressByComments(in bytes: [UInt8], _ result: inout Result) {
    let comments = bytes.withUnsafeBufferPointer {
      IgnoreComments($0, isProse: language.isDocumentation)
    }
    guard var comments else { return }
    for document in result.documents {
      comments.cover(ByteRange(document.range.lowerBound, document.range.upperBound))
      let found = comments
      comments = JSONTree.read(document.text, tags: true) {
        found.covering($0, document.map.outer)
      }
    }
    session.apply(comments, to: &result.report)
  }

  /// The report on the text of a document.
  private func report(
    on document: EmbeddedDocument, in bytes: [UInt8], kind: DocumentKind?,
    extras: Linter.ReportOptions
  ) -> Linter.Report {
    let naming = SDKNaming(document, in: bytes)
    func report(_ kind: DocumentKind?) -> Linter.Report {
      document.text.withUnsafeBufferPointer { buffer in
        session.lint(
          buffer, layout: .single, kind: kind, extras: extras.subtracting(.records),
          readsComments: false, naming: naming.map { naming in { naming.text($0) } })
      }
    }
    var result = report(kind)
    if document.isAmbiguous || document.language == .yaml { result.dropOptions() }
    if document.isQuotedMember(in: bytes) { result.dropMissing() }
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

extension Linter.Report {
  /// Drops what is reported about the other names of an object that has those of a message at its root:
  /// nothing tells that FCM gets the object, so they may be options of what takes it.
  fileprivate mutating func dropOptions() {
    diagnostics.removeAll { finding in
      guard finding.kind == .message, finding.pointer.utf8.count(where: { $0 == .slash }) == 1
      else {
        return false
      }
      if finding.rule == "output-only-field" { return true }
      // "push_data" is not a misspelled "data".
      let name = String(finding.pointer.dropFirst())
      return finding.rule == "unknown-field"
        && NameSuggester.of(.message).suggestion(for: name, upTo: .typo) == nil
    }
  }

  /// Drops what is reported as missing in a payload of which a text shows only a part.
  fileprivate mutating func dropMissing() {
    diagnostics.removeAll {
      $0.rule == "missing-simulator-bundle" || $0.rule == "mutable-content-without-alert"
    }
  }

  /// Removes the fixes of a rule.
  fileprivate mutating func dropFixes(of rule: String) {
    for index in diagnostics.indices where diagnostics[index].rule == rule {
      diagnostics[index].fixes = []
    }
  }

  /// Replaces the fixes of a document by those of the source. Fixes that cannot be written in the
  /// source are removed.
  fileprivate mutating func mapFixes(
    of document: EmbeddedDocument, _ number: Int, to origins: inout [Fix: HostChange]
  ) {
    if diagnostics.allSatisfy({ $0.fixes.isEmpty }) { return }
    for index in diagnostics.indices where document.leavesAlone(diagnostics[index]) {
      diagnostics[index].fixes = []
    }
    // A placeholder that is written as text is no longer an expression.
    let hasExpressions = document.hasExpressions
    for index in diagnostics.indices where !diagnostics[index].fixes.isEmpty {
      diagnostics[index].fixes = diagnostics[index].fixes.compactMap { fix in
        let isExpression = fix.edits.contains {
          EmbeddedDocument.hasPlaceholder($0.replacement.utf8)
        }
        guard !(hasExpressions && isExpression), let edits = document.outerEdits(fix.edits) else {
          return nil
        }
        let outer = Fix(fix.title, fix.safety, edits)
        if origins[outer] == nil { origins[outer] = HostChange(document: number, fixes: [fix]) }
        return outer
      }
    }
  }
}

extension EmbeddedDocument {
  /// The rules about units and spellings that differ between SDKs and the API.
  private static var rulesOfOneSDK: StaticString {
    "bad-duration negative-duration sdk-spelling two-spellings aps-key-spelling"
  }

  /// Whether documentation shows the document as the value of a member, without the object around it.
  fileprivate func isQuotedMember(in bytes: [UInt8]) -> Bool {
    guard language.isDocumentation else { return false }
    return bytes[..<range.lowerBound].last { $0 > .space } == .colon
  }

  /// Whether what a finding proposes may be wrong for the source around the document: the SDK that
  /// takes a literal is not known, or a comment explains a sample.
  fileprivate func leavesAlone(_ finding: Diagnostic) -> Bool {
    if finding.rule == "comment" { return language.isDocumentation }
    let isOfSDK =
      finding.rule.hasPrefix("admin-")
      || WordList.contains(Array(finding.rule.utf8)[...], in: Self.rulesOfOneSDK)
    guard isOfSDK, kind == nil, case .literal(let syntax) = quoting?.first, syntax.form == nil
    else {
      return false
    }
    return DocumentKind.detected(in: text) != .sendRequest
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
    for index in previews.indices {
      previews[index].range = map.outer(previews[index].range)
      for message in previews[index].messages.indices {
        for row in previews[index].messages[message].rows.indices {
          let range = previews[index].messages[message].rows[row].range
          previews[index].messages[message].rows[row].range = range.map(map.outer)
        }
      }
    }
    for index in annotations.indices {
      annotations[index].range = map.outer(annotations[index].range)
    }
  }

  /// Adds the report on a document, or the findings in a part of the last one.
  ///
  /// The names around such a part are written with the part, too, so that a finding about the whole
  /// document would be repeated.
  fileprivate mutating func append(_ report: Linter.Report, ofVariant isVariant: Bool) {
    guard isVariant else { return append(report) }
    let last = documents + skipped - 1
    let known = diagnostics[
      ((diagnostics.lastIndex { $0.document != last } ?? -1) + 1)...]
    for finding in report.diagnostics {
      let isRepeated =
        finding.range.start == finding.range.end
        && known.contains { $0.rule == finding.rule && $0.message == finding.message }
      if isRepeated { continue }
      var finding = finding
      finding.document = last
      diagnostics.append(finding)
    }
  }
}

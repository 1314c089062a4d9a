/// Lints sources one after another on one thread, reusing memory.
package final class LintSession {
  private let configuration: Configuration
  let table: RuleDispatch
  let tree: JSONTree
  let validator: SchemaValidator
  /// The dispatch table of each kind, created for its first document.
  private let dispatches: UnsafeMutablePointer<RuleDispatch.Dispatch?>
  /// Reused for every document, to avoid an allocation per document.
  let collector: UnsafeMutablePointer<DiagnosticCollector>
  /// Lints the results of fixes, at every level like `Fixer`; created for the first fix.
  lazy var trials = LintSession(Linter(rules: table.rules, everyLevelOf: configuration))

  /// The options for one source, and its report so far.
  struct SourceRun {
    let kind: DocumentKind?
    let claim: DocumentKind?
    let extras: Linter.ReportOptions
    var report = Linter.Report()
    /// The last document that was linted, for syntax errors after all documents.
    var last: Linter.Detection?
    /// The kind of the last document in the current record.
    var recordKind: DocumentKind?
    /// Receives the diagnostics and previews of an array of documents in pieces.
    var deliver: ((Linter.Report) -> Void)?

    /// Adds a record that ends at an offset.
    mutating func endRecord(at end: Int) {
      report.records.append(Linter.Record(kind: recordKind, end: end))
      recordKind = nil
    }
  }

  /// Creates a session for the rules and the configuration of a linter.
  package init(_ linter: Linter) {
    configuration = linter.configuration
    table = linter.table
    tree = JSONTree(templates: linter.configuration.templates)
    validator = SchemaValidator(project: linter.configuration.project)
    dispatches = .allocate(capacity: DocumentKind.allCases.count)
    dispatches.initialize(repeating: nil, count: DocumentKind.allCases.count)
    collector = .allocate(capacity: 1)
    collector.initialize(
      to: DiagnosticCollector(table: linter.table, root: nil, kind: .sendRequest, document: 0))
  }

  deinit {
    for index in DocumentKind.allCases.indices { dispatches[index]?.deallocate() }
    dispatches.deallocate()
    collector.deinitialize(count: 1)
    collector.deallocate()
  }

  /// Lints the bytes of one source.
  ///
  /// - Parameters:
  ///   - kind: the kind of every document; nil for that of the configuration or, if it has none, for
  ///     detection.
  ///   - claim: the kind that the name of the source suggests; a document with a `message` object is
  ///     detected regardless.
  ///   - extras: what the report contains in addition to the diagnostics.
  ///   - readsComments: whether comments may suppress findings, where comments are allowed.
  ///   - naming: the names in the code around the document.
  ///   - deliver: receives the diagnostics and previews of an array of documents in pieces; the
  ///     result contains the last ones.
  package func lint(
    _ bytes: UnsafeBufferPointer<UInt8>, layout: Linter.Layout, kind: DocumentKind? = nil,
    claim: DocumentKind? = nil, extras: Linter.ReportOptions = [], readsComments: Bool = true,
    naming: CodeNaming? = nil, deliver: ((Linter.Report) -> Void)? = nil
  ) -> Linter.Report {
    tree.core.pointee.naming = naming
    var pass = SourceRun(kind: kind ?? configuration.kind, claim: claim, extras: extras)
    let comments =
      table.allowsComments && readsComments && layout == .single ? IgnoreComments(bytes) : nil
    if comments == nil { pass.deliver = deliver }
    validator.isOfLines = layout == .lines
    validator.isForced = pass.kind != nil
    switch layout {
    case .single:
      lintSource(bytes, from: 0, to: bytes.count, firstDocument: 0, &pass)
      pass.report.end = bytes.count
      if extras.contains(.records) { pass.endRecord(at: bytes.count) }
      if let comments { apply(comments.covering(tree), to: &pass.report) }
    case .lines: lintLines(bytes, &pass)
    }
    if extras.contains(.acceptedFixes),
      pass.report.diagnostics.contains(where: { !$0.fixes.isEmpty })
    {
      dropRejectedFixes(
        from: &pass.report.diagnostics, of: Array(bytes[..<pass.report.end]), layout: layout,
        kind: kind, claim: claim)
    }
    return pass.report
  }

  /// The ranges of the objects in an array of documents; empty for a single document.
  func elements(of bytes: UnsafeBufferPointer<UInt8>) -> [ByteRange] {
    tree.read(bytes, from: 0, to: bytes.count)
    guard let root = tree.root, root.isArray else { return [] }
    return root.elements.filter { $0.isObject }.map { $0.range }
  }

  func lintSource(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, firstDocument: Int,
    _ pass: inout SourceRun
  ) {
    tree.read(bytes, from: start, to: end)
    guard let root = tree.root else {
      if let kind = pass.kind ?? pass.claim ?? kindOfWideText(bytes, start, end) {
        reportErrors(tree.errors[...], kind: kind, document: firstDocument, root: nil, &pass)
      } else if pass.extras.contains(.reasons) {
        pass.report.countSkipped(for: Linter.SkipReason.reason(tree.errors))
      }
      return
    }
    guard root.isArray else {
      // The common case without errors retains no reference to their list.
      if tree.core.pointee.errors.isEmpty {
        lintDocument(root, document: firstDocument, errors: [], &pass)
      } else {
        lintDocument(root, document: firstDocument, errors: tree.errors[...], &pass)
      }
      return
    }
    lintElements(of: root, firstDocument: firstDocument, &pass)
  }

  private func lintElements(of root: JSONNode, firstDocument: Int, _ pass: inout SourceRun) {
    collector.pointee.isInArray = true
    defer {
      collector.pointee.isInArray = false
      collector.pointee.finish(&pass.report)
    }
    var lastLinted: JSONNode?
    var pending = tree.errors[...]
    for (offset, element) in root.elements.enumerated() {
      // An error before an element, such as a missing comma, is reported with the element.
      let own = pending.prefix { $0.range.start < element.range.end }
      let findings = lintDocument(element, document: firstDocument + offset, errors: own, &pass)
      if findings { lastLinted = element }
      if findings || !own.isEmpty { pending = pending.dropFirst(own.count) }
      if let deliver = pass.deliver, pass.report.shouldFlush { deliver(pass.report.drain()) }
    }
    if let lastLinted, let last = pass.report.detections.last ?? pass.last {
      reportErrors(
        pending, kind: last.kind, document: last.document, root: lastLinted, &pass)
    } else if let kind = pass.kind ?? pass.claim {
      reportErrors(tree.errors[...], kind: kind, document: firstDocument, root: root, &pass)
    }
  }

  /// The kind of a UTF-16 source that would be an FCM document in UTF-8.
  private func kindOfWideText(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> DocumentKind? {
    guard let text = UTF16Decoder.decoded(bytes, from: start, to: end) else { return nil }
    return DocumentKind.detected(in: text, templates: configuration.templates)
  }

  @discardableResult
  private func lintDocument(
    _ root: JSONNode, document: Int, errors: ArraySlice<SyntaxError>, _ pass: inout SourceRun
  ) -> Bool {
    guard let (result, dispatch, view) = detect(root, errors, pass.kind, pass.claim) else {
      pass.report.skipped += 1
      if pass.extras.contains(.reasons) {
        pass.report.countSkipped(for: Linter.SkipReason.reason(root))
      }
      return false
    }
    pass.report.documents += 1
    pass.recordKind = result.kind
    if pass.extras.contains(.reasons) || !errors.isEmpty || root.tape.kind(at: 0) == .array {
      let detection = Linter.Detection(
        document: document, kind: result.kind, reason: result.reason.text)
      pass.last = detection
      if pass.extras.contains(.reasons) { pass.report.detections.append(detection) }
    }
    let collector = collector
    collector.pointee.begin(root, result.kind, document: document)
    if !errors.isEmpty { collect(errors, into: &collector.pointee) }
    if tree.depth > Self.serverDepth { collectDepth(of: view, errors, into: &collector.pointee) }
    if !validator.violations.isEmpty { collectViolations(view, errors, into: &collector.pointee) }
    collectFields(view, dispatch, into: &collector.pointee)
    if !errors.isEmpty { collector.pointee.dropConsequences(of: errors) }
    if !tree.core.pointee.tags.isEmpty { collector.pointee.dropAcrossTemplateTags() }
    if !collector.pointee.isEmpty { collector.pointee.move(to: &pass.report) }
    if !pass.extras.isDisjoint(with: [.previews, .sizes, .annotations]) {
      collectExtras(view, document, &pass)
    }
    return true
  }

  /// Detects the kind of a document and validates it; nil if it is not an FCM document.
  ///
  /// A document that validates as a send request without violations is accepted at once; only others
  /// go through detection and are validated again.
  @inline(__always)
  func detect(
    _ root: JSONNode, _ errors: ArraySlice<SyntaxError>, _ kind: DocumentKind?,
    _ claim: DocumentKind?
  ) -> (DocumentDetector.Result, RuleDispatch.Dispatch, MessageDocument)? {
    if kind == nil, errors.isEmpty, DocumentDetector.mayBeRequest(root) {
      let dispatch = dispatch(for: .sendRequest)
      if let view = validator.validateSpeculatively(
        root, kind: .sendRequest, wanted: dispatch.wanted),
        DocumentDetector.isRequest(view)
      {
        return (.conforming, dispatch, view)
      }
    }
    let result =
      kind.map { DocumentDetector.Result(kind: $0, reason: .forced) }
      ?? DocumentDetector.detect(on: root, claim: claim)
    guard let result else { return nil }
    let dispatch = dispatch(for: result.kind)
    return (result, dispatch, validator.validate(root, kind: result.kind, wanted: dispatch.wanted))
  }

  private func collectExtras(_ view: MessageDocument, _ document: Int, _ pass: inout SourceRun) {
    if pass.extras.contains(.previews) {
      pass.report.previews.append(
        Linter.Preview(
          document: document, range: view.root.range, kind: view.kind,
          messages: EffectiveMessage.all(of: view), simulatorPayload: SimulatorPayload.of(view)))
    }
    if pass.extras.contains(.annotations) {
      pass.report.annotations += ValueAnnotation.all(of: view)
    }
    guard pass.extras.contains(.sizes) else { return }
    pass.report.sizes += PayloadSize.measure(view).map { meter in
      Linter.Size(
        document: document, range: view.root.range, platform: meter.platform, bytes: meter.bytes,
        isLowerBound: meter.isLowerBound)
    }
  }

  func dispatch(for kind: DocumentKind) -> RuleDispatch.Dispatch {
    if let known = dispatches[Int(kind.rawValue)] { return known }
    let made = table.dispatch(for: kind)
    dispatches[Int(kind.rawValue)] = made
    return made
  }

  private func collectViolations(
    _ view: MessageDocument, _ errors: ArraySlice<SyntaxError>,
    into collector: inout DiagnosticCollector
  ) {
    // After a missing brace, members of outer objects are parsed as members of this object.
    let isBraceMissing = errors.contains { $0.kind == .unclosedContainer }
    let places = Set(
      errors.lazy.filter { $0.kind == .missingComma }.compactMap { $0.repair.first?.range.start })
    for index in table.schemaRules {
      let rule = table.rules[index]
      guard rule.kinds.contains(view.kind), case .violation(let kind, let check) = rule.check else {
        continue
      }
      for violation in validator.violations
      where violation.kind == kind && !violation.node.isUnterminated {
        if isBraceMissing, violation.belongsAround { continue }
        // After a line was moved, a comma is missing at its new position, and that is reported
        // instead.
        if violation.kind == .misplacedField, places.contains(violation.node.value.range.end) {
          continue
        }
        collector.add(check(violation, view), rule: index)
      }
    }
    collector.hide(validator.found.pointee.hiddenViolations, by: table.schemaRules) { check in
      if case .violation(let kind, _) = check { kind.rawValue } else { nil }
    }
  }
}

/// The memory with which one thread judges one source after another.
package final class LintSession {
  private let configuration: Configuration
  let table: RuleDispatch
  let tree: JSONTree
  let validator: SchemaValidator
  /// What is known of lines by the first of their layout, and by many of it; and what was asked and
  /// claimed of their source.
  var lineLayouts = LineLayoutCache()
  var observedLayouts = LineLayoutCache()
  var terms = (kind: DocumentKind?.none, claim: DocumentKind?.none)
  /// What the document that was detected last is for; nil when it was none.
  var detected: LineLayout.Detection?
  /// One place for each kind, filled when the first document of the kind comes.
  private let dispatches: UnsafeMutablePointer<RuleDispatch.Dispatch?>
  /// Gathers what is found in one document after the other, mostly nothing: one that is not made
  /// for each of them need not be taken down either.
  private let collector: UnsafeMutablePointer<DiagnosticCollector>

  /// One source on its way: what was asked for, and what has been found so far.
  struct Pass {
    let kind: DocumentKind?
    let claim: DocumentKind?
    let wantsReasons: Bool
    let wantsSizes: Bool
    var report = Linter.Report()
    /// The document that was judged last, for errors that stand behind all documents.
    var last: Linter.Detection?
  }

  /// A session for sources that are judged one by one.
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

  /// Judges the bytes of one source.
  ///
  /// - Parameters:
  ///   - kind: the kind every document is taken for; nil means the configuration, then evidence.
  ///   - claim: the kind that the source's name speaks for; a document that holds a `message`
  ///     object is judged by its evidence all the same.
  ///   - reasons: whether the report says why each document was taken for what it is.
  ///   - sizes: whether the report says how large each document is.
  package func lint(
    _ bytes: UnsafeBufferPointer<UInt8>, layout: Linter.Layout, kind: DocumentKind? = nil,
    claim: DocumentKind? = nil, reasons: Bool = false, sizes: Bool = false
  ) -> Linter.Report {
    var pass = Pass(
      kind: kind ?? configuration.kind, claim: claim, wantsReasons: reasons, wantsSizes: sizes)
    validator.isOfLines = layout == .lines
    switch layout {
    case .single: lintSource(bytes, from: 0, to: bytes.count, firstDocument: 0, &pass)
    case .lines: lintLines(bytes, &pass)
    }
    return pass.report
  }

  /// Where the objects of a list stand, each a document; empty for a lone document.
  func elements(of bytes: UnsafeBufferPointer<UInt8>) -> [ByteRange] {
    tree.read(bytes, from: 0, to: bytes.count)
    guard let root = tree.root, root.isArray else { return [] }
    return root.elements.filter { $0.isObject }.map { $0.range }
  }

  func lintSource(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, firstDocument: Int,
    _ pass: inout Pass
  ) {
    tree.read(bytes, from: start, to: end)
    guard let root = tree.root else {
      if let kind = pass.kind ?? pass.claim ?? kindOfWideText(bytes, start, end) {
        reportErrors(tree.errors[...], kind: kind, document: firstDocument, root: nil, &pass)
      } else if pass.wantsReasons {
        pass.report.countSkipped(for: Linter.SkipReason.reason(tree.errors))
      }
      return
    }
    guard root.isArray else {
      // Without errors no reference to their list is counted.
      if tree.core.pointee.errors.isEmpty {
        lintDocument(root, document: firstDocument, errors: [], &pass)
      } else {
        lintDocument(root, document: firstDocument, errors: tree.errors[...], &pass)
      }
      return
    }
    var lastLinted: JSONNode?
    var pending = tree.errors[...]
    for (offset, element) in root.elements.enumerated() {
      // What stands in front of an element, such as a missing comma, is told with it.
      let own = pending.prefix { $0.range.start < element.range.end }
      let findings = lintDocument(element, document: firstDocument + offset, errors: own, &pass)
      if findings { lastLinted = element }
      if findings || !own.isEmpty { pending = pending.dropFirst(own.count) }
    }
    if let lastLinted, let last = pass.report.detections.last ?? pass.last {
      reportErrors(
        pending, kind: last.kind, document: last.document, root: lastLinted, &pass)
    }
  }

  /// What a source is for that would be one of FCM's if it were not written in UTF-16.
  private func kindOfWideText(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> DocumentKind? {
    guard let text = UTF16Decoder.decoded(bytes, from: start, to: end) else { return nil }
    return JSONTree.read(text, templates: configuration.templates) { tree -> DocumentKind? in
      guard let root = tree.root else { return nil }
      guard root.isArray else { return DocumentDetector.detect(on: root)?.kind }
      for element in root.elements {
        if let result = DocumentDetector.detect(on: element) { return result.kind }
      }
      return nil
    }
  }

  @discardableResult
  private func lintDocument(
    _ root: JSONNode, document: Int, errors: ArraySlice<SyntaxError>, _ pass: inout Pass
  ) -> Bool {
    guard let (result, dispatch, view) = detect(root, errors, pass.kind, pass.claim) else {
      pass.report.skipped += 1
      if pass.wantsReasons { pass.report.countSkipped(for: Linter.SkipReason.reason(root)) }
      return false
    }
    lintDetected(view, result, dispatch, document: document, errors: errors, &pass)
    return true
  }

  /// Judges a document that was walked over.
  @inline(__always)
  func lintDetected(
    _ view: MessageDocument, _ result: DocumentDetector.Result, _ dispatch: RuleDispatch.Dispatch,
    document: Int, errors: ArraySlice<SyntaxError>, _ pass: inout Pass
  ) {
    let root = view.root
    pass.report.documents += 1
    if pass.wantsReasons || !errors.isEmpty || root.core.pointee.entries[0].kind == .array {
      let detection = Linter.Detection(
        document: document, kind: result.kind, reason: result.reason.text)
      pass.last = detection
      if pass.wantsReasons { pass.report.detections.append(detection) }
    }
    let collector = collector
    collector.pointee.begin(root, result.kind, document: document)
    if !errors.isEmpty { collect(errors, into: &collector.pointee) }
    if tree.depth > Self.serverDepth { collectDepth(of: view, errors, into: &collector.pointee) }
    if !validator.violations.isEmpty { collectViolations(view, errors, into: &collector.pointee) }
    collectFields(view, dispatch, into: &collector.pointee)
    if !errors.isEmpty { collector.pointee.dropConsequences(of: errors) }
    if !tree.core.pointee.tags.isEmpty { collector.pointee.dropAcrossTemplateTags() }
    if !collector.pointee.isEmpty { collector.pointee.move(to: &pass.report.diagnostics) }
    if pass.wantsSizes { measure(view, document, &pass) }
  }

  /// Says what a document is for, and walks over it; nil when it is no FCM document.
  ///
  /// The usual case costs one walk and no more: a document that departs in nothing from a send
  /// request is one. Evidence is weighed for all others.
  @inline(__always)
  func detect(
    _ root: JSONNode, _ errors: ArraySlice<SyntaxError>, _ kind: DocumentKind?,
    _ claim: DocumentKind?
  ) -> (DocumentDetector.Result, RuleDispatch.Dispatch, MessageDocument)? {
    if kind == nil, errors.isEmpty, DocumentDetector.mayBeRequest(root) {
      let dispatch = dispatch(for: .sendRequest)
      if let view = validator.validateTrial(root, kind: .sendRequest, wanted: dispatch.wanted),
        DocumentDetector.isRequest(view)
      {
        detected = LineLayout.Detection(result: .conforming, isConforming: true)
        return (.conforming, dispatch, view)
      }
    }
    let result =
      kind.map { DocumentDetector.Result(kind: $0, reason: .forced) }
      ?? DocumentDetector.detect(on: root, claim: claim)
    detected = result.map { LineLayout.Detection(result: $0, isConforming: false) }
    guard let result else { return nil }
    let dispatch = dispatch(for: result.kind)
    return (result, dispatch, validator.validate(root, kind: result.kind, wanted: dispatch.wanted))
  }

  private func measure(_ view: MessageDocument, _ document: Int, _ pass: inout Pass) {
    pass.report.sizes += PayloadSize.measure(view).map { meter in
      Linter.Size(
        document: document, platform: meter.platform, bytes: meter.bytes,
        isLowerBound: meter.isLowerBound)
    }
  }

  func dispatch(for kind: DocumentKind) -> RuleDispatch.Dispatch {
    if let known = dispatches[Int(kind.rawValue)] { return known }
    let made = table.dispatch(for: kind)
    dispatches[Int(kind.rawValue)] = made
    return made
  }

  /// Faults that belong to no document's tree, such as an empty source.
  func reportErrors(
    _ errors: ArraySlice<SyntaxError>, kind: DocumentKind, document: Int, root: JSONNode?,
    _ pass: inout Pass
  ) {
    guard !errors.isEmpty else { return }
    var collector = DiagnosticCollector(table: table, root: root, kind: kind, document: document)
    collect(errors, into: &collector)
    collector.move(to: &pass.report.diagnostics)
  }

  private func collect(_ errors: ArraySlice<SyntaxError>, into collector: inout DiagnosticCollector)
  {
    guard !errors.isEmpty else { return }
    let context = SyntaxContext(tree: tree, bytes: tree.core.pointee.bytes)
    for index in table.syntaxRules {
      guard case .syntaxError(let kind, let check) = table.rules[index].check else { continue }
      for error in errors where error.kind == kind {
        collector.add(check(error, context), rule: index)
      }
    }
  }

  /// How many levels the service's own parser reads.
  private static let serverDepth = 100

  /// A message too deep for the service, though this program has read it.
  private func collectDepth(
    of view: MessageDocument, _ errors: ArraySlice<SyntaxError>,
    into collector: inout DiagnosticCollector
  ) {
    guard DocumentKinds.messages.contains(view.kind),
      !errors.contains(where: { $0.kind == .tooDeep }),
      let node = view.root.container(below: Self.serverDepth)
    else { return }
    let opener = ByteRange(node.range.start, node.range.start + 1)
    let error = SyntaxError(.tooDeep, opener, node: node.index, detail: .depthLimit(Self.serverDepth))
    collect([error], into: &collector)
  }

  private func collectViolations(
    _ view: MessageDocument, _ errors: ArraySlice<SyntaxError>,
    into collector: inout DiagnosticCollector
  ) {
    // A brace that was forgotten makes members of all that follow it in outer objects.
    let lacksBrace = errors.contains { $0.kind == .unclosedContainer }
    let places = Set(
      errors.lazy.filter { $0.kind == .missingComma }.compactMap { $0.repair.first?.range.start })
    for index in table.schemaRules {
      let rule = table.rules[index]
      guard rule.kinds.contains(view.kind), case .violation(let kind, let check) = rule.check else {
        continue
      }
      for violation in validator.violations
      where violation.kind == kind && !violation.node.isUnterminated {
        if lacksBrace, violation.belongsAround { continue }
        // A line that was moved lacks a comma at its new place, which is said there.
        if violation.kind == .misplacedField, places.contains(violation.node.value.range.end) {
          continue
        }
        collector.add(check(violation, view), rule: index)
      }
    }
  }
}

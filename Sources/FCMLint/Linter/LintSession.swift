/// The memory with which one thread judges one source after another.
public final class LintSession {
  private let configuration: Configuration
  let table: RuleTable
  let tree: JSONTree
  let walk: SchemaWalk
  /// What is known of lines by the first of their layout, and by many of it; and what was asked and
  /// claimed of their source.
  var stencils = StencilTree()
  var settled = StencilTree()
  var terms = (kind: DocumentKind?.none, claim: DocumentKind?.none)
  /// What the document that was recognised last is for; nil when it was none.
  var recognised: Stencil.Recognition?
  /// One place for each kind, filled when the first document of the kind comes.
  private let dispatches: UnsafeMutablePointer<RuleTable.Dispatch?>
  /// Gathers what is found in one document after the other, mostly nothing: one that is not made
  /// for each of them need not be taken down either.
  private let collector: UnsafeMutablePointer<Collector>

  /// One source on its way: what was asked for, and what has been found so far.
  struct Pass {
    let kind: DocumentKind?
    let claim: DocumentKind?
    let wantsReasons: Bool
    let wantsSizes: Bool
    var report = Linter.Report()
    /// The document that was judged last, for faults that stand behind all documents.
    var last: Linter.Recognition?
  }

  /// A session for sources that are judged one by one.
  public init(_ linter: Linter) {
    configuration = linter.configuration
    table = linter.table
    tree = JSONTree(templates: linter.configuration.templates)
    walk = SchemaWalk(project: linter.configuration.project)
    dispatches = .allocate(capacity: DocumentKind.allCases.count)
    dispatches.initialize(repeating: nil, count: DocumentKind.allCases.count)
    collector = .allocate(capacity: 1)
    collector.initialize(
      to: Collector(table: linter.table, root: nil, kind: .sendRequest, document: 0))
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
  public func lint(
    _ bytes: UnsafeBufferPointer<UInt8>, layout: Linter.Layout, kind: DocumentKind? = nil,
    claim: DocumentKind? = nil, reasons: Bool = false, sizes: Bool = false
  ) -> Linter.Report {
    var pass = Pass(
      kind: kind ?? configuration.kind, claim: claim, wantsReasons: reasons, wantsSizes: sizes)
    walk.isOfLines = layout == .lines
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
    return root.elements.filter(\.isObject).map(\.range)
  }

  func lintSource(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, firstDocument: Int,
    _ pass: inout Pass
  ) {
    tree.read(bytes, from: start, to: end)
    guard let root = tree.root else {
      if let kind = pass.kind ?? pass.claim ?? kindOfWideText(bytes, start, end) {
        judge(faults: tree.faults[...], kind: kind, document: firstDocument, root: nil, &pass)
      } else if pass.wantsReasons {
        pass.report.passOver(for: Linter.Stranger.reason(tree.faults))
      }
      return
    }
    guard root.isArray else {
      // Without faults no reference to their list is counted.
      if tree.core.pointee.faults.isEmpty {
        lintDocument(root, document: firstDocument, faults: [], &pass)
      } else {
        lintDocument(root, document: firstDocument, faults: tree.faults[...], &pass)
      }
      return
    }
    var lastJudged: JSONNode?
    var pending = tree.faults[...]
    for (offset, element) in root.elements.enumerated() {
      // What stands in front of an element, such as a missing comma, is told with it.
      let own = pending.prefix { $0.range.start < element.range.end }
      let judged = lintDocument(element, document: firstDocument + offset, faults: own, &pass)
      if judged { lastJudged = element }
      if judged || !own.isEmpty { pending = pending.dropFirst(own.count) }
    }
    if let lastJudged, let last = pass.report.recognitions.last ?? pass.last {
      judge(
        faults: pending, kind: last.kind, document: last.document, root: lastJudged, &pass)
    }
  }

  /// What a source is for that would be one of FCM's if it were not written in UTF-16.
  private func kindOfWideText(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> DocumentKind? {
    guard let text = WideText.decoded(bytes, from: start, to: end) else { return nil }
    return JSONTree.read(text, templates: configuration.templates) { tree -> DocumentKind? in
      guard let root = tree.root else { return nil }
      guard root.isArray else { return Recognizer.verdict(on: root)?.kind }
      for element in root.elements {
        if let verdict = Recognizer.verdict(on: element) { return verdict.kind }
      }
      return nil
    }
  }

  @discardableResult
  private func lintDocument(
    _ root: JSONNode, document: Int, faults: ArraySlice<SyntaxFault>, _ pass: inout Pass
  ) -> Bool {
    guard let (verdict, dispatch, view) = recognise(root, faults, pass.kind, pass.claim) else {
      pass.report.skipped += 1
      if pass.wantsReasons { pass.report.passOver(for: Linter.Stranger.reason(root)) }
      return false
    }
    judge(view, verdict, dispatch, document: document, faults: faults, &pass)
    return true
  }

  /// Judges a document that was walked over.
  @inline(__always)
  func judge(
    _ view: MessageDocument, _ verdict: Recognizer.Verdict, _ dispatch: RuleTable.Dispatch,
    document: Int, faults: ArraySlice<SyntaxFault>, _ pass: inout Pass
  ) {
    let root = view.root
    pass.report.documents += 1
    if pass.wantsReasons || !faults.isEmpty || root.core.pointee.entries[0].kind == .array {
      let recognition = Linter.Recognition(
        document: document, kind: verdict.kind, reason: verdict.reason.text)
      pass.last = recognition
      if pass.wantsReasons { pass.report.recognitions.append(recognition) }
    }
    let collector = collector
    collector.pointee.begin(root, verdict.kind, document: document)
    if !faults.isEmpty { collect(faults, into: &collector.pointee) }
    if tree.depth > Self.serverDepth { collectDepth(of: view, faults, into: &collector.pointee) }
    if !walk.faults.isEmpty { collectSchemaFaults(view, faults, into: &collector.pointee) }
    collectFields(view, dispatch, into: &collector.pointee)
    if !faults.isEmpty { collector.pointee.dropConsequences(of: faults) }
    if !tree.core.pointee.tags.isEmpty { collector.pointee.heedTags() }
    if !collector.pointee.isEmpty { collector.pointee.move(to: &pass.report.diagnostics) }
    if pass.wantsSizes { measure(view, document, &pass) }
  }

  /// Says what a document is for, and walks over it; nil when it is no FCM document.
  ///
  /// The usual case costs one walk and no more: a document that departs in nothing from a send
  /// request is one. Evidence is weighed for all others.
  @inline(__always)
  func recognise(
    _ root: JSONNode, _ faults: ArraySlice<SyntaxFault>, _ kind: DocumentKind?,
    _ claim: DocumentKind?
  ) -> (Recognizer.Verdict, RuleTable.Dispatch, MessageDocument)? {
    if kind == nil, faults.isEmpty, Recognizer.mayBeRequest(root) {
      let dispatch = dispatch(for: .sendRequest)
      if let view = walk.walkFlawless(root, kind: .sendRequest, wanted: dispatch.wanted),
        Recognizer.isRequest(view)
      {
        recognised = Stencil.Recognition(verdict: .flawless, isFlawless: true)
        return (.flawless, dispatch, view)
      }
    }
    let verdict =
      kind.map { Recognizer.Verdict(kind: $0, reason: .forced) }
      ?? Recognizer.verdict(on: root, claim: claim)
    recognised = verdict.map { Stencil.Recognition(verdict: $0, isFlawless: false) }
    guard let verdict else { return nil }
    let dispatch = dispatch(for: verdict.kind)
    return (verdict, dispatch, walk.walk(root, kind: verdict.kind, wanted: dispatch.wanted))
  }

  private func measure(_ view: MessageDocument, _ document: Int, _ pass: inout Pass) {
    pass.report.sizes += PayloadSize.measure(view).map { meter in
      Linter.Size(
        document: document, platform: meter.platform, bytes: meter.bytes,
        isLowerBound: meter.isLowerBound)
    }
  }

  func dispatch(for kind: DocumentKind) -> RuleTable.Dispatch {
    if let known = dispatches[Int(kind.rawValue)] { return known }
    let made = table.dispatch(for: kind)
    dispatches[Int(kind.rawValue)] = made
    return made
  }

  /// Faults that belong to no document's tree, such as an empty source.
  func judge(
    faults: ArraySlice<SyntaxFault>, kind: DocumentKind, document: Int, root: JSONNode?,
    _ pass: inout Pass
  ) {
    guard !faults.isEmpty else { return }
    var collector = Collector(table: table, root: root, kind: kind, document: document)
    collect(faults, into: &collector)
    collector.move(to: &pass.report.diagnostics)
  }

  private func collect(_ faults: ArraySlice<SyntaxFault>, into collector: inout Collector) {
    guard !faults.isEmpty else { return }
    let context = SyntaxContext(tree: tree, bytes: tree.core.pointee.bytes)
    for index in table.syntaxRules {
      guard case .syntax(let kind, let check) = table.rules[index].check else { continue }
      for fault in faults where fault.kind == kind {
        collector.add(check(fault, context), rule: index)
      }
    }
  }

  /// How many levels the service's own parser reads.
  private static let serverDepth = 100

  /// A message too deep for the service, though this program has read it.
  private func collectDepth(
    of view: MessageDocument, _ faults: ArraySlice<SyntaxFault>, into collector: inout Collector
  ) {
    guard DocumentKinds.messages.contains(view.kind),
      !faults.contains(where: { $0.kind == .tooDeep }),
      let node = view.root.container(below: Self.serverDepth)
    else { return }
    let opener = ByteRange(node.range.start, node.range.start + 1)
    let fault = SyntaxFault(.tooDeep, opener, node: node.index, count: Self.serverDepth)
    collect([fault], into: &collector)
  }

  private func collectSchemaFaults(
    _ view: MessageDocument, _ faults: ArraySlice<SyntaxFault>, into collector: inout Collector
  ) {
    // A brace that was forgotten makes members of all that follow it in outer objects.
    let lacksBrace = faults.contains { $0.kind == .unclosedContainer }
    let places = Set(
      faults.lazy.filter { $0.kind == .missingComma }.compactMap { $0.repair.first?.range.start })
    for index in table.schemaRules {
      let rule = table.rules[index]
      guard rule.kinds.contains(view.kind), case .schema(let kind, let check) = rule.check else {
        continue
      }
      for fault in walk.faults where fault.kind == kind && !fault.node.isUnterminated {
        if lacksBrace, fault.belongsAround { continue }
        // A line that was moved lacks a comma at its new place, which is said there.
        if fault.kind == .misplacedField, places.contains(fault.node.value.range.end) { continue }
        collector.add(check(fault, view), rule: index)
      }
    }
  }
}

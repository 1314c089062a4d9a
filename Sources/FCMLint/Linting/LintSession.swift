/// The memory with which one thread judges one source after another.
public final class LintSession {
  private let configuration: Configuration
  private let table: RuleTable
  private let tree: JSONTree
  private let walk: SchemaWalk
  private var dispatches: [RuleTable.Dispatch?]
  private var report = Linter.Report()
  private var wantsReasons = false
  private var wantsSizes = false
  private var claim: DocumentKind?

  /// A session for sources that are judged one by one.
  public init(_ linter: Linter) {
    configuration = linter.configuration
    table = linter.table
    tree = JSONTree(templates: linter.configuration.templates)
    walk = SchemaWalk(project: linter.configuration.project)
    dispatches = DocumentKind.allCases.map { _ in nil }
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
    report = Linter.Report()
    wantsReasons = reasons
    wantsSizes = sizes
    self.claim = claim
    let kind = kind ?? configuration.kind
    switch layout {
    case .single: lintSource(bytes, from: 0, to: bytes.count, kind: kind, firstDocument: 0)
    case .lines: lintLines(bytes, kind: kind)
    }
    return report
  }

  private func lintLines(_ bytes: UnsafeBufferPointer<UInt8>, kind: DocumentKind?) {
    var start = 0
    var document = 0
    while start < bytes.count {
      let end = Self.endOfLine(bytes, from: start)
      var first = start
      while first < end, JSONText.isSpace(bytes[first]) { first &+= 1 }
      if first < end {
        lintSource(bytes, from: start, to: end, kind: kind, firstDocument: document)
        document += 1
      }
      start = end + 1
    }
    report.lines = document
  }

  /// The place of the next `\n`, or the end; eight bytes at a time.
  private static func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var index = start
    while index &+ 8 <= bytes.count {
      let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self).littleEndian
      let difference = word ^ 0x0A0A_0A0A_0A0A_0A0A
      let marked = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if marked != 0 { return index &+ marked.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < bytes.count, base[index] != 0x0A { index &+= 1 }
    return index
  }

  private func lintSource(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, kind: DocumentKind?,
    firstDocument: Int
  ) {
    tree.read(bytes, from: start, to: end)
    guard let root = tree.root else {
      if let kind = kind ?? claim {
        judge(faults: tree.faults[...], kind: kind, document: firstDocument, root: nil)
      }
      return
    }
    guard root.isArray else {
      lintDocument(root, kind: kind, document: firstDocument, faults: tree.faults[...])
      return
    }
    var lastJudged: JSONNode?
    var pending = tree.faults[...]
    for (offset, element) in root.elements.enumerated() {
      // What stands in front of an element, such as a missing comma, is told with it.
      let own = pending.prefix { $0.range.start < element.range.end }
      let judged = lintDocument(
        element, kind: kind, document: firstDocument + offset, faults: own)
      if judged { lastJudged = element }
      if judged || !own.isEmpty { pending = pending.dropFirst(own.count) }
    }
    if let lastJudged, let last = report.recognitions.last ?? lastRecognition {
      judge(faults: pending, kind: last.kind, document: last.document, root: lastJudged)
    }
  }

  /// The document that was judged last, for faults that stand behind all documents.
  private var lastRecognition: Linter.Recognition?

  @discardableResult
  private func lintDocument(
    _ root: JSONNode, kind forced: DocumentKind?, document: Int, faults: ArraySlice<SyntaxFault>
  ) -> Bool {
    let verdict =
      forced.map { Recognizer.Verdict(kind: $0, reason: .forced) }
      ?? Recognizer.verdict(on: root, claim: claim)
    guard let verdict else {
      report.skipped += 1
      return false
    }
    report.documents += 1
    if wantsReasons || !faults.isEmpty || root.core.pointee.entries[0].kind == .array {
      let recognition = Linter.Recognition(
        document: document, kind: verdict.kind, reason: verdict.reason.text)
      lastRecognition = recognition
      if wantsReasons { report.recognitions.append(recognition) }
    }
    let kind = verdict.kind
    let dispatch = dispatch(for: kind)
    let view = walk.walk(root, kind: kind, wanted: dispatch.wanted)
    var collector = Collector(table: table, root: root, kind: kind, document: document)
    collect(faults, into: &collector)
    if tree.depth > Self.serverDepth { collectDepth(of: view, faults, into: &collector) }
    if !walk.faults.isEmpty { collectSchemaFaults(view, faults, into: &collector) }
    collectFields(view, dispatch, into: &collector)
    if !collector.isEmpty { report.diagnostics += collector.diagnostics() }
    if wantsSizes { measure(view, document) }
    return true
  }

  private func measure(_ view: MessageDocument, _ document: Int) {
    report.sizes += PayloadSize.measure(view).map { meter in
      Linter.Size(
        document: document, platform: meter.platform, bytes: meter.bytes,
        isLowerBound: meter.isLowerBound)
    }
  }

  private func dispatch(for kind: DocumentKind) -> RuleTable.Dispatch {
    if let known = dispatches[Int(kind.rawValue)] { return known }
    let made = table.dispatch(for: kind)
    dispatches[Int(kind.rawValue)] = made
    return made
  }

  /// Faults that belong to no document's tree, such as an empty source.
  private func judge(
    faults: ArraySlice<SyntaxFault>, kind: DocumentKind, document: Int, root: JSONNode?
  ) {
    guard !faults.isEmpty else { return }
    var collector = Collector(table: table, root: root, kind: kind, document: document)
    collect(faults, into: &collector)
    report.diagnostics += collector.diagnostics()
  }

  private func collect(_ faults: ArraySlice<SyntaxFault>, into collector: inout Collector) {
    guard !faults.isEmpty else { return }
    let context = SyntaxContext(tree: tree, bytes: tree.core.pointee.bytes)
    for index in table.syntaxRules {
      guard case .syntax(let kinds, let check) = table.rules[index].check else { continue }
      for fault in faults where kinds.contains(fault.kind) {
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
    for index in table.schemaRules {
      let rule = table.rules[index]
      guard rule.kinds.contains(view.kind), case .schema(let kinds, let check) = rule.check else {
        continue
      }
      for fault in walk.faults where kinds.contains(fault.kind) && !fault.node.isUnterminated {
        if lacksBrace, fault.belongsAround { continue }
        collector.add(check(fault, view), rule: index)
      }
    }
  }

  @inline(__always)
  private func collectFields(
    _ view: MessageDocument, _ dispatch: RuleTable.Dispatch, into collector: inout Collector
  ) {
    let checks = table.fieldChecks
    for event in walk.events {
      let field = Int(event.field.rawValue)
      for item in Int(dispatch.starts[field])..<Int(dispatch.starts[field &+ 1]) {
        let rule = Int(dispatch.rules[item])
        let findings = checks[rule].run(event.node, view)
        if findings.isEmpty { continue }
        if !table.rules[rule].seesTemplates, event.node.isOpaque { continue }
        // Where a string ends is a guess then, and what it says another.
        if event.node.isUnterminated, table.rules[rule].family != .secrets { continue }
        collector.add(findings, rule: rule)
      }
    }
  }
}

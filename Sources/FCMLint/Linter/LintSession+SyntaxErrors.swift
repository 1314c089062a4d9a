// Syntax errors, reported with the document in which they are.
extension LintSession {
  /// Reports syntax errors outside documents, such as an empty source.
  func reportErrors(
    _ errors: ArraySlice<SyntaxError>, kind: DocumentKind, document: Int, root: JSONNode?,
    _ pass: inout SourceRun
  ) {
    guard !errors.isEmpty else { return }
    pass.recordKind = kind
    let collector = collector
    collector.pointee.begin(root, kind, document: document)
    collect(errors, into: &collector.pointee)
    if !collector.pointee.isEmpty { collector.pointee.move(to: &pass.report) }
  }

  func collect(_ errors: ArraySlice<SyntaxError>, into collector: inout DiagnosticCollector) {
    guard !errors.isEmpty else { return }
    let context = SyntaxContext(tree: tree, bytes: tree.core.pointee.bytes)
    for index in table.syntaxRules {
      guard case .syntaxError(let kind, let check) = table.rules[index].check else { continue }
      let own = errors.filter { $0.kind == kind }
      if kind == .singleQuotedString || kind == .typographicQuote, own.count > 3 {
        collector.add(check(own[0], context).map { $0.standing(for: own) }, rule: index)
      } else {
        for error in own { collector.add(check(error, context), rule: index) }
      }
    }
    collector.alignFixesInStrings()
    collector.hide(tree.takeHiddenErrors(), by: table.syntaxRules) { check in
      if case .syntaxError(let kind, _) = check { kind.rawValue } else { nil }
    }
  }

  /// The maximum depth of FCM's own parser.
  static let serverDepth = 100

  /// Reports a message that is too deep for FCM, but not for this parser.
  func collectDepth(
    of view: MessageDocument, _ errors: ArraySlice<SyntaxError>,
    into collector: inout DiagnosticCollector
  ) {
    guard DocumentKinds.messages.contains(view.kind),
      !errors.contains(where: { $0.kind == .tooDeep }),
      let node = view.root.container(below: Self.serverDepth)
    else { return }
    let opener = ByteRange(node.range.start, node.range.start + 1)
    let error = SyntaxError(
      .tooDeep, opener, node: node.index, detail: .depthLimit(Self.serverDepth))
    collect([error], into: &collector)
  }
}

extension Finding {
  /// The finding about the first of many errors with one cause, with the repairs of all of them.
  fileprivate func standing(for errors: [SyntaxError]) -> Finding {
    var copy = self
    copy.message += " (and \(errors.count - 1) more)"
    let edits = errors.flatMap { $0.repair }
    copy.fixes =
      edits.count > FindingLimit.edits ? [] : fixes.map { Fix($0.title, $0.safety, edits) }
    return copy
  }
}

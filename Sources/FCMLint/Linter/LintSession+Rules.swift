// Asking the rules about the fields of a document.
extension LintSession {
  @inline(__always)
  func collectFields(
    _ view: MessageDocument, _ dispatch: RuleDispatch.Dispatch,
    into collector: inout DiagnosticCollector
  ) {
    let core = view.root.core
    // Nearly every answer is empty. A list without capacity owns no memory, so that a reference to
    // it may be forgotten; any other, an empty one of its own too, is moved out of the place.
    withUnsafeTemporaryAllocation(of: [Finding].self, capacity: 1) { place in
      guard let answer = place.baseAddress else { return }
      for event in validator.events {
        let node = JSONNode(core: core, index: Int(event.index))
        let span = dispatch.spans[Int(event.field.rawValue)]
        var item = dispatch.rules + Int(span.start)
        if let spared = span.spared, spared.matches(node, in: view) {
          item = dispatch.rules + Int(span.others)
        }
        while let rule = item.pointee {
          answer.initialize(to: rule._withUnsafeGuaranteedRef { $0.checkField(node, view) })
          if _slowPath(answer.pointee.capacity > 0) {
            take(answer.move(), dispatch.indices[item - dispatch.rules], node, into: &collector)
          }
          item += 1
        }
      }
    }
  }

  /// Whether no rule says anything about a field.
  func isSilent(
    _ event: SchemaValidator.Event, _ view: MessageDocument, _ dispatch: RuleDispatch.Dispatch
  ) -> Bool {
    let node = JSONNode(core: view.root.core, index: Int(event.index))
    let span = dispatch.spans[Int(event.field.rawValue)]
    var item = dispatch.rules + Int(span.start)
    if let spared = span.spared, spared.matches(node, in: view) {
      item = dispatch.rules + Int(span.others)
    }
    while let rule = item.pointee {
      if !rule._withUnsafeGuaranteedRef({ $0.checkField(node, view) }).isEmpty { return false }
      item += 1
    }
    return true
  }

  /// Not a part of the loop, whose few values stay in registers without it.
  @inline(never)
  private func take(
    _ findings: [Finding], _ index: UInt16, _ node: JSONNode,
    into collector: inout DiagnosticCollector
  ) {
    let rule = Int(index)
    if findings.isEmpty || !table.rules[rule].includesPlaceholders && node.isOpaque { return }
    // Where a string ends is a guess then, and what it says another.
    if node.isUnterminated, table.rules[rule].family != .secrets { return }
    collector.add(findings, rule: rule)
  }
}

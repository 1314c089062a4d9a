// Calls the rules for the fields of a document.
extension LintSession {
  /// Calls the rules for the fields that the validator found.
  @inline(__always)
  func collectFields(
    _ view: MessageDocument, _ dispatch: RuleDispatch.Dispatch,
    into collector: inout DiagnosticCollector
  ) {
    let tape = view.root.tape
    // Nearly every rule returns an empty array, which has no memory to release.
    withUnsafeTemporaryAllocation(of: [Finding].self, capacity: 1) { memory in
      guard let answer = memory.baseAddress else { return }
      for event in validator.events {
        let node = tape[Int(event.index)]
        var item = dispatch.rules + Int(dispatch.starts[Int(event.field.rawValue)])
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

  /// Adds findings. Not inlined, so that the loop above keeps its values in registers.
  @inline(never)
  private func take(
    _ findings: [Finding], _ index: UInt16, _ node: JSONNode,
    into collector: inout DiagnosticCollector
  ) {
    let rule = Int(index)
    if findings.isEmpty || !table.rules[rule].includesPlaceholders && node.isOpaque { return }
    // The end of the string is a guess, and so is its content.
    if node.isUnterminated, table.rules[rule].family != .secrets { return }
    collector.add(findings, rule: rule)
  }
}

/// The rules that speak, sorted by what they look at, so that a field costs only its own rules.
final class RuleTable: Sendable {
  typealias FieldCheck = @Sendable (JSONNode, MessageDocument) -> [Finding]

  /// The rules about fields that speak for one kind of document.
  struct Dispatch: Sendable {
    /// One flag for each field: whether any rule wants it.
    var wanted: [Bool]
    /// For each field the first of its rules in `rules`; one more entry than there are fields.
    var starts: [UInt16]
    var rules: [UInt16]
  }

  let rules: [Rule]
  /// The severity that replaces a rule's own, at the rule's index.
  let severities: [Severity?]
  let fieldChecks: [FieldCheck?]
  let level: Severity

  init(_ all: [Rule], _ configuration: Configuration) {
    var rules: [Rule] = []
    var severities: [Severity?] = []
    for rule in all {
      let decision = configuration.decision(id: rule.id, family: rule.family.rawValue)
      guard decision.speaks, decision.severity ?? rule.severity >= configuration.level else {
        continue
      }
      rules.append(rule)
      severities.append(decision.severity)
    }
    self.rules = rules
    self.severities = severities
    level = configuration.level
    fieldChecks = rules.map { rule in
      if case .fields(_, let check) = rule.check { check } else { nil }
    }
  }

  func dispatch(for kind: DocumentKind) -> Dispatch {
    let count = Field.allCases.count
    var sizes = [UInt16](repeating: 0, count: count + 1)
    var wanted = [Bool](repeating: false, count: count)
    forEachField(of: kind) { field, _ in
      sizes[field + 1] += 1
      wanted[field] = true
    }
    for index in 1...count { sizes[index] += sizes[index - 1] }
    var fill = sizes
    var items = [UInt16](repeating: 0, count: Int(sizes[count]))
    forEachField(of: kind) { field, rule in
      items[Int(fill[field])] = UInt16(rule)
      fill[field] += 1
    }
    return Dispatch(wanted: wanted, starts: sizes, rules: items)
  }

  private func forEachField(of kind: DocumentKind, _ body: (_ field: Int, _ rule: Int) -> Void) {
    for (index, rule) in rules.enumerated() where rule.kinds.contains(kind) {
      guard case .fields(let fields, _) = rule.check else { continue }
      for field in fields { body(Int(field.rawValue), index) }
    }
  }
}

/// The rules that speak, sorted by what they look at, so that a field costs only its own rules.
///
/// The pointers lead to memory that is written in `init` and never again.
final class RuleTable: @unchecked Sendable {
  /// The rules about fields that speak for one kind of document.
  ///
  /// Plain memory without a count of references, since it is asked for every document; whoever has
  /// it made frees it.
  struct Dispatch {
    /// One flag for each field: whether any rule wants it.
    let wanted: UnsafeMutablePointer<Bool>
    /// For each field the first of its rules in `rules`; one more entry than there are fields.
    let starts: UnsafeMutablePointer<UInt16>
    let rules: UnsafeMutablePointer<UInt16>

    init(wanted: [Bool], starts: [UInt16], rules: [UInt16]) {
      self.wanted = .allocate(capacity: wanted.count)
      self.wanted.initialize(from: wanted, count: wanted.count)
      self.starts = .allocate(capacity: starts.count)
      self.starts.initialize(from: starts, count: starts.count)
      self.rules = .allocate(capacity: max(1, rules.count))
      self.rules.initialize(from: rules, count: rules.count)
    }

    func deallocate() {
      wanted.deallocate()
      starts.deallocate()
      rules.deallocate()
    }
  }

  /// All rules, also those that are silent.
  let rules: [Rule]
  private let speaking: [Int]
  /// The severity that replaces a rule's own, at the rule's index.
  let severities: [Severity?]
  /// The same rules where the walk's events are judged, which must not count references; `rules`
  /// keeps them alive.
  let judges: UnsafeMutablePointer<Unmanaged<Rule>>
  /// The indices of the rules about broken JSON, and about departures from the schema.
  let syntaxRules: [Int]
  let schemaRules: [Int]
  let level: Severity

  init(_ all: [Rule], _ configuration: Configuration) {
    var speaking: [Int] = []
    var severities = [Severity?](repeating: nil, count: all.count)
    for index in all.indices {
      let decision = configuration.decision(
        id: all[index].id, family: all[index].family.rawValue)
      guard decision.speaks, decision.severity ?? all[index].severity >= configuration.level else {
        continue
      }
      speaking.append(index)
      severities[index] = decision.severity
    }
    rules = all
    self.speaking = speaking
    self.severities = severities
    level = configuration.level
    judges = .allocate(capacity: max(1, all.count))
    for index in all.indices { (judges + index).initialize(to: .passUnretained(all[index])) }
    syntaxRules = speaking.filter { if case .syntax = all[$0].check { true } else { false } }
    schemaRules = speaking.filter { if case .schema = all[$0].check { true } else { false } }
  }

  deinit { judges.deallocate() }

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
    for index in speaking where rules[index].kinds.contains(kind) {
      guard case .fields(let field, let others) = rules[index].check else { continue }
      body(Int(field.rawValue), index)
      for other in others { body(Int(other.rawValue), index) }
    }
  }
}

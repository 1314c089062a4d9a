/// The rules that speak, sorted by what they look at, so that a field costs only its own rules.
///
/// The pointers lead to memory that is written in `init` and never again.
final class RuleTable: @unchecked Sendable {
  /// A check in an object of its own, which is called without counting references: inside a
  /// generic container a bare function would be retained for every call.
  final class FieldCheck {
    let run: @Sendable (JSONNode, MessageDocument) -> [Finding]

    init(_ run: @escaping @Sendable (JSONNode, MessageDocument) -> [Finding]) { self.run = run }
  }

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

  /// All rules, also those that are silent: copying the others would take longer than skipping.
  let rules: [Rule]
  private let speaking: [Int]
  let ids: [String]
  /// The severity that replaces a rule's own, at the rule's index.
  let severities: [Severity?]
  /// The check of each rule about fields, at the rule's index.
  let fieldChecks: UnsafeMutablePointer<Unmanaged<FieldCheck>>
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
    ids = all.map(\.id)
    self.speaking = speaking
    self.severities = severities
    level = configuration.level
    fieldChecks = .allocate(capacity: max(1, rules.count))
    let nothing = FieldCheck { _, _ in [] }
    for index in rules.indices {
      if case .fields(_, let check) = rules[index].check {
        (fieldChecks + index).initialize(to: .passRetained(FieldCheck(check)))
      } else {
        (fieldChecks + index).initialize(to: .passRetained(nothing))
      }
    }
    syntaxRules = speaking.filter { if case .syntax = all[$0].check { true } else { false } }
    schemaRules = speaking.filter { if case .schema = all[$0].check { true } else { false } }
  }

  deinit {
    for index in rules.indices { fieldChecks[index].release() }
    fieldChecks.deallocate()
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
    for index in speaking where rules[index].kinds.contains(kind) {
      guard case .fields(let fields, _) = rules[index].check else { continue }
      for field in fields { body(Int(field.rawValue), index) }
    }
  }
}

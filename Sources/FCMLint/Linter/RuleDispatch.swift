/// The enabled rules by the fields they check, so that only rules about a field are called for it.
final class RuleDispatch: Sendable {
  /// The enabled rules about the fields of one kind of document.
  ///
  /// Memory without reference counts, which the owner deallocates.
  struct Dispatch {
    /// For each field, whether any rule checks it.
    let wanted: UnsafeMutablePointer<Bool>
    /// For each field, the number of its first rule.
    let starts: UnsafeMutablePointer<UInt16>
    /// The rules of all fields, with nil after those of each field; the table retains them.
    let rules: UnsafeMutablePointer<Unmanaged<Rule>?>
    /// The index of each of these rules in the list of all rules.
    let indices: UnsafeMutablePointer<UInt16>

    /// Allocates memory for as many rules as are counted for each field.
    fileprivate init(counts: UnsafeMutablePointer<UInt16>, _ fields: Int) {
      wanted = .allocate(capacity: fields)
      starts = counts
      var end: UInt16 = 0
      for field in 0..<fields {
        let count = counts[field]
        (wanted + field).initialize(to: count > 0)
        starts[field] = end
        end += count + 1
      }
      rules = .allocate(capacity: Int(end))
      rules.initialize(repeating: nil, count: Int(end))
      indices = .allocate(capacity: Int(end))
      indices.initialize(repeating: 0, count: Int(end))
    }

    func deallocate() {
      wanted.deallocate()
      starts.deallocate()
      rules.deallocate()
      indices.deallocate()
    }
  }

  /// All rules, including disabled ones.
  let rules: [Rule]
  /// The indices of the enabled rules.
  let enabled: [Int]
  /// The severity that replaces a rule's own, by the index of the rule.
  let severities: [Severity?]
  /// The indices of the rules about syntax errors and about schema violations.
  let syntaxRules: [Int]
  let schemaRules: [Int]
  let level: Severity

  /// Whether comments are not reported.
  var allowsComments: Bool {
    !rules.indices.contains {
      if case .syntaxError(.comment, _) = rules[$0].check {
        syntaxRules.contains($0)
      } else {
        false
      }
    }
  }

  /// The IDs of the rules about syntax.
  var syntaxFamily: Set<String> { Set(rules.lazy.filter { $0.family == .syntax }.map { $0.id }) }

  init(_ all: [Rule], _ configuration: Configuration) {
    var enabled: [Int] = []
    var syntaxRules: [Int] = []
    var schemaRules: [Int] = []
    enabled.reserveCapacity(all.count)
    var severities = [Severity?](repeating: nil, count: all.count)
    let isDefault = configuration.isDefaultSelection
    for index in all.indices {
      let decision =
        isDefault ? (isEnabled: true, severity: nil) : all[index].decision(configuration)
      guard decision.isEnabled, decision.severity ?? all[index].severity >= configuration.level
      else {
        continue
      }
      enabled.append(index)
      severities[index] = decision.severity
      switch all[index].check {
      case .syntaxError: syntaxRules.append(index)
      case .violation: schemaRules.append(index)
      case .fields, .ignoreComment, .code: break
      }
    }
    rules = all
    self.enabled = enabled
    self.severities = severities
    level = configuration.level
    self.syntaxRules = syntaxRules
    self.schemaRules = schemaRules
  }

  func dispatch(for kind: DocumentKind) -> Dispatch {
    let fields = Field.allCases.count
    let counts = UnsafeMutablePointer<UInt16>.allocate(capacity: fields)
    counts.initialize(repeating: 0, count: fields)
    forEachField(of: kind) { field, _ in counts[field] += 1 }
    let dispatch = Dispatch(counts: counts, fields)
    forEachField(of: kind) { field, rule in
      var place = Int(dispatch.starts[field])
      while dispatch.rules[place] != nil { place += 1 }
      dispatch.rules[place] = .passUnretained(rules[rule])
      dispatch.indices[place] = UInt16(rule)
    }
    return dispatch
  }

  @inline(__always)
  private func forEachField(of kind: DocumentKind, _ body: (_ field: Int, _ rule: Int) -> Void) {
    for index in enabled where rules[index].kinds.contains(kind) {
      guard case .fields(let fields) = rules[index].check else { continue }
      fields.visit { field in body(field, index) }
    }
  }
}

/// The enabled rules by the fields they check, so that only rules about a field are called for it.
final class RuleDispatch: Sendable {
  /// The enabled rules about the fields of one kind of document.
  ///
  /// Memory without reference counts, which the owner deallocates.
  struct Dispatch {
    /// For each field, whether any rule checks it.
    let wanted: UnsafeMutablePointer<Bool>
    /// For each field, the range of its rules.
    let spans: UnsafeMutablePointer<Span>
    /// The rules of all fields, with nil after those of each field; the table retains them.
    let rules: UnsafeMutablePointer<Unmanaged<Rule>?>
    /// The index of each of these rules in the list of all rules.
    let indices: UnsafeMutablePointer<UInt16>

    /// The range of the rules of one field: first those that skip values of a form, then the
    /// others.
    struct Span {
      var start: UInt16 = 0
      var others: UInt16 = 0
      var skipped: CommonForm?

      /// Counts a rule while the ranges still hold counts.
      @inline(__always)
      fileprivate mutating func count(_ rule: CommonForm?) {
        // The first rule that skips a form decides for the field.
        if skipped == nil { skipped = rule }
        if rule != nil, rule == skipped { start += 1 } else { others += 1 }
      }
    }

    /// Allocates memory for as many rules as the ranges count.
    fileprivate init(counts: UnsafeMutablePointer<Span>, _ fields: Int) {
      wanted = .allocate(capacity: fields)
      spans = counts
      var end: UInt16 = 0
      for field in 0..<fields {
        let count = counts[field]
        (wanted + field).initialize(to: count.start + count.others > 0)
        counts[field].start = end
        counts[field].others = end + count.start
        end += count.start + count.others + 1
      }
      rules = .allocate(capacity: Int(end))
      rules.initialize(repeating: nil, count: Int(end))
      indices = .allocate(capacity: Int(end))
      indices.initialize(repeating: 0, count: Int(end))
    }

    func deallocate() {
      wanted.deallocate()
      spans.deallocate()
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
    }
    rules = all
    self.enabled = enabled
    self.severities = severities
    level = configuration.level
    syntaxRules = enabled.filter {
      if case .syntaxError = all[$0].check { true } else { false }
    }
    schemaRules = enabled.filter { if case .violation = all[$0].check { true } else { false } }
  }

  func dispatch(for kind: DocumentKind) -> Dispatch {
    let fields = Field.allCases.count
    let counts = UnsafeMutablePointer<Dispatch.Span>.allocate(capacity: fields)
    counts.initialize(repeating: Dispatch.Span(), count: fields)
    forEachField(of: kind) { field, rule in counts[field].count(rules[rule].skipped) }
    let dispatch = Dispatch(counts: counts, fields)
    forEachField(of: kind) { field, rule in
      let (span, skipped) = (dispatch.spans[field], rules[rule].skipped)
      var place = Int(skipped != nil && skipped == span.skipped ? span.start : span.others)
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

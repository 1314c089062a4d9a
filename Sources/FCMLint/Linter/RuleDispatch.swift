/// The rules that speak, sorted by what they look at, so that a field costs only its own rules.
final class RuleDispatch: Sendable {
  /// The rules about fields that speak for one kind of document.
  ///
  /// Plain memory without a count of references, since it is asked for every document; whoever has
  /// it made frees it.
  struct Dispatch {
    /// One flag for each field: whether any rule wants it.
    let wanted: UnsafeMutablePointer<Bool>
    /// For each field where its rules stand.
    let spans: UnsafeMutablePointer<Span>
    /// The rules of one field after the other, behind those of each field nil; they are judged
    /// without counting references, and the table keeps them alive.
    let rules: UnsafeMutablePointer<Unmanaged<Rule>?>
    /// The same as indices into all rules.
    let indices: UnsafeMutablePointer<UInt16>

    /// The rules of one field: first those that spare values of one form, then the others.
    struct Span {
      var start: UInt16 = 0
      var others: UInt16 = 0
      var spared: CommonForm?

      /// Counts a rule, as long as the places count how many there are.
      @inline(__always)
      fileprivate mutating func count(_ rule: CommonForm?) {
        // Of a field one form of values is spared.
        if spared == nil { spared = rule }
        if rule != nil, rule == spared { start += 1 } else { others += 1 }
      }
    }

    /// Room for the rules of fields, and none in it yet; the spans, which are freed with it, tell how
    /// many there are.
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

  /// All rules, also those that are silent.
  let rules: [Rule]
  private let speaking: [Int]
  /// The severity that replaces a rule's own, at the rule's index.
  let severities: [Severity?]
  /// The indices of the rules about broken JSON, and about departures from the schema.
  let syntaxRules: [Int]
  let schemaRules: [Int]
  let level: Severity

  init(_ all: [Rule], _ configuration: Configuration) {
    var speaking: [Int] = []
    var severities = [Severity?](repeating: nil, count: all.count)
    let isDefault = configuration.isDefaultSelection
    for index in all.indices {
      let decision = isDefault ? (speaks: true, severity: nil) : all[index].decision(configuration)
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
    syntaxRules = speaking.filter {
      if case .syntaxError = all[$0].check { true } else { false }
    }
    schemaRules = speaking.filter { if case .violation = all[$0].check { true } else { false } }
  }

  func dispatch(for kind: DocumentKind) -> Dispatch {
    let fields = Field.allCases.count
    let counts = UnsafeMutablePointer<Dispatch.Span>.allocate(capacity: fields)
    counts.initialize(repeating: Dispatch.Span(), count: fields)
    forEachField(of: kind) { field, rule in counts[field].count(rules[rule].skipped) }
    let dispatch = Dispatch(counts: counts, fields)
    forEachField(of: kind) { field, rule in
      let (span, spared) = (dispatch.spans[field], rules[rule].skipped)
      var place = Int(spared != nil && spared == span.spared ? span.start : span.others)
      while dispatch.rules[place] != nil { place += 1 }
      dispatch.rules[place] = .passUnretained(rules[rule])
      dispatch.indices[place] = UInt16(rule)
    }
    return dispatch
  }

  @inline(__always)
  private func forEachField(of kind: DocumentKind, _ body: (_ field: Int, _ rule: Int) -> Void) {
    for index in speaking where rules[index].kinds.contains(kind) {
      guard case .fields(let field, let others) = rules[index].check else { continue }
      body(Int(field.rawValue), index)
      for other in others { body(Int(other.rawValue), index) }
    }
  }
}

/// Collects the findings of one document and turns them into diagnostics.
struct DiagnosticCollector {
  struct Entry {
    var finding: Finding
    var rule: Int
    var severity: Severity
  }

  /// The session owns the table and outlives every collector.
  private unowned(unsafe) let table: RuleDispatch
  private(set) var root: JSONNode?
  private(set) var kind: DocumentKind
  private(set) var document: Int
  /// The only finding of a document, to avoid the allocation of an array.
  private var only: Entry?
  var entries: [Entry] = []
  /// Whether nothing was added or hidden since the last move. Comparing the only finding with nil
  /// would copy it for every document.
  private(set) var isEmpty = true
  /// Counts the findings of the source, which may be an array of documents.
  private var limit = FindingLimit()
  /// The highest severity of the hidden findings.
  private var hiddenSeverity = Severity.hint
  /// Whether one of the findings is reported instead of others.
  var hasExclusive = false
  /// Whether the document is one of several of the source.
  var isInArray = false

  init(table: RuleDispatch, root: JSONNode?, kind: DocumentKind, document: Int) {
    self.table = table
    self.root = root
    self.kind = kind
    self.document = document
  }

  /// Resets the collector for the next document.
  @inline(__always)
  mutating func begin(_ root: JSONNode?, _ kind: DocumentKind, document: Int) {
    self.root = root
    self.kind = kind
    self.document = document
  }

  mutating func add(_ findings: [Finding], rule: Int) {
    for index in findings.indices where !findings[index].mayBeFilledIn {
      let severity =
        table.severities[rule] ?? findings[index].severity ?? table.rules[rule].severity
      if findings[index].isExclusive { hasExclusive = true }
      if findings[index].more.count > 0 { hide(findings[index].more, rule) }
      guard severity >= table.level else { continue }
      guard limit.shown + entries.count < FindingLimit.count else {
        hide(1, severity)
        continue
      }
      let entry = Entry(finding: findings[index], rule: rule, severity: severity)
      isEmpty = false
      if only == nil, entries.isEmpty {
        only = entry
      } else {
        makeList()
        entries.append(entry)
      }
    }
  }

  /// Counts errors or violations that were not recorded, given the number of each kind.
  mutating func hide(_ counts: [Int], by rules: [Int], _ kind: (Rule.Check) -> UInt8?) {
    if counts.isEmpty { return }
    for index in rules {
      guard let kind = kind(table.rules[index].check) else { continue }
      let severity = table.severities[index] ?? table.rules[index].severity
      if counts[Int(kind)] > 0 { hide(counts[Int(kind)], severity) }
    }
  }

  private mutating func hide(_ more: (count: Int, severity: Severity?), _ rule: Int) {
    let severity = table.severities[rule] ?? more.severity ?? table.rules[rule].severity
    if severity >= table.level { hide(more.count, severity) }
  }

  private mutating func hide(_ count: Int, _ severity: Severity) {
    isEmpty = false
    limit.hidden += count
    hiddenSeverity = max(hiddenSeverity, severity)
  }

  /// Ends the source: reports how many findings are hidden, after the last one that is not.
  mutating func finish(_ report: inout Linter.Report) {
    if limit.hidden > 0 {
      report.hidden += limit.hidden
      let last = limit.shown > 0 ? report.diagnostics.last : nil
      let start = root?.range.start ?? 0
      report.diagnostics.append(
        Diagnostic(
          rule: FindingLimit.rule, severity: hiddenSeverity,
          message: limit.hidden == 1
            ? "1 more finding is not reported" : "\(limit.hidden) more findings are not reported",
          help: "fix the reported ones, and lint again",
          range: last?.range ?? ByteRange(start, start + 1), document: document, kind: kind,
          pointer: last?.pointer ?? ""))
    }
    limit = FindingLimit()
    hiddenSeverity = .hint
  }

  var rules: [Rule] { table.rules }

  mutating func makeList() {
    guard let only else { return }
    entries.append(only)
    self.only = nil
  }

  /// Drops findings that may be consequences of syntax errors: missing members that an error may
  /// hide, names and values that are a guess, and keys that may belong to another object.
  mutating func dropConsequences(of errors: ArraySlice<SyntaxError>) {
    guard let root else { return }
    makeList()
    let isShifted = errors.contains { $0.shiftsMembers }
    let moved = Set(errors.compactMap { $0.endOfMovedMember })
    let copies = Self.copies(in: root, errors)
    let overridden = Self.overriddenKeys(errors)
    entries.removeAll { entry in
      let family = table.rules[entry.rule].family
      if family == .syntax || family == .secrets { return false }
      let finding = entry.finding
      if let whole = finding.whole, errors.contains(where: { $0.mayHideMembers(of: whole) }) {
        return true
      }
      guard finding.anchor > root.index, finding.anchor < root.endIndex else { return false }
      let node = root.tape[finding.anchor]
      if !overridden.isEmpty, !node.isObject, !node.isArray, let key = node.key,
        overridden.contains(key.range.start)
      {
        return true
      }
      if !moved.isEmpty, moved.contains((node.kind == .key ? node.value : node).range.end) {
        return true
      }
      if copies.contains(where: { $0.contains(node.range) }) { return true }
      if node.kind == .key { return isShifted || node.isMalformed }
      // The value of a number or literal that is not JSON is a guess.
      if node.kind != .key, !node.isString, node.isMalformed { return true }
      if node.isString, node.isMalformed, Self.isGuess(node, errors) { return true }
      if isShifted, node.isElement, node.isObject || node.isArray { return true }
      return node.kind == .missing || node.isUnterminated || node.key?.isMalformed == true
    }
    dropFixes(beside: errors)
  }

  /// Drops fixes that would remove, split or move text that was not parsed.
  private mutating func dropFixes(beside errors: ArraySlice<SyntaxError>) {
    let unread = errors.lazy.filter { $0.isUnread }.map { $0.range }
    if unread.isEmpty { return }
    let ranges = unread.sorted { $0.start < $1.start }
    for index in entries.indices where !entries[index].finding.fixes.isEmpty {
      if table.rules[entries[index].rule].family == .syntax { continue }
      entries[index].finding.fixes.removeAll { fix in
        fix.edits.contains { Self.touches($0.range, ranges) }
      }
    }
  }

  /// Whether a range overlaps or touches one of some sorted ranges.
  private static func touches(_ range: ByteRange, _ others: [ByteRange]) -> Bool {
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle].end < range.start { low = middle + 1 } else { high = middle }
    }
    return low < others.count && others[low].start <= range.end
  }

  /// The objects and arrays with a duplicate key, because it is unknown which of the two is used.
  private static func copies(in root: JSONNode, _ errors: ArraySlice<SyntaxError>) -> [ByteRange] {
    errors.lazy.filter { $0.kind == .duplicateKey }.prefix(16)
      .map { root.tape[$0.node].value }
      .filter { $0.isObject || $0.isArray }.map { $0.range }
  }

  /// The starts of the keys that occur again later in the same object, where their value counts.
  private static func overriddenKeys(_ errors: ArraySlice<SyntaxError>) -> Set<Int> {
    var overridden: Set<Int> = []
    for error in errors.reversed() where error.kind == .duplicateKey {
      guard let first = error.related?.start else { continue }
      if !overridden.insert(first).inserted { overridden.insert(error.range.start) }
    }
    return overridden
  }

  /// Whether a string contains bytes that are not valid in it, so that its text is a guess.
  private static func isGuess(_ text: JSONNode, _ errors: ArraySlice<SyntaxError>) -> Bool {
    var (low, high) = (errors.startIndex, errors.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if errors[middle].range.start < text.range.start { low = middle + 1 } else { high = middle }
    }
    guard low < errors.endIndex, errors[low].range.end <= text.range.end else { return false }
    return [.badEscape, .controlCharacter, .invalidUTF8].contains(errors[low].kind)
  }

  /// Moves the diagnostics to a report, in the order of the source and with JSON Pointers.
  mutating func move(to report: inout Linter.Report) {
    defer {
      isEmpty = true
      if !isInArray { finish(&report) }
    }
    if let entry = only.take() {
      if entry.finding.notes.isEmpty {
        limit.shown += 1
        let pointer = JSONPointerBuilder.pointer(of: entry.finding.anchor, from: root)
        report.diagnostics.append(diagnostic(entry, pointer, notes: []))
        return
      }
      entries.append(entry)
    }
    if hasExclusive { dropOverruled() }
    let sorted = inOrder()
    entries = []
    var anchors: [Int] = []
    for entry in sorted {
      anchors.append(entry.finding.anchor)
      for note in entry.finding.notes { anchors.append(note.anchor) }
    }
    let pointers = JSONPointerBuilder.pointers(of: anchors, from: root, &limit.length)
    var next = 0
    for entry in sorted {
      let own = pointers[next...next + entry.finding.notes.count]
      next = own.endIndex
      if own.contains(nil) {
        hide(1, entry.severity)
        continue
      }
      limit.shown += 1
      let notes = zip(entry.finding.notes, own.dropFirst()).map { note, pointer in
        Diagnostic.Note(message: note.message, range: note.range, pointer: pointer ?? "")
      }
      report.diagnostics.append(diagnostic(entry, own[own.startIndex] ?? "", notes: notes))
    }
  }

  private func diagnostic(_ entry: Entry, _ pointer: String, notes: [Diagnostic.Note])
    -> Diagnostic
  {
    let rule = table.rules[entry.rule]
    var message = entry.finding.message
    if entry.finding.severity ?? rule.severity == .error, !message.hasSuffix("the SDK throws"),
      let ending = Consequence.ending(of: rule.id, in: kind)
    {
      message += "\(ending)"
    }
    return Diagnostic(
      rule: rule.id, severity: entry.severity, message: message, help: entry.finding.help,
      range: entry.finding.range, document: document, kind: kind,
      pointer: pointer, notes: notes, fixes: entry.finding.fixes)
  }

  private func inOrder() -> [Entry] {
    let rules = table.rules
    let order = entries.indices.sorted { first, second in
      let (one, two) = (entries[first], entries[second])
      let places = (one.finding.range.start, one.finding.range.end)
      let others = (two.finding.range.start, two.finding.range.end)
      if places != others { return places < others }
      return (rules[one.rule].id, first) < (rules[two.rule].id, second)
    }
    return order.map { entries[$0] }
  }
}

import FCMLint

/// The report in SARIF 2.1.0, as GitHub's code scanning wants it.
struct SARIFReporter: Reporter {
  private struct Waiting {
    var severity: Severity
    var line: Int
    var result: (_ lineName: String?) -> JSONValue
  }

  private let rules: SARIFRules
  private var results = SARIFResults()
  private var fingerprints = RunFingerprints()
  private var lineHashes = PrimaryLocationLineHash()
  /// Results whose line is not complete yet: its name is not known.
  private var waiting: [Waiting] = []
  private var notifications: [JSONValue] = []
  private var hasFailed = false

  init(_ context: ReportContext) { rules = SARIFRules(context.rules) }

  mutating func begin() -> String {
    let head = JSONValue.memberLines([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
    ])
    let run = JSONValue.memberLines([
      "tool": ["driver": rules.driver],
      "originalUriBaseIds": [
        "%SRCROOT%": ["description": ["text": "The root of the repository."]]
      ],
      "columnKind": "utf16CodeUnits",
    ])
    return "{\(head),\n\"runs\":[{\n\(run),\n\"results\":["
  }

  func readsBytes(of source: SourceReport) -> Bool { true }

  mutating func report(_ source: SourceReport) -> String {
    if source.before == nil { finishLines() }
    fingerprints.begin(source)
    let all = source.diagnostics.map { ($0, Suppression?.none) }
    let findings = all + source.suppressed.map { ($0.diagnostic, $0) }
    // Lines are counted from the start, so every piece of a long source has to be read.
    guard !findings.isEmpty || source.layout == .lines else { return "" }
    let writer = SARIFWriter(source, rules: rules)
    for (diagnostic, silenced) in findings {
      let fingerprint = fingerprints.next(diagnostic)
      waiting.append(
        Waiting(severity: diagnostic.severity, line: writer.line(of: diagnostic)) { lineName in
          writer.result(diagnostic, fingerprint, lineName: lineName, silenced)
        })
    }
    lineHashes.read(source.bytes, wanted: waiting.map { $0.line })
    release(through: lineHashes.lines)
    return ""
  }

  private mutating func release(through line: Int) {
    for result in waiting where result.line <= line {
      results.add(result.severity) { result.result(lineHashes.name(of: result.line)).line }
    }
    waiting.removeAll { $0.line <= line }
  }

  private mutating func finishLines() {
    if !waiting.isEmpty {
      lineHashes.finish()
      release(through: .max)
    }
    lineHashes = PrimaryLocationLineHash()
  }

  mutating func report(_ unread: UnreadableSource) -> String {
    hasFailed = true
    notifications.append([
      "level": "error", "message": SARIFText.message("\(unread.address): \(unread.words)"),
    ])
    return ""
  }

  mutating func end(_ summary: ReportSummary) -> String {
    finishLines()
    let all = results.ordered
    if results.leftOut > 0 {
      let note =
        "\(results.leftOut) of \(results.leftOut + all.count) results are left out, the mildest "
        + "first: consumers refuse a run of more than \(SARIFResults.most)."
      notifications.append(["level": "warning", "message": SARIFText.message(note)])
    }
    let tail = JSONValue.memberLines([
      "invocations": [
        [
          "executionSuccessful": .bool(!hasFailed),
          "toolExecutionNotifications": .array(notifications),
        ]
      ]
    ])
    var list = JSONLineList()
    return "\(list.add(all.map { .text($0) }))\(list.end),\n\(tail)}]}\n"
  }
}

/// The results of a run: all of them up to the limit, beyond it the gravest.
struct SARIFResults {
  /// GitHub refuses a run with more.
  static let most = 25_000

  private struct Entry {
    var order: Int
    var text: String
  }

  /// By severity, the mildest first.
  private var entries = Severity.allCases.map { _ in [Entry]() }
  private var count = 0
  private(set) var leftOut = 0

  /// Takes a result in if there is room for its severity; only then it is made.
  mutating func add(_ severity: Severity, _ text: () -> String) {
    let level = Int(severity.rawValue)
    guard count < Self.most || entries[..<level].contains(where: { !$0.isEmpty }) else {
      leftOut += 1
      return
    }
    entries[level].append(Entry(order: count + leftOut, text: text()))
    count += 1
    guard count > Self.most, let mildest = entries.firstIndex(where: { !$0.isEmpty }) else {
      return
    }
    entries[mildest].removeLast()
    count -= 1
    leftOut += 1
  }

  /// In the order of the report; the gravest first when some are left out.
  var ordered: [String] {
    if leftOut > 0 { return entries.reversed().joined().map { $0.text } }
    return entries.joined().sorted { $0.order < $1.order }.map { $0.text }
  }
}

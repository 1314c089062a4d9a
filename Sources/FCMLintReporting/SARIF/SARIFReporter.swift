import FCMLint

/// The SARIF 2.1.0 report, within the limits of GitHub code scanning.
struct SARIFReporter: Reporter {
  private struct Waiting {
    var severity: Severity
    var line: Int
    var result: (_ lineName: String?) -> JSONValue
  }

  private var rules: SARIFRules
  private var results = SARIFResults()
  private var fingerprints = RunFingerprints()
  private var lineHashes = PrimaryLocationLineHash()
  /// Results whose line hash is not known yet.
  private var waiting: [Waiting] = []
  private var notifications: [JSONValue] = []
  private var hasFailed = false

  init(_ context: ReportContext) { rules = SARIFRules(context.rules()) }

  mutating func begin() -> String {
    let head = JSONValue.memberLines([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
    ])
    let run = JSONValue.memberLines([
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
    let findings = source.all
    // Line hashes depend on all preceding lines, so every chunk is needed.
    guard !findings.isEmpty || source.layout == .lines else { return "" }
    let writer = SARIFWriter(source)
    for (diagnostic, silenced) in findings {
      let fingerprint = fingerprints.next(diagnostic)
      let rule = rules.index(of: diagnostic.rule)
      waiting.append(
        Waiting(severity: diagnostic.severity, line: writer.line(of: diagnostic)) { lineName in
          writer.result(diagnostic, rule: rule, fingerprint, lineName: lineName, silenced)
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
    lineHashes.removeNames()
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
    var text = ""
    end(summary) { text += $0 }
    return text
  }

  mutating func end(_ summary: ReportSummary, to write: (String) -> Void) {
    finishLines()
    let all = results.ordered
    if results.omitted > 0 {
      let note =
        "\(results.omitted) of \(results.omitted + all.count) results are omitted, least severe "
        + "first: code scanning rejects a run with more than \(SARIFResults.most)."
      notifications.append(["level": "warning", "message": SARIFText.message(note)])
    }
    let tail = JSONValue.memberLines([
      "tool": ["driver": rules.driver],
      "invocations": [
        [
          "executionSuccessful": .bool(!hasFailed),
          "toolExecutionNotifications": .array(notifications),
        ]
      ],
    ])
    var list = JSONLineList()
    for result in all { write(list.add(.text(result))) }
    write("\(list.end),\n\(tail)}]}\n")
  }
}

/// The results of a run, or the most severe ones if there are more than the limit.
struct SARIFResults {
  /// GitHub rejects a run with more results.
  static let most = 25_000

  private struct Entry {
    var order: Int
    var text: String
  }

  /// By severity, least severe first.
  private var entries = Severity.allCases.map { _ in [Entry]() }
  private var count = 0
  private(set) var omitted = 0

  /// Adds a result if there is room for its severity; `result` is called only then.
  mutating func add(_ severity: Severity, _ text: () -> String) {
    let level = Int(severity.rawValue)
    guard count < Self.most || entries[..<level].contains(where: { !$0.isEmpty }) else {
      omitted += 1
      return
    }
    entries[level].append(Entry(order: count + omitted, text: text()))
    count += 1
    guard count > Self.most, let mildest = entries.firstIndex(where: { !$0.isEmpty }) else {
      return
    }
    entries[mildest].removeLast()
    count -= 1
    omitted += 1
  }

  /// The results in report order, or most severe first if some are omitted.
  var ordered: [String] {
    if omitted > 0 { return entries.reversed().joined().map { $0.text } }
    return entries.joined().sorted { $0.order < $1.order }.map { $0.text }
  }
}

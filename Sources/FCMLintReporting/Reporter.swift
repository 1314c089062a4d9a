import FCMLint

/// Formats findings incrementally, so that reports of any size fit in memory.
package protocol Reporter {
  /// Whether the reporter needs the bytes of a source or chunk.
  func readsBytes(of source: SourceReport) -> Bool
  /// The start of the report.
  mutating func begin() -> String
  /// The report on one source or chunk, in order.
  mutating func report(_ source: SourceReport) -> String
  /// Writes the report on one source or chunk in parts, if it may be long.
  mutating func report(_ source: SourceReport, to write: (String) -> Void)
  /// The report on a source that could not be read.
  mutating func report(_ unread: UnreadableSource) -> String
  /// The end of the report.
  mutating func end(_ summary: ReportSummary) -> String
  /// Writes the end of the report in parts, if it is long.
  mutating func end(_ summary: ReportSummary, to write: (String) -> Void)
}

extension Reporter {
  package func readsBytes(of source: SourceReport) -> Bool { !source.diagnostics.isEmpty }
  package mutating func begin() -> String { "" }
  package mutating func report(_ source: SourceReport, to write: (String) -> Void) {
    write(report(source))
  }
  package mutating func report(_ unread: UnreadableSource) -> String { "" }
  package mutating func end(_ summary: ReportSummary) -> String { "" }
  package mutating func end(_ summary: ReportSummary, to write: (String) -> Void) {
    write(end(summary))
  }
}

extension Reporter {
  /// The parts of the report on a source as one text.
  mutating func joined(_ source: SourceReport) -> String {
    var text = ""
    report(source) { text += $0 }
    return text
  }
}

/// A reporter of any format, because Embedded Swift has no existentials.
package struct AnyReporter: Reporter {
  private let isReading: (SourceReport) -> Bool
  private let beginning: () -> String
  private let reporting: (SourceReport) -> String
  private let reportingInParts: (SourceReport, (String) -> Void) -> Void
  private let reportingUnread: (UnreadableSource) -> String
  private let ending: (ReportSummary) -> String
  private let endingInParts: (ReportSummary, (String) -> Void) -> Void

  init<Concrete: Reporter>(_ reporter: Concrete) {
    var reporter = reporter
    isReading = { reporter.readsBytes(of: $0) }
    beginning = { reporter.begin() }
    reporting = { reporter.report($0) }
    reportingInParts = { reporter.report($0, to: $1) }
    reportingUnread = { reporter.report($0) }
    ending = { reporter.end($0) }
    endingInParts = { reporter.end($0, to: $1) }
  }

  package func readsBytes(of source: SourceReport) -> Bool { isReading(source) }
  package mutating func begin() -> String { beginning() }
  package mutating func report(_ source: SourceReport) -> String { reporting(source) }
  package mutating func report(_ source: SourceReport, to write: (String) -> Void) {
    reportingInParts(source, write)
  }
  package mutating func report(_ unread: UnreadableSource) -> String { reportingUnread(unread) }
  package mutating func end(_ summary: ReportSummary) -> String { ending(summary) }
  package mutating func end(_ summary: ReportSummary, to write: (String) -> Void) {
    endingInParts(summary, write)
  }
}

/// The report formats.
package enum ReportFormat: String, CaseIterable, Sendable {
  case full, concise, json, jsonl, sarif, github, gitlab, junit, checkstyle, rdjson, rdjsonl, azure
  case markdown, records
  /// The format for the CI system. The program must resolve it; otherwise it is the full report.
  case auto

  /// Whether the format is for people, so that colors and width apply.
  package var isForPeople: Bool { self == .full || self == .concise || self == .auto }

  /// Whether the report shows fixes or counts them.
  package var showsFixes: Bool {
    switch self {
    case .full, .json, .jsonl, .records, .sarif, .rdjson, .rdjsonl, .auto: true
    case .concise, .github, .gitlab, .junit, .checkstyle, .azure, .markdown: false
    }
  }

  /// The environment variables that CI systems set to `true`.
  private static let buildServers: [(variable: String, format: ReportFormat)] = [
    ("GITHUB_ACTIONS", .github), ("TF_BUILD", .azure),
  ]

  /// The format for the CI system that the environment indicates.
  package static func suiting(_ environment: (String) -> String?) -> ReportFormat {
    buildServers.first { environment($0.variable)?.lowercased() == "true" }?.format ?? .full
  }

  /// A reporter for this format. Only formats for people use `style`.
  ///
  /// - Parameter showsAll: whether the full report shows every finding of a rule in a file.
  package func reporter(
    _ style: TerminalStyle = TerminalStyle(), isQuiet: Bool = false, showsAll: Bool = false,
    context: ReportContext = ReportContext()
  ) -> AnyReporter {
    switch self {
    case .full, .auto: AnyReporter(FullReporter(style: style, isQuiet: isQuiet, showsAll: showsAll))
    case .concise: AnyReporter(ConciseReporter(style: style))
    case .json: AnyReporter(JSONReporter())
    case .jsonl: AnyReporter(JSONLinesReporter())
    case .sarif: AnyReporter(SARIFReporter(context))
    case .github: AnyReporter(GitHubReporter(context))
    case .gitlab: AnyReporter(GitLabReporter(context))
    case .junit: AnyReporter(JUnitReporter())
    case .checkstyle: AnyReporter(CheckstyleReporter(context))
    case .rdjson: AnyReporter(RdjsonReporter())
    case .rdjsonl: AnyReporter(RdjsonLinesReporter())
    case .azure: AnyReporter(AzureReporter())
    case .markdown: AnyReporter(MarkdownReporter())
    case .records: AnyReporter(RecordsReporter())
    }
  }
}

import FCMLint

/// Turns findings into text for one sort of reader, piece by piece, so that no run is too large.
package protocol Reporter {
  /// Whether it will read the bytes of a source, or of a piece of one, once it gets them.
  func readsBytes(of source: SourceReport) -> Bool
  /// What stands in front of everything.
  mutating func begin() -> String
  /// What is said about one source; called in the order of the report.
  mutating func report(_ source: SourceReport) -> String
  /// What is said about a source that could not be read.
  mutating func report(_ unread: UnreadableSource) -> String
  /// What ends the report.
  mutating func end(_ summary: ReportSummary) -> String
}

extension Reporter {
  package func readsBytes(of source: SourceReport) -> Bool { !source.diagnostics.isEmpty }
  package mutating func begin() -> String { "" }
  package mutating func report(_ unread: UnreadableSource) -> String { "" }
  package mutating func end(_ summary: ReportSummary) -> String { "" }
}

/// A reporter of any format: Embedded Swift has no values whose type is a protocol.
package struct AnyReporter: Reporter {
  private let isReading: (SourceReport) -> Bool
  private let beginning: () -> String
  private let reporting: (SourceReport) -> String
  private let reportingUnread: (UnreadableSource) -> String
  private let ending: (ReportSummary) -> String

  init<Concrete: Reporter>(_ reporter: Concrete) {
    var reporter = reporter
    isReading = { reporter.readsBytes(of: $0) }
    beginning = { reporter.begin() }
    reporting = { reporter.report($0) }
    reportingUnread = { reporter.report($0) }
    ending = { reporter.end($0) }
  }

  package func readsBytes(of source: SourceReport) -> Bool { isReading(source) }
  package mutating func begin() -> String { beginning() }
  package mutating func report(_ source: SourceReport) -> String { reporting(source) }
  package mutating func report(_ unread: UnreadableSource) -> String { reportingUnread(unread) }
  package mutating func end(_ summary: ReportSummary) -> String { ending(summary) }
}

/// The formats a report can have.
package enum ReportFormat: String, CaseIterable, Sendable {
  case full, concise, json, jsonl, sarif, github, gitlab, junit, checkstyle, rdjson, rdjsonl, azure
  case markdown
  /// What suits the surroundings; a program has to decide it, else it is the full report.
  case auto

  /// Whether people read it, so that colours and a width may matter.
  package var isForPeople: Bool { self == .full || self == .concise || self == .auto }

  /// The variables that build servers set to `true`.
  private static let buildServers: [(variable: String, format: ReportFormat)] = [
    ("GITHUB_ACTIONS", .github), ("TF_BUILD", .azure),
  ]

  /// The format that the build server in whose environment the program runs understands.
  package static func suiting(_ environment: (String) -> String?) -> ReportFormat {
    buildServers.first { environment($0.variable)?.lowercased() == "true" }?.format ?? .full
  }

  /// A reporter that writes this format; `style` matters to the formats for people only.
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
    }
  }
}

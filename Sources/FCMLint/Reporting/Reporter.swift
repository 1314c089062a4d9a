/// Turns findings into text for one sort of reader, piece by piece, so that no run is too large.
public protocol Reporter {
  /// What stands in front of everything.
  mutating func begin() -> String
  /// What is said about one source; called in the order of the report.
  mutating func report(_ source: SourceReport) -> String
  /// What ends the report.
  mutating func end(_ summary: ReportSummary) -> String
}

extension Reporter {
  public mutating func begin() -> String { "" }
  public mutating func end(_ summary: ReportSummary) -> String { "" }
}

/// The formats a report can have.
public enum ReportFormat: String, CaseIterable, Sendable {
  case full, concise, json, jsonl

  /// Whether people read it, so that colours and a width may matter.
  public var isForPeople: Bool { self == .full || self == .concise }

  /// A reporter that writes this format; `style` matters to the formats for people only.
  public func reporter(_ style: ReportStyle = ReportStyle(), isQuiet: Bool = false) -> any Reporter
  {
    switch self {
    case .full: FullReporter(style: style, isQuiet: isQuiet)
    case .concise: ConciseReporter(style: style)
    case .json: JSONReporter()
    case .jsonl: JSONLinesReporter()
    }
  }
}

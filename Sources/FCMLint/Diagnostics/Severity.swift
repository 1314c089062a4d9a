/// The severity of a finding: how serious the consequences of sending the document unchanged are.
public enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  /// A suggestion; not reported unless the level of the configuration is `hint`.
  case hint
  /// Works today, but is deprecated, risky or better written another way.
  case info
  /// Accepted, but probably not what was meant, or sources disagree about it.
  case warning
  /// FCM rejects the message, or part of it cannot work.
  case error

  /// Whether the first severity is lower than the second.
  public static func < (first: Severity, second: Severity) -> Bool {
    first.rawValue < second.rawValue
  }

  /// The name in configurations and reports, such as `warning`.
  public var word: String {
    switch self {
    case .hint: "hint"
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Other words for the severities in a list of known words, such as the levels of an option.
  package static func synonyms(among known: [String]) -> [(name: String, words: String)] {
    [
      ("error", "err"), ("warning", "warn"), ("info", "information note notice"),
      ("off", "none never"),
      ("never", "none off"),
    ]
    .filter { known.contains("warning") && known.contains($0.0) }
  }

  /// Creates the severity with this name; nil for any other text.
  public init?(word: some StringProtocol) {
    guard let severity = Severity.allCases.first(where: { $0.word == word }) else { return nil }
    self = severity
  }
}

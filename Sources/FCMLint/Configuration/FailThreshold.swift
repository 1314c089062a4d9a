/// The lowest severity that makes a run fail.
package enum FailThreshold: Sendable, Equatable {
  case atLeast(Severity)
  case never

  /// Creates the threshold with this name: a severity, or `never`.
  package init?(word: some StringProtocol) {
    if word == "never" {
      self = .never
    } else if let severity = Severity(word: word), severity != .hint {
      self = .atLeast(severity)
    } else {
      return nil
    }
  }

  /// The name in configurations and options.
  package var word: String {
    switch self {
    case .atLeast(let severity): severity.word
    case .never: "never"
    }
  }

  /// Whether a finding of this severity makes the run fail.
  package func fails(_ severity: Severity) -> Bool {
    switch self {
    case .atLeast(let level): severity >= level
    case .never: false
    }
  }
}

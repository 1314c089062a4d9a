/// What happens if the document is sent as it is.
public enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  /// A thought for the author.
  case hint
  /// Works today; deprecated, risky, or better said another way.
  case info
  /// Accepted, but probably not what was meant, or it depends on app, device or a contested point.
  case warning
  /// Refused, or what the document asks for can certainly not happen.
  case error

  public static func < (first: Severity, second: Severity) -> Bool {
    first.rawValue < second.rawValue
  }

  /// The word that users write and read.
  public var word: String {
    switch self {
    case .hint: "hint"
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The severity with this word; nil for any other text.
  public init?(word: some StringProtocol) {
    guard let severity = Severity.allCases.first(where: { $0.word == word }) else { return nil }
    self = severity
  }
}

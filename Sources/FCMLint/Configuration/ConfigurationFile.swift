/// What one `.fcmlint.json` says.
public struct ConfigurationFile: Sendable {
  /// The name that is looked for in each folder.
  public static let name = ".fcmlint.json"

  /// A severity for a rule or a family; nil turns it off.
  public struct RuleSetting: Sendable {
    public var name: String
    public var severity: Severity?
    /// Where the setting stands in its file.
    public var range = ByteRange(0, 0)
  }

  /// Files whose documents are of one kind, whatever they look like.
  public struct Claim: Sendable {
    public var files: [Glob]
    public var kind: DocumentKind
    /// Where the entry stands in the configuration file.
    public var range = ByteRange(0, 0)
  }

  /// Findings that are known and accepted.
  public struct Ignore: Sendable {
    public var files: [Glob]
    public var rule: String
    /// The JSON Pointer of the finding; nil means anywhere in the document.
    public var pointer: String?
    public var reason: String
    /// Where the entry stands in the configuration file.
    public var range: ByteRange
  }

  /// Settings that hold for some files only.
  public struct Override: Sendable {
    public var files: [Glob]
    public var rules: [RuleSetting]
  }

  public var isRoot = false
  /// The path of the file this one builds on, relative to its own folder.
  public var extends: String?
  /// Where that path stands.
  public var extendsPlace = ByteRange(0, 0)
  public var rules: [RuleSetting] = []
  public var documents: [Claim] = []
  public var exclude: [Glob] = []
  public var placeholders: [String]?
  public var ignores: [Ignore] = []
  public var overrides: [Override] = []
  public var failOn: FailLevel?
  public var project = ProjectFacts.none
  /// Where each top-level key stands, so that `fcmlint config` can say where a value came from.
  public var places: [String: ByteRange] = [:]

  public init() {}
}

/// The lowest severity that makes a run fail.
public enum FailLevel: Sendable, Equatable {
  case atLeast(Severity)
  case never

  /// The level with this word: a severity, or `never`.
  public init?(word: some StringProtocol) {
    if word == "never" {
      self = .never
    } else if let severity = Severity(word: word), severity != .hint {
      self = .atLeast(severity)
    } else {
      return nil
    }
  }

  /// The word that users write and read.
  public var word: String {
    switch self {
    case .atLeast(let severity): severity.word
    case .never: "never"
    }
  }

  /// Whether a finding of this severity makes the run fail.
  public func fails(_ severity: Severity) -> Bool {
    switch self {
    case .atLeast(let level): severity >= level
    case .never: false
    }
  }
}

/// A mistake in a configuration, with its place.
public struct ConfigurationProblem: Sendable, Equatable {
  public var message: String
  public var help: String?
  public var range: ByteRange
}

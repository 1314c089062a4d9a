/// Judges documents by rules: bytes in, diagnostics out.
///
/// A linter touches no file and prints nothing. What it promises, whatever the bytes are, and what
/// holds it to that:
///
/// - It never traps, every place lies in the source, and a fix leaves no document broken:
///   `ParserRobustnessTests`, `HostileFixtureTests`, and the targets of `make fuzz`.
/// - It takes time in proportion to the source and its findings: `HostileDocumentTests`,
///   `ParserRobustnessTests.testLongSourcesOfOneSlipTakeLinearTime`, and `make growth`.
/// - It takes memory in proportion to the source and its findings, for one document a line to the
///   longest line and the findings: `.ci/smoke`, within limits that the system sets.
/// - It is a value that many tasks may use at once, and remembers nothing of a source:
///   `LinterGuaranteeTests`, and `make threads`. A session remembers how lines are laid out, and says
///   of each the same as if it had not: `LineLayoutTests`.
/// - It shows no secret in full: `HarmlessTextTests` and `PlantedSecretsTests`.
public struct Linter: Sendable {
  /// How a source holds its documents.
  public enum Layout: Sendable {
    /// One JSON value, which may be an array of documents.
    case single
    /// One document on each line.
    case lines

    /// The layout that a file name extension stands for: lines for `.jsonl` and `.ndjson`.
    package init(of path: FilePath) {
      self = path.hasEnding(".jsonl") || path.hasEnding(".ndjson") ? .lines : .single
    }
  }

  /// What became of a source.
  public struct Report: Sendable {
    /// What the rules found, in the order of the source.
    public var diagnostics: [Diagnostic] = []
    /// How many documents were judged.
    public var documents = 0
    /// How many values were no FCM documents and were passed over.
    public var skipped = 0
    /// How many lines held something, for a source with one document on each.
    public var lines = 0
    /// How many line breaks there are, for a source with one document on each line.
    public var breaks = 0
    /// What each judged document was taken for, and why.
    public var detections: [Detection] = []
    /// Why values were passed over, where asked for.
    public var skipReasons: [Stranger] = []
    /// How large each judged document is on each platform, where asked for.
    package var sizes: [Size] = []

    public init() {}
  }

  /// How large a document is on a platform.
  package struct Size: Sendable {
    package var document: Int
    package var platform: PayloadSize.Platform
    package var bytes: Int
    /// Whether a template placeholder hides some of it.
    package var isLowerBound: Bool
  }

  /// What a document was taken for.
  public struct Detection: Sendable {
    public var document: Int
    public var kind: DocumentKind
    /// The evidence, in a few words.
    public var reason: String
  }

  /// Values that were passed over for the same reason.
  public struct Stranger: Sendable {
    /// What they are, in a few words.
    public var reason: String
    public var count: Int
  }

  let table: RuleDispatch
  public let configuration: Configuration

  /// A linter with these rules, as far as the configuration lets them speak.
  public init(rules: [Rule], configuration: Configuration = Configuration()) {
    self.configuration = configuration
    table = RuleDispatch(rules, configuration)
  }

  /// Judges one source. Linear time; memory in proportion to the source for `.single`, to the
  /// longest line for `.lines`.
  public func lint(_ bytes: [UInt8], layout: Layout = .single) -> Report {
    let session = LintSession(self)
    return bytes.withUnsafeBufferPointer { buffer in
      session.lint(buffer, layout: layout)
    }
  }
}

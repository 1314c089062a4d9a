/// Finds what FCM, APNs or a browser would reject, ignore or read differently in a document.
///
/// A linter is a value: make one and use it for many sources, from several tasks at once. It reads
/// no file and prints nothing.
///
///     let linter = Linter()
///     for diagnostic in linter.lint(text).diagnostics where diagnostic.severity == .error {
///       print("\(diagnostic.start.line):\(diagnostic.start.column): \(diagnostic.message)")
///     }
///
/// What holds for any source, and the tests of it:
///
/// - It never traps, every range lies in the source, and a fix leaves no document broken:
///   `ParserRobustnessTests`, `HostileFixtureTests`, and the targets of `make fuzz`.
/// - Time is proportional to the source and its findings: `HostileDocumentTests` and
///   `make scaling`.
/// - Memory is proportional to the source and its findings; with one document on each line, to the
///   longest line and the findings: `scripts/smoke-test`.
/// - A linter keeps nothing of a source: `LinterGuaranteeTests` and `make threads`.
/// - No secret is shown in full: `HarmlessTextTests` and `PlantedSecretsTests`.
public struct Linter: Sendable {
  /// How a source holds its documents.
  public enum Layout: Sendable {
    /// One JSON value, which may be an array of documents.
    case single
    /// One document on each line (JSON Lines).
    case lines

    /// The layout that a file name extension stands for: lines for `.jsonl` and `.ndjson`.
    package init(of path: FilePath) {
      self = path.hasEnding(".jsonl") || path.hasEnding(".ndjson") ? .lines : .single
    }
  }

  let table: RuleDispatch
  /// What the linter was configured with.
  public let configuration: Configuration

  /// A linter with all rules of fcmlint.
  public init(configuration: Configuration = Configuration()) {
    self.init(rules: Rule.all, configuration: configuration)
  }

  /// A linter with these rules, as far as the configuration selects them.
  public init(rules: [Rule], configuration: Configuration = Configuration()) {
    self.configuration = configuration
    table = RuleDispatch(rules, configuration)
  }

  /// Lints JSON text.
  public func lint(_ text: String, layout: Layout = .single) -> Report {
    lint(Array(text.utf8), layout: layout)
  }

  /// Lints the bytes of a source, which need not be valid UTF-8 or valid JSON.
  ///
  /// Time is linear in the number of bytes and findings.
  ///
  /// - Precondition: there are fewer than 4 GiB of bytes.
  public func lint(_ bytes: [UInt8], layout: Layout = .single) -> Report {
    let session = LintSession(self)
    var report = bytes.withUnsafeBufferPointer { session.lint($0, layout: layout) }
    report.locate(in: bytes)
    return report
  }
}

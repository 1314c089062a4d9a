/// Reports everything that FCM, APNs or a browser would reject, ignore or misinterpret.
///
/// Create one linter and use it for many sources, from several tasks at once. It reads no files,
/// prints nothing and throws no errors: broken JSON is reported as a diagnostic.
///
///     let linter = Linter()
///     for diagnostic in linter.lint(text).diagnostics where diagnostic.severity == .error {
///       print("\(diagnostic.start.line):\(diagnostic.start.column): \(diagnostic.message)")
///     }
///
/// Guarantees for any source, and the tests that check them:
///
/// - The linter never traps, every range lies in the source, and no fix breaks a document:
///   `ParserRobustnessTests`, `HostileFixtureTests`, and the targets of `make fuzz`.
/// - Time is proportional to the source and its findings: `make scaling`.
/// - Memory is proportional to the source and its findings; with one document on each line, to the
///   longest line and the findings: `scripts/smoke-test`.
/// - A linter keeps nothing of a source: `LinterGuaranteeTests` and `make threads`.
/// - No message contains a whole secret: `HarmlessTextTests` and `PlantedSecretsTests`.
public struct Linter: Sendable {
  /// How a source is divided into documents.
  public enum Layout: Sendable {
    /// One JSON value, which may be an array of documents.
    case single
    /// One document on each line (JSON Lines).
    case lines

    /// Creates the layout for a file name: lines for `.jsonl` and `.ndjson`.
    package init(of path: FilePath) {
      self = FileType(of: path)?.layout ?? .single
    }
  }

  let table: RuleDispatch
  /// The configuration of the linter.
  public let configuration: Configuration

  /// Creates a linter with those of the given rules that the configuration selects.
  public init(rules: [Rule], configuration: Configuration = Configuration()) {
    self.configuration = configuration
    table = RuleDispatch(rules, configuration.withCurrentNames)
  }

  /// The same linter, reporting every severity.
  package var atEveryLevel: Linter {
    Linter(rules: table.rules, everyLevelOf: configuration)
  }

  /// Creates a linter that reports every severity, because the effect of a fix does not depend on
  /// the level.
  init(rules: [Rule], everyLevelOf configuration: Configuration) {
    var configuration = configuration
    configuration.level = .hint
    self.init(rules: rules, configuration: configuration)
  }

  /// Lints JSON text.
  ///
  /// - Parameters:
  ///   - text: one document, an array of documents, or one document on each line.
  ///   - layout: how the text is divided into documents.
  public func lint(_ text: String, layout: Layout = .single) -> Report {
    lint(Array(text.utf8), layout: layout)
  }

  /// Lints the bytes of a source, which need not be valid UTF-8 or valid JSON.
  ///
  /// The time is proportional to the number of bytes and diagnostics. The diagnostics contain only
  /// fixes that ``Fixer`` would apply.
  ///
  /// - Parameters:
  ///   - bytes: fewer than 4 GiB.
  ///   - layout: how the source is divided into documents.
  public func lint(_ bytes: [UInt8], layout: Layout = .single) -> Report {
    let session = LintSession(self)
    var report = bytes.withUnsafeBufferPointer { session.lint($0, layout: layout) }
    session.dropRejectedFixes(from: &report.diagnostics, of: bytes, layout: layout)
    report.locate(in: bytes)
    return report
  }
}

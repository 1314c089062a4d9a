import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// The validated options of `check`.
struct CheckOptions {
  /// The format of a report and the file it is written to; nil for standard output.
  struct Destination {
    var format: ReportFormat
    var file: FilePath?
    /// The option that names the file, up to the name.
    var option = "--output "
    /// Whether the report is appended to the file.
    var appends = false
  }

  /// Whether a report has one line for each line of the input.
  var wantsRecords: Bool { destinations.contains { $0.format == .records } }

  /// Which fixes to apply, and how.
  struct Fixing {
    var isOn = false
    /// Whether unsafe fixes count as fixes; without `isOn`, reports only say so.
    var includesUnsafe = false
    /// Whether changes are printed instead of written.
    var isDiff = false
    /// Whether the run lists which rules it fixed in each file.
    var isListed = false

    init(_ arguments: Arguments) throws {
      includesUnsafe = arguments.has("unsafe-fixes")
      isDiff = arguments.has("diff")
      isOn = arguments.has("fix") || isDiff
      isListed = arguments.has("show-fixes")
      if isListed, !isOn { throw UsageError("--show-fixes has no effect without --fix or --diff") }
    }
  }

  var configuration = Configuration()
  var destinations: [Destination] = []
  /// The rules and directories that machine-readable reports refer to.
  var context = ReportContext()
  /// The minimum severity to report.
  var level: Severity
  /// The minimum severity that fails the run; nil for none.
  var failOn: Severity?
  var maxWarnings: Int?
  var paths: [FilePath]
  var stdinName: FilePath?
  var fixing: Fixing
  var configurationSource: ConfigurationFinder.Source
  var excludes: [Glob]
  var usesIgnoreFiles: Bool
  /// Whether excludes apply to named files, too.
  var forcesExcludes: Bool
  var baseline: FilePath?
  var newBaseline: FilePath?
  /// The number of threads; nil for one per core.
  var jobs: Int?
  /// Whether `--fail-on` was given, so that it overrides the configuration.
  var namesFailOn: Bool
  var allowsEmpty: Bool
  /// Whether a named file, or a run, without any FCM document fails.
  var requiresDocuments: Bool
  /// Whether searches may find files in which documents are embedded; the configuration restricts it.
  var readsEmbedded: Bool
  var showsProgress: Bool
  /// What reports contain in addition to findings.
  var extras: Linter.ReportOptions {
    Linter.ReportOptions(
      reasons: isVerbose, sizes: wantsSizes, records: wantsRecords,
      acceptedFixes: showsFixes && !fixing.isOn)
  }
  private let wantsSizes: Bool
  /// Whether machine-readable reports include suppressed findings.
  var includesSuppressed: Bool
  var isQuiet: Bool
  var isVerbose: Bool
  var wantsStatistics: Bool
  /// Whether an output shows fixes or counts them.
  var showsFixes: Bool {
    wantsStatistics
      || destinations.contains { $0.format.showsFixes || $0.format == .concise && !isQuiet }
  }

  init(_ arguments: Arguments) throws {
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
    wantsStatistics = arguments.has("statistics")
    // Editors pass an empty name for an unsaved buffer.
    stdinName = arguments.bytes("stdin-filename").flatMap { $0.isEmpty ? nil : FilePath(bytes: $0) }
    fixing = try Fixing(arguments)
    configurationSource = try Self.configurationSource(arguments)
    excludes = try Self.excludes(arguments)
    usesIgnoreFiles = !arguments.has("no-ignore")
    forcesExcludes = arguments.has("force-exclude")
    baseline = arguments.bytes("baseline").map(FilePath.init(bytes:))
    newBaseline = arguments.bytes("write-baseline").map(FilePath.init(bytes:))
    jobs = try Self.number(arguments, "jobs", from: 1)
    namesFailOn = arguments.has("fail-on")
    allowsEmpty = arguments.has("allow-empty")
    requiresDocuments = arguments.has("require-documents")
    readsEmbedded = !arguments.has("no-embedded")
    showsProgress = !arguments.has("no-progress")
    wantsSizes = arguments.has("sizes")
    includesSuppressed = arguments.has("include-suppressed")
    paths = arguments.operands.flatMap { FileFinder.files(matching: FilePath(bytes: $0)) }
    if paths.isEmpty { paths = [FilePath(arguments.has("stdin-filename") ? "-" : ".")] }
    let word = try arguments.word("level", "level", CompletionKind.levels)
    level = word.flatMap(Severity.init(word:)) ?? .info
    failOn = try Self.failOn(arguments)
    maxWarnings = try Self.number(arguments, "max-warnings", from: 0)
    destinations = try Self.destinations(arguments)

    let kind = try arguments.word("kind", "kind", DocumentKind.allCases.map(\.word))
    configuration.kind = kind.flatMap(DocumentKind.init(word:))
    if let names = try Self.names(arguments, "select") { configuration.select = names }
    if let names = try Self.names(arguments, "ignore") { configuration.ignore = names }
    try readSeverities(arguments)
    // Findings that fail the run must be found even if they are not shown.
    configuration.level = min(level, failOn ?? level, maxWarnings == nil ? level : .warning)
  }

  static func configurationSource(_ arguments: Arguments) throws -> ConfigurationFinder.Source {
    if arguments.has("no-config") {
      guard !arguments.has("config") else {
        throw UsageError(
          "--config has no effect, because --no-config ignores all configuration files")
      }
      return .none
    }
    return arguments.bytes("config").map {
      let directory = WorkingDirectory()
      return .file(directory.full(FilePath(bytes: $0)), directory: directory.directory)
    } ?? .nearest
  }

  private mutating func readSeverities(_ arguments: Arguments) throws {
    for text in arguments.texts("severity").flatMap({
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("--severity must be RULE=LEVEL, not \"\(UsageError.shown(String(text)))\"")
      }
      let severity = Severity(word: parts[1])
      guard severity != nil || parts[1] == "off" else {
        throw UsageError(
          unknown: "level", String(parts[1]), among: CompletionKind.levels + ["off"], isListed: true
        )
      }
      for name in try Self.names([String(parts[0])]) {
        configuration.severities[name] = .some(severity)
      }
    }
  }

  /// The rule IDs and families in the values of an option; nil without the option.
  private static func names(_ arguments: Arguments, _ option: String) throws -> [String]? {
    let lists = arguments.texts(option)
    return lists.isEmpty ? nil : try names(lists)
  }

  /// The rule IDs and families in comma-separated lists.
  private static func names(_ lists: [String]) throws -> [String] {
    let names = lists.flatMap { $0.split(separator: ",").map { FormerID.current(String($0)) } }
    if names.isEmpty { throw UsageError("the list of rules is empty") }
    for name in names where !SettingsResolver.ruleNames.contains(name) {
      throw UsageError(unknown: "rule or family", name, among: SettingsResolver.ruleNames)
    }
    return names
  }

  private static func failOn(_ arguments: Arguments) throws -> Severity? {
    let word = try arguments.word("fail-on", "value of --fail-on", CompletionKind.failLevels)
    return word.map { Severity(word: $0) } ?? .error
  }

  private static func number(_ arguments: Arguments, _ name: String, from least: Int) throws
    -> Int?
  {
    guard let text = arguments.text(name) else { return nil }
    guard let number = Int(text), number >= least else {
      throw UsageError(
        "--\(name) must be an integer of at least \(least), not \"\(UsageError.shown(String(text)))\""
      )
    }
    return number
  }

  private static func excludes(_ arguments: Arguments) throws -> [Glob] {
    let texts = arguments.texts("exclude")
    if texts.isEmpty { return [] }
    let directory = WorkingDirectory().directory.text
    return try texts.map { text in
      do throws(Glob.Problem) {
        return try Glob(ignoring: text, from: directory)
      } catch {
        throw UsageError(
          "invalid --exclude pattern \"\(UsageError.shown(text))\": \(error.words)")
      }
    }
  }

  private static func destinations(_ arguments: Arguments) throws -> [Destination] {
    let output = arguments.bytes("output").flatMap(file)
    var result: [Destination] = []
    for option in arguments.options where option.name == "format" {
      let equals = option.value.firstIndex(of: .equals) ?? option.value.endIndex
      let word = String(decoding: option.value[..<equals], as: UTF8.self)
      guard let format = ReportFormat(rawValue: word) else {
        let known = ReportFormat.allCases.map(\.rawValue)
        throw UsageError(unknown: "format", word, among: known, isListed: true)
      }
      let name = option.value[equals...].dropFirst()
      guard equals == option.value.endIndex || !name.isEmpty else {
        throw UsageError("--format \(word)= is missing the file name")
      }
      let file = name.isEmpty ? nil : file(Array(name))
      result.append(Destination(format: format, file: file, option: "--format \(word)="))
    }
    if result.isEmpty { result = [Destination(format: .full, file: nil)] }
    let open = result.indices.filter { result[$0].file == nil }
    if open.count > 1 {
      throw UsageError("only one --format can write to standard output; add =FILE to the others")
    }
    if let index = open.first {
      result[index].file = output
      result[index].option = "--output "
    }
    if open.isEmpty, output != nil {
      throw UsageError("--output has no effect, because every --format names a file")
    }
    let files = result.compactMap(\.file)
    if Set(files.map(\.tidied)).count < files.count {
      throw UsageError("two --format options write to the same file")
    }
    return result
  }

  /// The file for a report; nil for `-`, which means standard output.
  private static func file(_ name: [UInt8]) -> FilePath? {
    name == [.minus] ? nil : FilePath(bytes: name)
  }
}

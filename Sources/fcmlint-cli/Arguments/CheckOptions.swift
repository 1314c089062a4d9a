import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// The options of `check`, read and found right.
struct CheckOptions {
  /// A report: its format, and the file it goes to; nil for standard output.
  struct Destination {
    var format: ReportFormat
    var file: FilePath?
    /// Whether the file keeps what it holds.
    var appends = false
  }

  /// What is done about findings that can be mended.
  struct Fixing {
    var isOn = false
    var includesUnsafe = false
    /// Whether the change is shown rather than made.
    var isDiff = false

    init(_ arguments: Arguments) {
      includesUnsafe = arguments.has("unsafe-fixes")
      isDiff = arguments.has("diff")
      isOn = arguments.has("fix") || isDiff || includesUnsafe
    }
  }

  var configuration = Configuration()
  var destinations: [Destination] = []
  /// What reports for other programs have to know.
  var context = ReportContext()
  /// The lowest severity that is shown.
  var level: Severity
  /// The lowest severity that fails the run; nil for none.
  var failOn: Severity?
  var maxWarnings: Int?
  var paths: [FilePath]
  var stdinName: FilePath?
  /// What is done about findings that can be mended.
  var fixing: Fixing
  var configurationSource: ConfigurationFinder.Source
  var excludes: [Glob]
  var usesIgnoreFiles: Bool
  /// Whether excludes hold for files that are named too.
  var forcesExcludes: Bool
  var baseline: FilePath?
  var newBaseline: FilePath?
  /// How many threads judge at once; nil for one on each core.
  var jobs: Int?
  /// Whether the level to fail on was given, so that no configuration changes it.
  var namesFailOn: Bool
  var allowsEmpty: Bool
  var showsProgress: Bool
  var wantsSizes: Bool
  /// Whether reports for programs name hidden findings too.
  var includesSuppressed: Bool
  var isQuiet: Bool
  var isVerbose: Bool
  var wantsStatistics: Bool

  init(_ arguments: Arguments) throws {
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
    wantsStatistics = arguments.has("statistics")
    // An editor has no name for a text that was never saved.
    stdinName = arguments.bytes("stdin-filename").flatMap { $0.isEmpty ? nil : FilePath(bytes: $0) }
    fixing = Fixing(arguments)
    configurationSource = Self.configurationSource(arguments)
    excludes = try Self.excludes(arguments)
    usesIgnoreFiles = !arguments.has("no-ignore")
    forcesExcludes = arguments.has("force-exclude")
    baseline = arguments.bytes("baseline").map(FilePath.init(bytes:))
    newBaseline = arguments.bytes("write-baseline").map(FilePath.init(bytes:))
    jobs = try Self.number(arguments, "jobs", from: 1)
    namesFailOn = arguments.has("fail-on")
    allowsEmpty = arguments.has("allow-empty")
    showsProgress = !arguments.has("no-progress")
    wantsSizes = arguments.has("sizes")
    includesSuppressed = arguments.has("include-suppressed")
    paths = arguments.operands.map(FilePath.init(bytes:))
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
    // What fails the run must be found even where it is not shown.
    configuration.level = min(level, failOn ?? level, maxWarnings == nil ? level : .warning)
  }

  static func configurationSource(_ arguments: Arguments) -> ConfigurationFinder.Source {
    if arguments.has("no-config") { return .none }
    return arguments.bytes("config").map {
      let directory = WorkingDirectory()
      return .file(directory.full(FilePath(bytes: $0)), directory: directory.directory)
    } ?? .nearest
  }

  private mutating func readSeverities(_ arguments: Arguments) throws {
    for text in arguments.texts("severity") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("--severity needs RULE=LEVEL, not \"\(UsageError.shown(text))\"")
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

  /// Rule ids and families that an option names; nil without the option.
  private static func names(_ arguments: Arguments, _ option: String) throws -> [String]? {
    let lists = arguments.texts(option)
    return lists.isEmpty ? nil : try names(lists)
  }

  /// Rule ids and families out of lists with commas.
  private static func names(_ lists: [String]) throws -> [String] {
    let names = lists.flatMap { $0.split(separator: ",").map(String.init) }
    if names.isEmpty { throw UsageError("a list of rules is empty") }
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
      let what = least == 0 ? "a number" : "a number that is at least \(least)"
      throw UsageError("--\(name) needs \(what), not \"\(UsageError.shown(text))\"")
    }
    return number
  }

  private static func excludes(_ arguments: Arguments) throws -> [Glob] {
    let texts = arguments.texts("exclude")
    if texts.isEmpty { return [] }
    let directory = WorkingDirectory().directory.text
    return try texts.map { text in
      do throws(Glob.Problem) {
        return try Glob(leavingOut: text, from: directory)
      } catch {
        throw UsageError(
          "--exclude cannot read the pattern \"\(UsageError.shown(text))\": \(error.words)")
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
        throw UsageError("--format \(word)= needs the name of a file")
      }
      let file = name.isEmpty ? nil : file(Array(name))
      result.append(Destination(format: format, file: file))
    }
    if result.isEmpty { result = [Destination(format: .full, file: nil)] }
    let open = result.indices.filter { result[$0].file == nil }
    if open.count > 1 { throw UsageError("only one --format can do without a file") }
    if let index = open.first { result[index].file = output }
    if open.isEmpty, output != nil { throw UsageError("every --format has a file of its own") }
    let files = result.compactMap(\.file)
    if Set(files.map(\.tidied)).count < files.count {
      throw UsageError("every --format needs a file of its own")
    }
    return result
  }

  /// The file that a report goes to; nil for standard output, which is called `-`.
  private static func file(_ name: [UInt8]) -> FilePath? {
    name == [.minus] ? nil : FilePath(bytes: name)
  }
}

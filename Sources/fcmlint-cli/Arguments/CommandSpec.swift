import FCMLint

/// An option of a command. The parser, help pages and completions read it. A class, because an array of
/// another type of value would make a start slower.
final class OptionSpec: Sendable {
  let name: String
  let letter: String?
  /// The placeholder for the value on the help page; nil for a flag.
  let value: String?
  let help: String

  init(_ name: String, takes value: String? = nil, letter: String? = nil, _ help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }

  static let help = OptionSpec("help", letter: "h", "print this help")
  static let color = OptionSpec(
    "color", takes: "WHEN", "use colors: auto (default), always or never")
  static let select = OptionSpec(
    "select", takes: "R,…",
    "run only these rules or families; rules named here run even if the configuration "
      + "disables them")
  static let ignore = OptionSpec("ignore", takes: "R,…", "skip these rules or families")
  static let severity = OptionSpec(
    "severity", takes: "R=LEVEL,…", "set the severity of a rule or family; off disables it")
  static let config = OptionSpec(
    "config", takes: "FILE", "use FILE instead of searching for a configuration")
  static let noConfig = OptionSpec("no-config", "ignore all configuration files")
  static let baseline = OptionSpec("baseline", takes: "FILE", "hide findings recorded in FILE")
  static let kind = OptionSpec(
    "kind", takes: "KIND",
    // Joining a list of strings takes a fifth of the instructions of a start.
    "treat every document as KIND instead of detecting it: send-request, message, admin-node, "
      + "apns-payload, device-group, topic-batch or legacy")
  static let noEmbedded = OptionSpec(
    "no-embedded", "search directories for JSON only, not for text, scripts and source files")
  static let exclude = OptionSpec(
    "exclude", takes: "GLOB", "skip files that match, as in .gitignore; may be repeated")
}

/// A command with its options. The parser, help pages and completions read it.
struct CommandSpec {
  let command: Command
  let synopsis: String
  let summary: String
  let details: String
  let options: [OptionSpec]

  init(
    _ command: Command, synopsis: String, summary: String, details: String = "",
    options: [OptionSpec] = []
  ) {
    self.command = command
    self.synopsis = synopsis
    self.summary = summary
    self.details = details
    self.options = options + [.help]
  }

  var name: String { command.rawValue }

  /// Whether an option is accepted, but does what is done anyway.
  func hasNoEffect(_ option: String) -> Bool { command == .check && option == "--embedded" }

  /// The summary as a sentence.
  var sentence: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }

  /// The commands that help pages list.
  static let all = Command.allCases.filter { $0 != .man }.map(\.spec)

  static let check = CommandSpec(
    .check, synopsis: "fcmlint [check] [OPTIONS] [PATH…]",
    summary: "lint files, directories or standard input (the default command)",
    details: """
      Without PATH, the current directory is checked; - reads standard input, and a quoted pattern \
      such as 'push/*.json' names all files that match. Directories are searched for *.json, *.jsonc, \
      *.json5, *.jsonl, *.ndjson and *.apns files, and for text, scripts, collections and source \
      files, in which the embedded documents are checked. Everything that is not an FCM document is \
      skipped.
      Exit status: 0 success, 1 findings at or above --fail-on, more warnings than --max-warnings, \
      or no FCM document with --require-documents, 2 usage, configuration or I/O error. With --diff, \
      1 means that a difference was printed; findings without a fix do not count.
      """,
    options: [
      OptionSpec(
        "format", takes: "F[=FILE]",
        "full (default), concise, json, jsonl, sarif, github, gitlab, junit, checkstyle, "
          + "rdjson, rdjsonl, azure, markdown, records (one result for each line of JSON Lines), "
          + "or auto to detect the CI system; repeat with =FILE to write several reports"),
      OptionSpec("output", takes: "FILE", "write the report to FILE instead of standard output"),
      .select, .ignore, .severity,
      OptionSpec(
        "level", takes: "LEVEL",
        "minimum severity to report: error, warning, info (default) or hint"),
      OptionSpec(
        "fail-on", takes: "LEVEL",
        "minimum severity for exit status 1: error (default), warning, info or never"),
      OptionSpec("max-warnings", takes: "N", "fail if there are more than N warnings"),
      OptionSpec(
        "fix",
        "apply safe fixes; for standard input, print the result; source code is changed only in "
          + "files named by a PATH"),
      OptionSpec(
        "unsafe-fixes",
        "with --fix or --diff, also apply unsafe fixes; alone, count them as fixable"),
      OptionSpec(
        "diff",
        "print the fixes as a diff instead of applying them; it contains lines of the file as they "
          + "are, secrets included; if a PATH is above the current directory, apply it at the root "
          + "of the repository"),
      OptionSpec("show-fixes", "with --fix or --diff, list which rules were fixed in each file"),
      .config, .noConfig,
      .baseline,
      OptionSpec(
        "write-baseline", takes: "FILE",
        "record current findings in FILE, which must be new or a baseline"),
      OptionSpec(
        "include-suppressed", "include suppressed findings in json, jsonl and sarif"),
      .exclude,
      OptionSpec("force-exclude", "skip excluded files even if they are named"),
      .noEmbedded,
      OptionSpec("no-ignore", "do not read .gitignore files"),
      OptionSpec("allow-empty", "do not fail if a named path does not exist"),
      OptionSpec("require-documents", "fail if a named file, or the run, has no FCM document"),
      OptionSpec("jobs", takes: "N", "number of threads (default: one per core)"),
      .kind,
      OptionSpec("stdin-filename", takes: "PATH", "path to report for standard input"),
      OptionSpec("sizes", "print the size of each document on each platform"),
      OptionSpec("no-progress", "do not show progress on a terminal"),
      OptionSpec("statistics", "count findings per rule; with --quiet, instead of the findings"),
      OptionSpec("quiet", letter: "q", "print findings only, without a summary"),
      OptionSpec("verbose", letter: "v", "print every finding and how documents were classified"),
      .color,
    ])

  static let explain = CommandSpec(
    .explain, synopsis: "fcmlint explain RULE…|TEXT [FILE]",
    summary: "show the documentation of a rule, or find rules for a symptom or error",
    details: """
      TEXT is a symptom in a few words, or a pasted error of FCM, APNs or an Admin SDK. FILE is the \
      message that caused the error: the place that the error names is shown.
      Examples:
        fcmlint explain bad-duration
        fcmlint explain image not shown on iphone
        fcmlint explain "Invalid value at 'message.data[0].value' (TYPE_STRING), 12" push.json
      Exit status: 0 explained, 1 no rule explains it, 2 usage or I/O error.
      """,
    options: [OptionSpec("all", "show all rules, examples, symptoms and error texts"), .color])

  static let preview = CommandSpec(
    .preview, synopsis: "fcmlint preview [OPTIONS] [PATH…]",
    summary: "show what each platform displays of a message, and why",
    details: """
      For each platform, the message after its block is merged with the common fields: what is \
      displayed, what a tap does, how urgent it is and how long it lives, with the place of each \
      value. ? marks what the sources do not settle. The app is assumed to be in the background. In \
      text files, scripts, collections and source files, the embedded documents are shown.
      Exit status: 0 success, 1 if a source is not valid JSON, 2 usage, configuration or I/O error. \
      Other findings do not change it.
      """,
    options: [
      OptionSpec("platform", takes: "P", "show only this platform: android, apple or web"),
      OptionSpec(
        "format", takes: "PREVIEW",
        "text (default), json, or apns: the payload of one message for xcrun simctl push"),
      .kind,
      OptionSpec("stdin-filename", takes: "PATH", "path to report for standard input"),
      .config, .noConfig, .noEmbedded, .exclude, .color,
    ])

  static let rules = CommandSpec(
    .rules, synopsis: "fcmlint rules [FAMILY…] [--format FORMAT]",
    summary: "list all rules, or those of a family",
    options: [
      OptionSpec("format", takes: "FORMAT", "text (default), json or markdown"),
      .color,
    ])

  static let schema = CommandSpec(
    .schema, synopsis: "fcmlint schema [--kind K]",
    summary: "print a JSON Schema (draft-07), for editors",
    details: """
      K is send-request (default), message, apns-payload, device-group, topic-batch, or config for \
      .fcmlint.jsonc.
      """,
    options: [
      OptionSpec("kind", takes: "K", "kind of document to describe")
    ])

  static let config = CommandSpec(
    .config, synopsis: "fcmlint config [OPTIONS] [PATH]",
    summary: "show the effective configuration and the origin of each value",
    details: """
      The nearest .fcmlint.jsonc or .fcmlint.json applies, in the directory of a file or a parent \
      directory within the repository. Patterns mean what they mean in .gitignore, and are relative \
      to the directory of the configuration file. For files outside that \
      directory, patterns of a --config file are relative to the current directory. Patterns of \
      an extended file are relative to the directory of the file that extends it, unless the \
      extended file is in a parent directory.
      The paths of extended files and of the baseline are relative to the directory of the file that \
      names them. --baseline replaces the baselines of all configuration files.
      """,
    options: [
      .config, .noConfig,
    ])

  static let initialize = CommandSpec(
    .initialize, synopsis: "fcmlint init",
    summary: "create a commented .fcmlint.jsonc in the current directory")

  static let lsp = CommandSpec(
    .lsp, synopsis: "fcmlint lsp [OPTIONS]",
    summary: "run the language server on standard input and output",
    details: """
      The server reports findings while you type and offers quick fixes, a code action that \
      applies all safe fixes, and the documentation of a rule on hover. It reads configuration \
      files from disk.
      Exit status: 0 after shutdown and exit, 1 exit without shutdown, 2 usage or protocol error.
      """,
    options: [
      OptionSpec("level", takes: "LEVEL", "minimum severity to report (default: hint)"),
      .select, .ignore, .severity,
      .config, .noConfig,
      .exclude,
      .baseline,
      OptionSpec("stdio", "accepted for compatibility; standard I/O is always used"),
    ])
}

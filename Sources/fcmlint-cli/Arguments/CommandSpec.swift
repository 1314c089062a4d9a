/// An option of a command, as the parser and the help page see it.
struct OptionSpec {
  let name: String
  let letter: String?
  /// What stands for the value on the help page; nil for an option that takes none.
  let value: String?
  let help: String

  init(_ name: String, takes value: String? = nil, letter: String? = nil, _ help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }

  static let help = OptionSpec("help", letter: "h", "show this page")
  static let color = OptionSpec("color", takes: "WHEN", "auto, always or never")
  static let select = OptionSpec(
    "select", takes: "R,…",
    "run only these rules or families; a rule that is named runs even where the "
      + "configuration turns it off")
  static let ignore = OptionSpec("ignore", takes: "R,…", "do not run these rules or families")
  static let severity = OptionSpec(
    "severity", takes: "R=LEVEL", "change the severity of a rule or family; off turns it off")
  static let config = OptionSpec(
    "config", takes: "FILE", "use this configuration instead of looking for one")
  static let noConfig = OptionSpec("no-config", "use no configuration")
  static let exclude = OptionSpec(
    "exclude", takes: "GLOB", "leave out files that match; may be repeated")
}

/// A command, as the parser and the help page see it.
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

  /// The commands that pages list.
  static let all = Command.allCases.filter { $0 != .man }.map(\.spec)

  static let check = CommandSpec(
    .check, synopsis: "fcmlint [check] [OPTIONS] [PATH…]",
    summary: "lint files, directories or standard input (the default command)",
    details: """
      Without a PATH the current directory is read; - is standard input. Directories are searched \
      for *.json, *.jsonl, *.ndjson and *.apns. Anything that is not an FCM document is skipped.
      Exit status: 0 nothing that fails the run, 1 findings, 2 an error such as a bad option.
      """,
    options: [
      OptionSpec(
        "format", takes: "F[=FILE]",
        "full (default), concise, json, jsonl, sarif, github, gitlab, junit, checkstyle, "
          + "rdjson, rdjsonl, azure, markdown or auto; with =FILE it may be repeated"),
      OptionSpec("output", takes: "FILE", "write the report to this file"),
      .select, .ignore, .severity,
      OptionSpec(
        "level", takes: "LEVEL", "the lowest severity shown: error, warning, info (default) or hint"
      ),
      OptionSpec(
        "fail-on", takes: "LEVEL", "the lowest severity that fails the run, or never; default error"
      ),
      OptionSpec("max-warnings", takes: "N", "fail the run if there are more than N warnings"),
      OptionSpec("fix", "apply the safe fixes; on standard input, write the fixed text"),
      OptionSpec("unsafe-fixes", "apply the unsafe fixes too"),
      OptionSpec("diff", "show what --fix would change and change nothing"),
      .config, .noConfig,
      OptionSpec("baseline", takes: "FILE", "hide the findings that this file records"),
      OptionSpec("write-baseline", takes: "FILE", "record all findings in this file"),
      OptionSpec("include-suppressed", "report hidden findings too, in json, jsonl and sarif"),
      .exclude,
      OptionSpec("force-exclude", "leave out excluded files even when they are named"),
      OptionSpec("no-ignore", "do not read .gitignore"),
      OptionSpec("allow-empty", "do not fail if a named path does not exist"),
      OptionSpec("jobs", takes: "N", "how many threads to use; default: one per core"),
      OptionSpec("kind", takes: "KIND", "treat every document as this kind"),
      OptionSpec("stdin-filename", takes: "PATH", "the path that standard input stands for"),
      OptionSpec("sizes", "show how many bytes each document takes on each platform"),
      OptionSpec("no-progress", "show no progress on a terminal"),
      OptionSpec("statistics", "count the findings of each rule, on standard error"),
      OptionSpec("quiet", letter: "q", "print only the findings, no summary"),
      OptionSpec("verbose", letter: "v", "show every finding, and why each kind was chosen"),
      .color,
    ])

  static let explain = CommandSpec(
    .explain, synopsis: "fcmlint explain RULE…",
    summary: "show the page of a rule: why, bad and good examples, fix, source",
    options: [.color])

  static let rules = CommandSpec(
    .rules, synopsis: "fcmlint rules [--format FORMAT]", summary: "list all rules",

    options: [
      OptionSpec("format", takes: "FORMAT", "text, json or markdown"),
      .color,
    ])

  static let schema = CommandSpec(
    .schema, synopsis: "fcmlint schema [--kind K]",
    summary: "print a JSON Schema of the documents, for editors (draft-07)",
    details: """
      K is send-request (default), message, apns-payload, device-group, topic-batch, or config for \
      .fcmlint.json.
      """,
    options: [
      OptionSpec("kind", takes: "K", "the kind of document")
    ])

  static let config = CommandSpec(
    .config, synopsis: "fcmlint config [OPTIONS] [PATH]",
    summary: "show the configuration for a path, and where each value came from",
    details: """
      Patterns count from the folder of the file they stand in; those of a --config file that lies \
      elsewhere from the current directory; those of an extended file from the folder of the file \
      that extends it, unless the extended one lies further up.
      """,
    options: [
      .config, .noConfig,
    ])

  static let initialize = CommandSpec(
    .initialize, synopsis: "fcmlint init",
    summary: "write a commented .fcmlint.json to start from")

  static let lsp = CommandSpec(
    .lsp, synopsis: "fcmlint lsp [OPTIONS]",
    summary: "serve an editor: a language server on standard input and output",
    details: """
      Findings appear while you type, with quick fixes, an action that applies all safe fixes, and \
      the page of the rule under the cursor. The configuration of each file is read from the disk.
      Exit status: 0 after shutdown and exit, 1 without shutdown, 2 an error such as a bad option.
      """,
    options: [
      OptionSpec("level", takes: "LEVEL", "the lowest severity shown; default hint"),
      .select, .ignore, .severity,
      .config, .noConfig,
      .exclude,
      OptionSpec("stdio", "for editors that say so: nothing else is spoken"),
    ])
}

/// An option of a command, as the parser and the help page see it.
struct Option {
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
}

/// A command, as the parser and the help page see it.
struct CommandPage {
  let name: String
  let synopsis: String
  let summary: String
  let details: String
  let options: [Option]

  static let help = Option("help", letter: "h", "show this page")

  static let check = CommandPage(
    name: "check", synopsis: "fcmlint [check] [OPTIONS] [PATH…]",
    summary: "lint files, directories or standard input (the default command)",
    details: """
      Without a PATH the current directory is read; - is standard input. Directories are searched \
      for *.json, *.jsonl, *.ndjson and *.apns. Values that are no FCM documents are passed over.
      Exit status: 0 nothing that fails the run, 1 findings, 2 the work could not be done.
      """,
    options: [
      Option(
        "format", takes: "F[=FILE]",
        "full (default), concise, json, jsonl, sarif, github, gitlab, junit, checkstyle, "
          + "rdjson, rdjsonl, azure, markdown or auto; may be given again with a FILE"),
      Option("output", takes: "FILE", "write the report there"),
      Option("select", takes: "R,…", "only these rules or families"),
      Option("ignore", takes: "R,…", "not these rules or families"),
      Option(
        "severity", takes: "R=LEVEL", "change the severity of a rule or family; off silences it"),
      Option(
        "level", takes: "LEVEL", "the lowest severity shown: error, warning, info (default) or hint"
      ),
      Option(
        "fail-on", takes: "LEVEL", "the lowest severity that fails the run, or never; default error"
      ),
      Option("max-warnings", takes: "N", "fail the run above N warnings"),
      Option("fix", "apply the safe fixes; on standard input, write the fixed text"),
      Option("unsafe-fixes", "apply the unsafe fixes too"),
      Option("diff", "show what --fix would change and change nothing"),
      Option("config", takes: "FILE", "use this configuration instead of looking for one"),
      Option("no-config", "use no configuration"),
      Option("baseline", takes: "FILE", "hide the findings that are recorded there"),
      Option("write-baseline", takes: "FILE", "record all findings there"),
      Option("exclude", takes: "GLOB", "leave out files that match; may be given again"),
      Option("force-exclude", "leave out excluded files even when they are named"),
      Option("no-ignore", "do not read .gitignore"),
      Option("allow-empty", "do not mind a named path that does not exist"),
      Option("jobs", takes: "N", "how many threads to use; default one for each core"),
      Option("kind", takes: "KIND", "take every document for this kind"),
      Option("stdin-filename", takes: "PATH", "the name that standard input stands for"),
      Option("sizes", "show how many bytes each document takes on each platform"),
      Option("no-progress", "show no progress on a terminal"),
      Option("statistics", "count the findings of each rule, on standard error"),
      Option("quiet", letter: "q", "no summary and no remarks"),
      Option("verbose", letter: "v", "say what each document was taken for, and why"),
      Option("color", takes: "WHEN", "auto, always or never"),
      help,
    ])

  static let explain = CommandPage(
    name: "explain", synopsis: "fcmlint explain RULE…",
    summary: "show the page of a rule: what, why, bad, good, fix, source", details: "",
    options: [Option("color", takes: "WHEN", "auto, always or never"), help])

  static let rules = CommandPage(
    name: "rules", synopsis: "fcmlint rules [--format FORMAT]", summary: "list all rules",
    details: "",
    options: [
      Option("format", takes: "FORMAT", "text, json or markdown"),
      Option("color", takes: "WHEN", "auto, always or never"), help,
    ])

  static let schema = CommandPage(
    name: "schema", synopsis: "fcmlint schema --check FILE",
    summary: "compare the tables of the API with Google's description of it",
    details: """
      FILE is the discovery document of the FCM HTTP v1 API; - is standard input.
      Exit status: 0 they agree, 1 they differ, 2 the work could not be done.
      """,
    options: [Option("check", takes: "FILE", "the description to compare with"), help])

  static let all = [check, explain, rules, schema, completions]
}

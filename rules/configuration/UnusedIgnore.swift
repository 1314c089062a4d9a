import FCMLint

extension Rule {
  static let unusedIgnore = Rule(
    "unused-ignore", .configuration, .warning, on: .field(.root).in([]),
    summary: "An ignore or a baseline entry should match a finding.",
    why: """
      An entry under "ignore" in the configuration, or in a baseline, that matches nothing is left \
      over from a finding that was fixed. It would hide the same mistake if it came back. A run \
      reports an ignore only if it has checked every file that the entry can match. Those are the \
      file that the entry names, or all files that its patterns can match in the searched folders, \
      judging by the part before the first wildcard: a search of push covers "push/old/*.json", \
      but not "**/old.json". Nothing is reported with --exclude, after a file that could not be \
      read, and for files that a search leaves out.
      """,
    source: "fcmlint",
    bad: [
      """
      { "ignore": [ «{ "files": ["push/old.json"], "rule": "bad-color", "reason": "app 1.x" }» ] }
      """
    ],
    good: [#"{ "ignore": [] }"#]
  ) { _, _ in
    // Not about a document: the configuration reader and the command line report it.
    []
  }
}

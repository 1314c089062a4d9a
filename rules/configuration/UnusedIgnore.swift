import FCMLint

extension Rule {
  /// What hides nothing any more hides the next slip.
  static let unusedIgnore = Rule(
    "unused-ignore", .configuration, .warning, on: .field(.root).in([]),
    summary: "Every ignore and every baseline entry should match a finding.",
    why: """
      An entry under "ignore" in the configuration, or in a baseline, that matches nothing is left \
      over from a finding that was fixed. It would hide the same mistake if it came back. A run \
      reports an ignore if it has seen every file that the entry could mean: the one file that it \
      names, or all that its patterns could match inside the folders that were searched, as the \
      part before the first wildcard tells. A search of push answers for "push/old/*.json", not \
      for "**/old.json". With --exclude, after a file that could not be read, and about what a \
      search leaves out, the run says nothing.
      """,
    source: "fcmlint",
    bad: [
      """
      { "ignore": [ «{ "files": ["push/old.json"], "rule": "bad-color", "reason": "app 1.x" }» ] }
      """
    ],
    good: [#"{ "ignore": [] }"#]
  ) { _, _ in
    // No document: the reader of the configuration and the command line report it.
    []
  }
}

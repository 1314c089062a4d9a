import FCMLint

extension Rule {
  static let unusedIgnore = Rule(
    "unused-ignore", .configuration, .warning, on: .ignoreComment(.unused),
    summary: "An ignore comment, an ignore entry and a baseline entry should match a finding.",
    why: """
      A comment fcmlint-ignore, an entry under "ignore" in the configuration, or in a baseline, that matches nothing is left \
      over from a finding that was fixed. It would hide the same mistake if it came back. A run \
      reports an entry only if it has checked every file that the entry can match. Those are the \
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
  ) { name in
    // Entries of the configuration and of the baseline are reported by the command line.
    (
      name.map { "unused ignore comment: no \($0) finding matches" }
        ?? "unused ignore comment: no finding matches",
      "remove the comment"
    )
  }
}

import FCMLint

extension Rule {
  /// What hides nothing any more hides the next slip.
  static let unusedIgnore = Rule(
    "unused-ignore", .legacy, .warning,
    configurationSummary: "Every ignore and every baseline entry still matches a finding.",
    why: """
      An entry under "ignore" of the configuration, or in a baseline, that matches nothing is left \
      over from a finding that was mended. It would hide the same slip if it came back. A run \
      over a few files says so only of entries that name a single one of them; a run over the \
      whole folder knows more.
      """,
    source: "fcmlint",
    bad: [
      """
      { "ignore": [ «{ "files": ["push/old.json"], "rule": "bad-color", "reason": "app 1.x" }» ] }
      """
    ],
    good: [#"{ "ignore": [] }"#])
}

import FCMLint

extension Rule {
  /// What hides nothing any more hides the next slip.
  static let unusedIgnore = Rule(
    "unused-ignore", .legacy, .warning,
    configurationSummary: "Every ignore and every baseline entry should match a finding.",
    why: """
      An entry under "ignore" in the configuration, or in a baseline, that matches nothing is left \
      over from a finding that was fixed. It would hide the same mistake if it came back. A run \
      over a few files reports only entries that name exactly one of them; a run over the whole \
      folder reports all of them.
      """,
    source: "fcmlint",
    bad: [
      """
      { "ignore": [ «{ "files": ["push/old.json"], "rule": "bad-color", "reason": "app 1.x" }» ] }
      """
    ],
    good: [#"{ "ignore": [] }"#])
}

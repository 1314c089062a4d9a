import FCMLint

extension Rule {
  static let badIgnore = Rule(
    "bad-ignore", .configuration, .error, on: .ignoreComment(.malformed),
    summary: "An ignore comment must name the rules that it suppresses.",
    why: """
      The comment fcmlint-ignore suppresses findings of the rules or families that it names, separated \
      by commas, with an optional reason after a colon. On a line of its own it is about the literal \
      that begins on the next line, or else about that line; behind code it is about its own line. \
      fcmlint-ignore-file is about the whole file. A comment that names no rule suppresses nothing, \
      because it would hide mistakes that are made later.
      """,
    source: "fcmlint",
    bad: [
      """
      // «fcmlint-ignore»
      const message = { notification: { title: 'Hi', color: 'red' } }
      """
    ],
    good: [
      """
      // fcmlint-ignore bad-color: the app reads the name
      const message = { notification: { title: 'Hi', color: 'red' } }
      """
    ]
  ) { name in
    guard let name else {
      return (
        "this ignore comment names no rule, so it suppresses nothing",
        "write fcmlint-ignore RULE: reason, or fcmlint-ignore-file to ignore the whole file"
      )
    }
    let names = Rulebook.all.map { $0.id } + Family.allCases.map { $0.rawValue }
    let near = NameSuggester(names).suggestion(for: name).map { "did you mean \"\($0.name)\"? " }
    return (
      "there is no rule or family \"\(Excerpt.shortened(name))\", so nothing is suppressed",
      (near ?? "") + "run \"fcmlint rules\" for a list"
    )
  }
}

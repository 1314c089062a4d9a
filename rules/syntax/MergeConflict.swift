import FCMLint

extension Rule {
  static let mergeConflict = Rule(
    "merge-conflict", .syntax, .error, on: .syntaxError(.mergeConflict),
    summary: "A document must not contain the markers of a merge conflict.",
    why: """
      git writes lines with <<<<<<<, ======= and >>>>>>> around the two versions of a part that it \
      cannot merge. FCM rejects them. The version before ======= is checked, the other one is not. \
      There is no automatic fix, because it is unknown which version is right.
      """,
    source: "https://git-scm.com/docs/git-merge#_how_conflicts_are_presented",
    bad: [
      """
      { "message": {
      «<<<<<<< HEAD»
        "topic": "news",
      =======
        "topic": "sports",
      >>>>>>> feature
        "notification": { "title": "Hi" } } }
      """
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { error, context in
    [
      context.finding(
        error, "unresolved merge conflict",
        help: "keep one of the two versions, and remove the marker lines",
        related: "the conflict ends here")
    ]
  }
}

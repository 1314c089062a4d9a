import FCMLint

extension Rule {
  static let tooManyFindings = Rule(
    "too-many-findings", .syntax, .error, on: .field(.root).in([]),
    summary: "A document must have at most 10,000 findings.",
    why: """
      fcmlint reports 10,000 findings in a file, or on a line of a .jsonl file, and then only how \
      many more there are. It reports fewer if their JSON Pointers are very long. This keeps \
      reports and memory small for damaged or generated files. The severity is the highest one of \
      the findings that are not reported, and the rule cannot be disabled, so that a run never \
      passes because an error is not reported.
      """,
    source: "fcmlint",
    bad: [
      """
      { "message": { "topic": "news", "data": { "a": «1», "b": «2», … } } }
      """
    ],
    good: [#"{ "message": { "topic": "news", "data": { "a": "1" } } }"#]
  ) { _, _ in
    // Not about a field: the linter reports it.
    []
  }
}

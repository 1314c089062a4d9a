import FCMLint

extension Rule {
  /// A flag in quotes.
  static let booleanAsString = Rule(
    "boolean-as-string", .schema, .warning, on: .violation(.booleanAsString),
    summary: "A boolean is written as a string.",
    why: """
      ProtoJSON accepts only true and false for a boolean. Google's older converter also accepts \
      them as strings, and the service seems to use it, but this is not documented.
      """,
    source: "https://protobuf.dev/programming-guides/json/; protobuf 21.12, datapiece.cc",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "direct_boot_ok": «"true"», "notification": { "sticky": «"False"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "sticky": true, "local_only": false } } } }
      """
    ]
  ) { violation, _ in
    guard let word = violation.node.text?.lowercased(), let name = violation.row?.name else {
      return []
    }
    return [
      Finding(
        at: violation.node,
        "\(name) is the string \(violation.node.excerpt), but must be a boolean",
        help: "write \(word) without quotes"
      ).fix("write \(word)", .safe, violation.node.replacing(with: word))
    ]
  }
}

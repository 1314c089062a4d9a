import FCMLint

extension Rule {
  static let booleanAsString = Rule(
    "boolean-as-string", .schema, .warning, on: .violation(.booleanAsString),
    summary: "A boolean should be true or false, not a string.",
    why: """
      ProtoJSON accepts only true and false for a boolean. Google's older converter also accepts \
      them as strings, and FCM seems to use it, but this is not documented.
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
        "\(name) should be a boolean, not the string \(violation.node.excerpt)",
        help: "write \(word)"
      ).fix("replace with \(word)", .safe, violation.node.replacing(with: word))
    ]
  }
}

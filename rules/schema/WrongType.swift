import FCMLint

extension Rule {
  static let wrongType = Rule(
    "wrong-type", .schema, .error, on: .violation(.wrongType).in(.all),
    summary: "A value must have a JSON type that its field accepts.",
    why: """
      Typed fields follow the ProtoJSON rules: a text is a string, a flag is true or false, a \
      number is a number or a decimal string, a message is an object, and a repeated field is a \
      list. FCM rejects other types with INVALID_ARGUMENT. Its converter is known to accept a few \
      more, but this is not documented.
      """,
    source: "https://protobuf.dev/programming-guides/json/; protobuf 21.12 json converter",
    bad: [
      """
      { "message": { "topic": "news", "data": { "a": "b" },
        "notification": { "title": «5», "body": «["Hi"]» } } }
      """,
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" }, "data": «[]» } }"#,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "android": {
        "direct_boot_ok": «1», "restricted_package_name": «["com.example.app"]»,
        "ttl": «{ "seconds": 60, "nanos": 0 }», "notification": { "sticky": «"yes"», "color": «{ "red": 1 }»,
          "body_loc_key": "k", "body_loc_args": «"Ann"», "notification_count": «"many"» } } } }
      """,
      #"{ "message": { "topic": "news", "notification": «"Hi"», "data": { "a": "b" } } }"#,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "5", "body": null },
        "android": { "direct_boot_ok": true, "notification": { "notification_count": "3",
          "body_loc_key": "k", "body_loc_args": ["Ann"] } } } }
      """
    ]
  ) { violation, document in
    let value = violation.node
    guard let row = violation.row else {
      return [
        Finding(at: value, "\(document.kind.phrase) must be an object, not \(value.excerpt)")
      ]
    }
    // light-color-as-string reports a light color in its string form.
    if violation.isColorText { return [] }
    let isElement = value.key == nil
    let expected = isElement ? row.type.elementPhrase : row.type.phrase
    let name = document.name(of: row)
    let holder = isElement ? "each element of \(name)" : name
    return [
      Finding(
        at: value, "\(holder) must be \(expected), not \(value.excerpt)",
        help: isElement ? row.type.elementInstruction : row.type.instruction
      ).fix(violation.retyping())
    ]
  }
}

import FCMLint

extension Rule {
  /// Some objects are of no use without some members.
  static let missingField = Rule(
    "missing-field", .error, schema: .missingField,
    summary: "An object lacks a member that it must have.",
    why: """
      A send request consists of its message. Light settings need a colour, a time on and a time \
      off; the API calls all three required, and the Admin SDKs refuse to send less. A member that \
      is null counts as absent.
      """,
    source: "FCM v1 API description, revision \(Schema.revision)",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": {
          «"light_settings"»: { "color": { "red": 1 }, "light_on_duration": "1s" } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "light_settings": { "color": { "red": 1 },
          "light_on_duration": "1s", "lightOffDuration": "1s" } } } } }
      """
    ]
  ) { fault, _ in
    guard let row = fault.row else { return [] }
    if fault.object == .request {
      return [
        Finding(
          missingIn: fault.parent, "a send request needs \"message\"",
          help: "put the message inside: { \"message\": { … } }")
      ]
    }
    let name = fault.parent.key?.text ?? "the object"
    return [
      Finding(
        missingIn: fault.parent, "\(name) lacks the required \"\(row.name)\"",
        help: "add \"\(row.name)\": \(row.type.phrase)")
    ]
  }
}

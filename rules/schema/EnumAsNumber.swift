import FCMLint

extension Rule {
  /// The API gives its choices names and no numbers.
  static let enumAsNumber = Rule(
    "enum-as-number", .schema, .warning,
    on: .fields(.androidPriority, .androidNotificationPriority, .androidVisibility, .androidProxy),
    summary: "A choice should be written as its name, not as a number.",
    why: """
      The service's JSON reader takes the number of a choice in place of its name, and keeps even \
      a number that no choice has. The API description gives no numbers, so what 1, 5 or 10 stands \
      for is not documented; 5 and 10 are priorities of APNs, and 1 and 2 those of an Android \
      notification in the app.
      """,
    source: """
      FCM v1 API description, revision \(Schema.revision); https://protobuf.dev/programming-guides/json/
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "priority": «10», "notification": { "visibility": «1» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "priority": "HIGH", "notification": { "visibility": "PUBLIC" } } } }
      """
    ]
  ) { number, _ in
    guard number.isNumber, let name = number.key?.text else { return [] }
    return [
      Finding(
        at: number, "\(name) is a number: which choice \(number.excerpt) is, is not documented",
        help: "write its name in double quotes")
    ]
  }
}

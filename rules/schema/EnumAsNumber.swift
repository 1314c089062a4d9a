import FCMLint

extension Rule {
  static let enumAsNumber = Rule(
    "enum-as-number", .schema, .warning,
    on: .fields(.androidPriority, .androidNotificationPriority, .androidVisibility, .androidProxy),
    summary: "An enum value should be written as its name, not as a number.",
    why: """
      FCM's JSON parser accepts the number of an enum value instead of its name, and keeps even \
      numbers without a value. The API description gives no numbers, so the meaning of 1, 5 or 10 \
      is not documented: 5 and 10 are priorities of APNs, and 1 and 2 are those of an Android \
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
        at: number,
        "\(name) should be a name, not \(number.excerpt), whose meaning is not documented",
        help: "write the name of the value in double quotes")
    ]
  }
}

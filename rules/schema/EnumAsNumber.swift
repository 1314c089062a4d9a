import FCMLint

extension Rule {
  static let enumAsNumber = Rule(
    "enum-as-number", .schema, .error,
    on: .fields(.androidPriority, .androidNotificationPriority, .adminNotificationPriority)
      .and(.androidVisibility, .androidProxy),
    summary: "An enum value should be written as its name, not as a number.",
    why: """
      FCM's JSON parser accepts the number of an enum value instead of its name, and keeps even \
      numbers without a value. The API description gives no numbers, so the meaning of 1, 5 or 10 \
      is not documented: 5 and 10 are priorities of APNs, and 1 and 2 are those of an Android \
      notification in the app. This is a warning; the Admin SDK for Node.js calls toUpperCase() on \
      the priority of a notification, its visibility and its proxy, and throws for a number.
      """,
    source: """
      FCM v1 API description, revision \(Schema.revision); https://protobuf.dev/programming-guides/json/;
      firebase-admin-node 14.3: messaging-internal.ts
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "priority": «10», "notification": { "visibility": «1» } } } }
      """,
      """
      { "tokens": ["{{a}}"], "notification": { "title": "Hi", "imageUrl": "https://example.com/a.png" },
        "android": { "notification": { "priority": «1», "visibility": «0» } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "priority": "HIGH", "notification": { "visibility": "PUBLIC" } } } }
      """
    ]
  ) { number, message in
    guard number.isNumber, let name = number.key?.text else { return [] }
    let help = "write the name of the value in double quotes"
    if message.kind == .adminNode, !number.isSame(as: message[.androidPriority]) {
      let words = "\(name) must be a name, not \(number.excerpt): the SDK throws"
      return [Finding(at: number, words, help: help)]
    }
    return [
      Finding(
        at: number,
        "\(name) should be a name, not \(number.excerpt), whose meaning is not documented",
        help: help, severity: .warning)
    ]
  }
}

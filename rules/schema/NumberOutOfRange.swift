import FCMLint

extension Rule {
  static let numberOutOfRange = Rule(
    "number-out-of-range", .schema, .error, on: .violation(.numberOutOfRange),
    summary: "A number must be in the range of its field.",
    why: """
      notification_count and id are 32-bit integers: no fraction, and from -2147483648 to \
      2147483647. Color components are 32-bit floating-point numbers. FCM rejects a number that \
      does not fit, whether it is written as a number or as a string.
      """,
    source: "https://protobuf.dev/programming-guides/json/; FCM v1 API description",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "notification_count": «3.5» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "notification_count": «"3000000000"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "notification_count": 2147483647 } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "notification_count": 1e2 } } } }
      """,
    ]
  ) { violation, document in
    guard let row = violation.row, let text = violation.node.numberText ?? violation.node.text
    else {
      return []
    }
    if case .float = row.type {
      return [
        Finding(
          at: violation.node,
          "\(violation.node.excerpt) is out of range for \(document.name(of: row))")
      ]
    }
    let isFraction = Double(text).map { $0 != $0.rounded() } ?? false
    return [
      Finding(
        at: violation.node,
        isFraction
          ? "\(document.name(of: row)) must be an integer, not \(violation.node.excerpt)"
          : "\(violation.node.excerpt) is out of range for \(document.name(of: row))",
        help: row.field == .androidNotificationCount
          ? "write an integer from 0 to 2147483647"
          : "write an integer from -2147483648 to 2147483647")
    ]
  }
}

import FCMLint

extension Rule {
  /// Typed numbers have a size.
  static let numberOutOfRange = Rule(
    "number-out-of-range", .error, schema: .numberOutOfRange,
    summary: "A number does not fit the type of its field.",
    why: """
      notification_count and id are 32-bit integers: no fraction, and nothing beyond ±2147483647. \
      The components of a colour are 32-bit floating-point numbers. The service refuses a request \
      with a number that does not fit, whether it is written as a number or as text.
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
  ) { fault, _ in
    guard let row = fault.row, let text = fault.node.numberText ?? fault.node.text else {
      return []
    }
    if case .float = row.type {
      return [
        Finding(at: fault.node, "\(fault.node.excerpt) is beyond what \(row.name) can hold")
      ]
    }
    let isFraction = Double(text).map { $0 != $0.rounded() } ?? false
    return [
      Finding(
        at: fault.node,
        isFraction
          ? "\(row.name) is a whole number, not \(fault.node.excerpt)"
          : "\(fault.node.excerpt) does not fit \(row.name)",
        help: "write an integer from -2147483648 to 2147483647")
    ]
  }
}

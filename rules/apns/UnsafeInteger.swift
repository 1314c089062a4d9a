import FCMLint

extension Rule {
  static let unsafeInteger = Rule(
    "unsafe-integer", .apns, .warning, about: .data, on: .fields(.apnsPayload, .webNotification),
    summary: "Integers in free-form objects should not be beyond 2^53.",
    why: """
      FCM stores apns.payload and webpush.notification as a protobuf Struct, whose numbers are \
      IEEE doubles. An integer beyond 9007199254740992, positive or negative, is rounded: an ID \
      such as 9007199254740993 becomes 9007199254740992. JavaScript has the same limit.
      """,
    source: "protobuf: google/protobuf/struct.proto; IEEE 754",
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" },
        "id": «9007199254740993» } } } }
      """,
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "data": { "id": «-12345678901234567890» } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" },
        "id": 9007199254740991, "name": "9007199254740993", "pi": 3.141592653589793238 } } } }
      """
    ]
  ) { object, message in
    let numbers = object.numbers(ofAtLeast: 16)
    if numbers.isEmpty { return [] }
    var findings: [Finding] = []
    for node in numbers {
      guard isUnsafe(node.rawContent), !node.isMalformed else { continue }
      let finding = Finding(
        at: node, "\(node.excerpt) is beyond 2^53, so FCM rounds it to a double",
        help: "write it as a string")
      let isRead =
        message[.aps]?.range.contains(node.range) == true
        || (message[.webNotification]?.range.contains(node.range) == true
          && message[.webNotificationData]?.range.contains(node.range) != true)
      findings.add(
        isRead
          ? finding
          : finding.fix("replace with a string", .unsafe, node.replacing(withText: node.source)))
    }
    return findings
  }

  /// Whether a number is an integer whose absolute value is above 2^53.
  private static func isUnsafe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let digits = text.first == .minus ? text.dropFirst() : text[...]
    guard digits.count >= 16, digits.allSatisfy({ $0.isDigit }) else {
      return false
    }
    return digits.count > 16
      || digits.lexicographicallyPrecedes("9007199254740992".utf8) == false
        && !digits.elementsEqual("9007199254740992".utf8)
  }
}

import FCMLint

extension Rule {
  /// Data and payload meet on the device.
  static let sameKeyInDataAndPayload = Rule(
    "same-key-in-data-and-payload", .apns, .warning, on: .apnsPayload,
    summary: "A custom key stands in data and in apns.payload.",
    why: """
      On Apple devices the pairs of data arrive beside aps, where the custom keys of the payload \
      stand too. Which of two values with one name wins is not documented.
      """,
    source: "FCM v1 API description: Message.data, ApnsConfig.payload",
    bad: [
      """
      { "message": { "topic": "news", "data": { "id": "1" },
        "apns": { "payload": { "aps": { "alert": "Hi" }, «"id"»: 2 } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "data": { "id": "1" },
        "apns": { "payload": { "aps": { "alert": "Hi" }, "page": 2 } } } }
      """
    ]
  ) { payload, message in
    guard let data = message[.data], data.isObject, message.has(.apnsPayloadEntry) else {
      return []
    }
    return KeyTwins.between(payload, data).compactMap { key, other in
      guard !key.matches("aps"), let name = key.text, !ReservedKey.isReservedInPayload(name) else {
        return nil
      }
      return Finding(
        at: key, "\(key.excerpt) is in data too: which of the two arrives is not documented",
        help: "keep one of the two"
      ).note("the other one", at: other)
    }
  }
}

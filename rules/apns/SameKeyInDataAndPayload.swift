import FCMLint

extension Rule {
  static let sameKeyInDataAndPayload = Rule(
    "same-key-in-data-and-payload", .apns, .warning, about: .data, on: .field(.apnsPayload),
    summary: "A custom key should not be in both data and apns.payload.",
    why: """
      On Apple devices the entries of data arrive next to aps, together with the custom keys of \
      the payload. Which of two values with the same key arrives is not documented. Two equal \
      strings are not reported.
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
      """,
      """
      { "message": { "topic": "news", "data": { "link": "app://orders/42" },
        "apns": { "payload": { "aps": { "alert": "Hi" }, "link": "app://orders/42" } } } }
      """,
    ]
  ) { payload, message in
    guard let data = message[.data], data.isObject, message.has(.apnsPayloadEntry) else {
      return []
    }
    let shared = KeyIntersection.between(payload, data)
    if shared.isEmpty { return [] }
    return shared.findings { key, other in
      if key.matches("aps") || ReservedPayloadKey.isReservedInPayload(key) { return nil }
      // Two values that are filled in may be equal, too.
      if key.value.kind == other.value.kind, key.value.isString || key.value.kind == .placeholder,
        key.value.hasSameText(as: other.value)
      {
        return nil
      }
      return Finding(
        at: key,
        "\(key.excerpt) is also in data, and which of the two values arrives is not documented",
        help: "remove one of them"
      ).note("the other key", at: other)
    }
  }
}

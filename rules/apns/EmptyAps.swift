import FCMLint

extension Rule {
  static let emptyAps = Rule(
    "empty-aps", .apns, .error, on: .field(.aps).in(.apple),
    summary: "aps must be an object with at least one key.",
    why: """
      FCM responds with INVALID_ARGUMENT if aps is empty or not an object. Any key is enough, such as \
      "badge": 0 or "sound". If you need none, remove apns.payload. Apple itself accepts an empty \
      aps, so in a raw APNs payload only an aps that is not an object is reported. The Admin SDK \
      for Node.js removes contentAvailable: false and mutableContent: false before it sends the \
      message.
      """,
    source: "github.com/firebase/firebase-admin-java, issue 214; firebase-admin-dotnet, issue 39",
    bad: [
      #"{ "message": { "topic": "news", "apns": { "payload": { «"aps"»: {} } } } }"#,
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": «"Hi"» } } } }"#,
      #"{ "tokens": ["a"], "apns": { "payload": { "aps": «{ "contentAvailable": false }» } } }"#,
    ],
    good: [#"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": 0 } } } } }"#]
  ) { aps, message in
    let isRaw = message.kind == .apnsPayload
    guard aps.isObject else {
      if aps.isMalformed { return [] }
      return [
        Finding(
          at: aps,
          "\"aps\" must be an object, not \(aps.excerpt): "
            + (isRaw ? "Apple devices show nothing" : "FCM rejects the message"),
          help: "write an object, such as { \"alert\": \"Hello\" }")
      ]
    }
    if message.kind == .adminNode, !aps.isEmptyContainer,
      aps.members.allSatisfy({ isFlag($0.key) && $0.value.bool == false })
    {
      return [
        Finding(
          at: aps, "the SDK removes flags that are false, and FCM rejects the empty aps",
          help: "remove apns.payload, or set the flag to true")
      ]
    }
    guard aps.isEmptyContainer, !isRaw else { return [] }
    return [
      Finding(
        missingIn: aps, "\"aps\" is empty, so FCM rejects the message",
        help: message.has(.apnsPayloadEntry)
          ? "move Apple's keys from the payload into it"
          : "add a key to it, or remove apns.payload")
    ]
  }

  /// Whether a key is a flag that the Admin SDK for Node.js removes if it is false.
  private static func isFlag(_ key: JSONNode) -> Bool {
    key.matches("contentAvailable") || key.matches("mutableContent")
  }
}

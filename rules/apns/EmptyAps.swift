import FCMLint

extension Rule {
  /// FCM takes no empty `aps`.
  static let emptyAps = Rule(
    "empty-aps", .apns, .error, on: .field(.aps).in(.apple),
    summary: "The aps dictionary must contain at least one key.",
    why: """
      FCM answers INVALID_ARGUMENT if aps is empty or not an object. Any key is enough, such as \
      "badge": 0 or "sound". If you need none, leave apns.payload out. Apple itself accepts an \
      empty aps, so in a raw APNs payload only an aps that is not an object is reported. The Admin \
      SDK for Node.js takes contentAvailable: false and mutableContent: false out before it sends.
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
          at: aps, "aps is \(aps.excerpt), not an object: \(isRaw ? "Apple" : "FCM") refuses it",
          help: "write an object, such as { \"alert\": \"Hello\" }")
      ]
    }
    if message.kind == .adminNode, !aps.isEmptyContainer,
      aps.members.allSatisfy({ isFlag($0.key) && $0.value.bool == false })
    {
      return [
        Finding(
          at: aps, "the SDK removes a flag that is off, and FCM refuses the empty aps that is left",
          help: "remove apns.payload, or switch the flag on")
      ]
    }
    guard aps.isEmptyContainer, !isRaw else { return [] }
    return [
      Finding(
        missingIn: aps, "aps is empty: FCM refuses it",
        help: message.has(.apnsPayloadEntry)
          ? "move Apple's keys into it" : "add a key to it, or remove apns.payload")
    ]
  }
  /// The flags that the SDK for Node.js passes on only when they are on.
  private static func isFlag(_ key: JSONNode) -> Bool {
    key.matches("contentAvailable") || key.matches("mutableContent")
  }
}

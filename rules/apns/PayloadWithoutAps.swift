import FCMLint

extension Rule {
  static let payloadWithoutAps = Rule(
    "payload-without-aps", .apns, .error, on: .fields(.apnsPayload, .root).in(.apple),
    summary: "An APNs payload must contain an aps object.",
    why: """
      FCM rejects a request if apns.payload has no "aps", even if the message has a common \
      notification, and even if the payload is empty. If you need no Apple keys, remove the \
      payload. The iOS simulator also rejects an .apns file without aps.
      """,
    source: """
      github.com/firebase/firebase-admin-dotnet, issue 323 (captured answer of the service); \
      Apple: Xcode 11.4 release notes
      """,
    bad: [
      #"{ "message": { "topic": "news", "apns": { «"payload"»: { "sound": "default" } } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "apns": { «"payload"»: {} } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" } } } } }"#,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": "5" } } } }
      """,
    ]
  ) { payload, message in
    let isRaw = message.kind == .apnsPayload
    guard !message.has(.aps), message[.apns]?[name: "aps"] == nil, payload.isObject,
      isRaw || payload.isSame(as: message[.apnsPayload])
    else { return [] }
    var help = "put Apple's keys into an \"aps\" object in the payload"
    if payload.isEmptyContainer, !isRaw { help = "remove the payload, or add \"aps\" to it" }
    for member in payload.members {
      guard let name = member.key.text else { continue }
      if name == "aps" {
        help = "write an object: \"aps\": { … }"
      } else if name != "apns", NameSuggester(["aps"]).suggestion(for: name, upTo: .typo) != nil {
        help = "rename \"\(Excerpt.shortened(name))\" to \"aps\""
      } else if (member.value[name: "payload"] ?? member.value)[name: "aps"] != nil {
        help = "move \"aps\" out of \"\(Excerpt.shortened(name))\""
      } else if name == "apns", member.value.members.contains(where: { isApple($0.key) }) {
        help = "rename \"apns\" to \"aps\""
      }
    }
    let effect = isRaw ? "the iOS simulator rejects it" : "FCM rejects the message"
    return [
      Finding(missingIn: payload, "the payload has no \"aps\", so \(effect)", help: help)
    ]
  }

  private static func isApple(_ key: JSONNode) -> Bool {
    ApsSpelling.keys.contains { key.text == $0 }
  }
}

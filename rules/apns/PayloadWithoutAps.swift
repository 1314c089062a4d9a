import FCMLint

extension Rule {
  /// FCM takes an APNs payload only with an `aps` dictionary in it.
  static let payloadWithoutAps = Rule(
    "payload-without-aps", .apns, .error, on: .apnsPayload,
    summary: "An APNs payload holds an aps dictionary.",
    why: """
      FCM refuses a request whose apns.payload has no member "aps", even if the message has a \
      common notification, and even if the payload is empty. A message that needs no Apple keys \
      leaves the payload out altogether.
      """,
    source: "github.com/firebase/firebase-admin-dotnet, issue 323 (captured answer of the service)",
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
    guard !message.has(.aps), message[.apns]?[name: "aps"] == nil else { return [] }
    var help = "put Apple's keys into an object \"aps\" in the payload"
    if payload.isEmptyContainer { help = "leave the payload out, or give it an aps" }
    for member in payload.members {
      guard let name = member.key.text else { continue }
      if NearestKey.of(name, among: ["aps"]) == "aps" {
        help = "the key is \"aps\", not \"\(Excerpt.shortened(name))\""
      }
    }
    return [Finding(missingIn: payload, "the payload has no aps: FCM refuses it", help: help)]
  }
}

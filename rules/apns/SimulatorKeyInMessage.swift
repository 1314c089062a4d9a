import FCMLint

extension Rule {
  static let simulatorKeyInMessage = Rule(
    "simulator-key-in-message", .apns, .warning,
    on: .field(.simulatorTargetBundle).includingPlaceholders(),
    summary: "\"Simulator Target Bundle\" should be only in .apns files.",
    why: """
      The key tells the iOS simulator which app a dropped file is for. In a message it goes to \
      every device as custom data and uses some of the 4096 bytes. It was probably copied from a \
      test file.
      """,
    source: "Apple: Xcode 11.4 release notes",
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" },
        «"Simulator Target Bundle"»: "org.kantorei.app" } } } }
      """
    ],
    good: [
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" } } } } }"#,
      #"{ "Simulator Target Bundle": "org.kantorei.app", "aps": { "alert": "Hi" } }"#,
    ]
  ) { value, message in
    guard let key = value.key, let payload = message[.apnsPayload] else { return [] }
    return [
      Finding(
        at: key, "\(key.excerpt) is for the simulator, but goes to every device as custom data",
        help: "remove it"
      ).fix("remove \(key.excerpt)", .safe, key.removingMember(from: payload))
    ]
  }
}

import FCMLint

extension Rule {
  /// The simulator's key is for files, not for messages.
  static let simulatorKeyInMessage = Rule(
    "simulator-key-in-message", .apns, .warning,
    on: .field(.simulatorTargetBundle).includingPlaceholders(),
    summary: "\"Simulator Target Bundle\" belongs only in .apns files.",
    why: """
      The key tells the iOS simulator which app a dropped file is for. In a message it is sent to \
      every device as custom data and uses some of the 4096 bytes. Probably it was pasted from a \
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
        at: key, "this key for the simulator is sent to every device as custom data",
        help: "remove it"
      ).fix("remove it", .safe, key.removingMember(from: payload))
    ]
  }
}

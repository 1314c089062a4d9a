import FCMLint

extension Rule {
  /// The simulator's key is for files, not for messages.
  static let simulatorKeyInMessage = Rule(
    "simulator-key-in-message", .apns, .warning, on: .simulatorTargetBundle,
    seesTemplates: true,
    summary: "\"Simulator Target Bundle\" belongs to .apns files only.",
    why: """
      The key tells the simulator which app a dropped file is for. In a message it travels to \
      every device as custom data and costs some of its 4096 bytes: a test file was pasted.
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
    let finding = Finding(
      at: key, "the simulator's key travels to every device as custom data", help: "remove it")
    guard let removal = key.removingMember(from: payload) else { return [finding] }
    return [finding.fix("remove it", .safe, removal)]
  }
}

import FCMLint

extension Rule {
  static let misspeltSimulatorKey = Rule(
    "misspelt-simulator-key", .apns, .warning,
    on: .field(.apnsPayloadEntry).in(.apnsPayload).includingPlaceholders(),
    summary: "The simulator's key should be spelled \"Simulator Target Bundle\".",
    why: """
      Xcode looks for exactly this key, with its spaces and uppercase letters. Any other spelling \
      is custom data, and the simulator rejects a dropped file because it names no app.
      """,
    source: "Apple: Xcode 11.4 release notes",
    bad: [#"{ «"SimulatorTargetBundle"»: "org.kantorei.app", "aps": { "alert": "Hi" } }"#],
    good: [#"{ "Simulator Target Bundle": "org.kantorei.app", "aps": { "alert": "Hi" } }"#]
  ) { value, message in
    guard let key = value.key, SimulatorBundleKey.isMisspelt(key) else { return [] }
    let finding = Finding(
      at: key, "\(key.excerpt) is misspelled, so the simulator ignores it",
      help: "rename it to \"\(SimulatorBundleKey.name)\"")
    if message.has(.simulatorTargetBundle) { return [finding] }
    return [
      finding.fix(
        "rename to \"\(SimulatorBundleKey.name)\"", .safe, key.renaming(to: SimulatorBundleKey.name)
      )
    ]
  }
}

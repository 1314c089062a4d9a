import FCMLint

extension Rule {
  /// The simulator's key has one spelling, spaces and capitals included.
  static let misspeltSimulatorKey = Rule(
    "misspelt-simulator-key", .apns, .warning,
    on: .field(.apnsPayloadEntry).in(.apnsPayload).includingPlaceholders(),
    summary: "The simulator's key must be spelled \"Simulator Target Bundle\".",
    why: """
      Xcode looks for exactly this key, with its spaces and capital letters. Any other spelling is \
      custom data, and a file dropped onto a simulator is refused because it names no app.
      """,
    source: "Apple: Xcode 11.4 release notes",
    bad: [#"{ «"SimulatorTargetBundle"»: "org.kantorei.app", "aps": { "alert": "Hi" } }"#],
    good: [#"{ "Simulator Target Bundle": "org.kantorei.app", "aps": { "alert": "Hi" } }"#]
  ) { value, message in
    guard let key = value.key, SimulatorBundleKey.isMisspelt(key) else { return [] }
    let finding = Finding(
      at: key, "the simulator does not know the key \(key.excerpt)",
      help: "write \"\(SimulatorBundleKey.name)\"")
    if message.has(.simulatorTargetBundle) { return [finding] }
    return [
      finding.fix(
        "write \"\(SimulatorBundleKey.name)\"", .safe, key.renaming(to: SimulatorBundleKey.name))
    ]
  }
}

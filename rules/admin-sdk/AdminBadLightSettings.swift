import FCMLint

extension Rule {
  /// A light needs a colour and a rhythm.
  static let adminBadLightSettings = Rule(
    "admin-bad-light-settings", .adminSDK, .error, on: .field(.androidLightSettings).in(.adminNode),
    summary: "lightSettings must have a color and two numbers of milliseconds.",
    why: """
      The SDK throws if color, lightOnDurationMillis or lightOffDurationMillis is missing, and if \
      a duration is not a number or is below zero.
      """,
    source: "firebase-admin-node 14.3: validateLightSettings in messaging-internal.ts",
    bad: [
      """
      { "topic": "news", "android": { "ttl": 60000, "notification": { "title": "Hi",
        «"lightSettings"»: { "color": "#ffaa00", "lightOnDurationMillis": 300 } } } }
      """,
      """
      { "topic": "news", "android": { "ttl": 60000, "notification": { "title": "Hi",
        "lightSettings": { "color": "#ffaa00", "lightOnDurationMillis": «"0.3s"»,
          "lightOffDurationMillis": 700 } } } }
      """,
    ],
    good: [
      """
      { "topic": "news", "android": { "ttl": 60000, "notification": { "title": "Hi",
        "lightSettings": { "color": "#ffaa00", "lightOnDurationMillis": 300,
          "lightOffDurationMillis": 700 } } } }
      """
    ]
  ) { settings, _ in
    // Under REST's name the SDK does not look at them.
    guard settings.isObject, settings.key?.matches("lightSettings") == true else { return [] }
    let durations = [
      ("lightOnDurationMillis", settings[name: "lightOnDurationMillis"]),
      ("lightOffDurationMillis", settings[name: "lightOffDurationMillis"]),
    ]
    let members = [("color", settings[name: "color"])] + durations
    let missing = members.filter { $0.1?.isNull ?? true }.map { "\"\($0.0)\"" }
    if !missing.isEmpty {
      let names = missing.joined(separator: " and ")
      let message = "lightSettings has no \(names): the SDK refuses it"
      return [Finding(missingIn: settings, message, help: "add \(names)")]
    }
    return durations.compactMap { name, value in
      guard let value, !AdminMessage.isMilliseconds(value) else { return nil }
      return Finding(
        at: value, "\(name) \(value.excerpt) is not a number of milliseconds: the SDK refuses it",
        help: "write a number, 0 or greater")
    }
  }
}

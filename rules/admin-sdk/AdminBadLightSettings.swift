import FCMLint

extension Rule {
  static let adminBadLightSettings = Rule(
    "admin-bad-light-settings", .adminSDK, .error, on: .field(.androidLightSettings).in(.adminNode),
    summary: "lightSettings must have a color and two durations in milliseconds.",
    why: """
      The SDK throws if color, lightOnDurationMillis or lightOffDurationMillis is missing, and if \
      a duration is not a number or is negative.
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
    // The SDK does not check them under the REST name.
    guard settings.isObject, settings.key?.matches("lightSettings") == true else { return [] }
    let durations = [
      ("lightOnDurationMillis", settings[name: "lightOnDurationMillis"]),
      ("lightOffDurationMillis", settings[name: "lightOffDurationMillis"]),
    ]
    let members = [("color", settings[name: "color"])] + durations
    let missing = members.filter { $0.1?.isNull ?? true }.map { "\"\($0.0)\"" }
    if !missing.isEmpty {
      let names = missing.joined(separator: " and ")
      let message = "lightSettings has no \(names): the SDK throws"
      return [Finding(missingIn: settings, message, help: "add \(names)")]
    }
    return durations.compactMap { name, value in
      guard let value, !AdminMessage.isMilliseconds(value) else { return nil }
      return Finding(
        at: value, "\(name) must be 0 or more milliseconds, not \(value.excerpt): the SDK throws",
        help: "write a number, 0 or more")
    }
  }
}

import FCMLint

extension Rule {
  /// The SDK mixes its own colours.
  static let adminBadLightColor = Rule(
    "admin-bad-light-color", .legacy, .error, on: .adminLightColor, kinds: .adminNode,
    summary: "The light's colour is #RRGGBB or #RRGGBBAA for the Admin SDK.",
    why: """
      The SDK turns the text into the red, green, blue and alpha of REST, and throws for everything \
      else, REST's own object included.
      """,
    source: "firebase-admin-node 14.3: validateLightSettings in messaging-internal.ts",
    bad: [
      """
      { "topic": "news", "android": { "ttl": 60000, "notification": { "title": "Hi",
        "lightSettings": { "color": «"112233"», "lightOnDurationMillis": 300,
          "lightOffDurationMillis": 700 } } } }
      """,
      """
      { "topic": "news", "android": { "ttl": 60000, "notification": { "title": "Hi",
        "lightSettings": { "color": «{ "red": 1 }», "lightOnDurationMillis": 300,
          "lightOffDurationMillis": 700 } } } }
      """,
    ],
    good: [
      """
      { "topic": "news", "android": { "ttl": 60000, "notification": { "title": "Hi",
        "lightSettings": { "color": "#ffaa0080", "lightOnDurationMillis": 300,
          "lightOffDurationMillis": 700 } } } }
      """
    ]
  ) { color, _ in
    if let text = color.text, AdminMessage.isColor(text) { return [] }
    let finding = Finding(
      at: color, "\(color.excerpt) is no colour for the light: the SDK refuses it",
      help: "write #RRGGBB or #RRGGBBAA as text")
    guard let text = color.text, AdminMessage.isColor("#" + text) else { return [finding] }
    return [finding.fix("write #\(text)", .safe, color.prefixing(with: "#"))]
  }
}

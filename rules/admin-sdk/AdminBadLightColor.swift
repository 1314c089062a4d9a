import FCMLint

extension Rule {
  static let adminBadLightColor = Rule(
    "admin-bad-light-color", .adminSDK, .error, on: .field(.adminLightColor).in(.adminNode),
    summary: "The color of a light must be #RRGGBB or #RRGGBBAA in the Admin SDK for Node.js.",
    why: """
      The SDK converts the string to the red, green, blue and alpha of REST, and throws for \
      anything else, even for the object that REST uses.
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
  ) { color, message in
    // The SDK does not check it under the REST name.
    guard message[.androidLightSettings]?.key?.matches("lightSettings") == true else { return [] }
    if let text = color.text, AdminMessage.isColor(text) { return [] }
    let finding = Finding(
      at: color, "\(color.excerpt) is not a valid light color: the SDK throws",
      help: "write \"#RRGGBB\" or \"#RRGGBBAA\"")
    guard let text = color.text, AdminMessage.isColor("#" + text) else { return [finding] }
    return [finding.fix("replace with \"#\(text)\"", .safe, color.prefixing(with: "#"))]
  }
}

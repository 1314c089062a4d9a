import FCMLint

extension Rule {
  static let lightColorAsString = Rule(
    "light-color-as-string", .android, .error, on: .violation(.wrongType).in(.rest),
    summary: "A light color must be an object with red, green and blue.",
    why: """
      The Admin SDKs accept "#rrggbb" here and convert it to a Color object before they send. The \
      API itself accepts only the object, so FCM rejects a string.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (Color)",
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": { "light_settings": {
        "color": «"#ff8000"», "light_on_duration": "1s", "light_off_duration": "1s" } } } } }
      """,
      """
      { "message": { "topic": "news", "android": { "notification": { "light_settings": {
        "color": «"red"», "light_on_duration": "1s", "light_off_duration": "1s" } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": { "light_settings": {
        "color": { "red": 1, "green": 0.5 },
        "light_on_duration": "1s", "light_off_duration": "1s" } } } } }
      """
    ]
  ) { problem, _ in
    guard problem.isColorText, let text = problem.node.text else { return [] }
    let color = HexColor(HexColor.named(text) ?? text, alphaLast: true)
    let finding = Finding(
      at: problem.node,
      "the light color must be an object, not \(problem.node.excerpt)",
      help: "write \(color?.object ?? "{ \"red\": 1, \"green\": 0.5, \"blue\": 0 }")")
    guard let color, color.sixDigits != "#000000" else { return [finding] }
    return [
      finding.fix(
        "convert to a Color object", .unsafe, problem.node.replacing(withMembers: color.members))
    ]
  }
}

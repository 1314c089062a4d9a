import FCMLint

extension Rule {
  static let apsInData = Rule(
    "aps-in-data", .data, .warning, about: (.data | .display).on(.apple),
    on: .field(.notableDataEntry).includingPlaceholders(),
    summary: "A data key should not be aps.",
    why: """
      On Apple devices data entries arrive at the root of the payload, where aps is Apple's own \
      dictionary. A string of that name cannot be there as well, and it sets no alert, badge or \
      sound. The exact effect is not documented.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (ApnsConfig)",
    bad: [#"{ "message": { "topic": "news", "data": { «"aps"»: "{\"badge\":1}" } } }"#],
    good: [
      """
      { "message": { "topic": "news", "data": { "x": "y" },
        "apns": { "payload": { "aps": { "badge": 1 } } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, key.matches("aps"), let data = message[.data],
      data.range.contains(key.range)
    else { return [] }
    return [
      Finding(
        at: key, "data key \"aps\" collides with Apple's own aps dictionary",
        help: "move it to apns.payload.aps, or use another name")
    ]
  }
}

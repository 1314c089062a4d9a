import FCMLint

extension Rule {
  /// Apple's dictionary is no data entry.
  static let apsInData = Rule(
    "aps-in-data", .data, .warning, on: .dataEntry, seesTemplates: true,
    summary: "Apple's aps dictionary belongs into apns.payload, not into data.",
    why: """
      On Apple devices data entries arrive at the root of the payload, where aps is Apple's own \
      dictionary: a text of that name cannot stand beside it, and it does not set an alert, a \
      badge or a sound. What exactly happens is documented nowhere.
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
        at: key, "a data entry named \"aps\" collides with Apple's own dictionary",
        help: "set it in apns.payload.aps, or choose another name")
    ]
  }
}

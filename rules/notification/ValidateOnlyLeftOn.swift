import FCMLint

extension Rule {
  static let validateOnlyLeftOn = Rule(
    "validate-only-left-on", .notification, .info, about: .arrival | .display,
    on: .field(.validateOnly).in(.sendRequest),
    summary: "A request that is meant for delivery should not set validate_only.",
    why: """
      If validate_only is true, FCM only validates the request, responds with a fake message ID \
      and delivers nothing. That is right in a test and easy to forget in a file.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages/send",
    bad: [
      """
      { "validate_only": «true», "message": { "topic": "news", "notification": { "title": "Hi" } } }
      """
    ],
    good: [
      """
      { "validate_only": false, "message": { "topic": "news", "notification": { "title": "Hi" } } }
      """
    ]
  ) { flag, message in
    // Inside the message, or under another name, FCM rejects it, and another rule reports it.
    guard flag.bool == true, message.message?.range.contains(flag.range) != true,
      flag.key?.matches("validate_only") == true || flag.key?.matches("validateOnly") == true
    else { return [] }
    return [
      Finding(
        at: flag, "validate_only is true, so FCM validates this request and delivers nothing",
        help: "remove it if the message should be delivered")
    ]
  }
}

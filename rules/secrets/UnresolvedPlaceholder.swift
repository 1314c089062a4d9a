import FCMLint

extension Rule {
  static let unresolvedPlaceholder = Rule(
    "unresolved-placeholder", .secrets, .hint,
    on: .field(.anyPlaceholder).in(.all).includingPlaceholders(),
    summary: "A placeholder should be filled in before the message is sent.",
    why: """
      If the document is sent as it is, FCM rejects the placeholder, or it reaches the device. In \
      a template that is normal; in a document that is ready to send, something was forgotten. The \
      configuration defines which texts are placeholders; the default styles are {{x}}, ${x}, \
      %{x}, #{x}, $(x), #(x), <%= x %>, <?= x ?>, {% x %}, <x>, <<x>> and $a.b as a whole text, \
      $NAME, YOUR_NAME and [NAME]. Words for a token as a whole text, such as DEVICE_TOKEN, are \
      placeholders, too.
      """,
    source: "fcmlint: the configuration key \"placeholders\"",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": «"Hello {{name}}"» } } }"#,
      #"{ "message": { "token": «"YOUR_TOKEN"», "apns": { "payload": { "aps": { "badge": «{{n}}» } } } } }"#,
      #"{ "message": { "token": «"DEVICE_FCM_TOKEN"», "data": { "a": "b" } } }"#,
      #"{ "message": { "token": «"YOUR-TOKEN-ID"», "data": { "a": "b" } } }"#,
      #"{ "message": { "token": «"device token"», "data": { "a": "b" } } }"#,
      #"{ "message": { "token": «"XXXXXXXXXX"», "data": { "a": "b" } } }"#,
      #"{ "registration_ids": [«"registrationId"»], "data": { "a": "b" } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Lot 17 at $450" } } }"#,
      #"{ "message": { "topic": "news", "data": { "device_token": "a", "event": "REFRESH_TOKEN" } } }"#,
    ]
  ) { value, _ in
    [
      Finding(
        at: value, "placeholder \(value.excerpt) is not filled in",
        help: "fill it in before you send the message")
    ]
  }
}

import FCMLint

extension Rule {
  static let badRegistrationToken = Rule(
    "bad-registration-token", .targeting, .error,
    on: .fields(.token, .adminToken).includingPlaceholders(),
    summary: "A token must be the registration token that FCM gave to the app.",
    why: """
      FCM responds with error 400 "The registration token is not a valid FCM registration token" \
      to the tokens of other services: an APNs device token (64 hexadecimal digits), a token of \
      ActivityKit (160), an Expo push token, the URL of a Web Push subscription, the path of a \
      topic. So it does to "undefined" and similar words, and to a token that was copied with other \
      text or characters. The app gets FCM's token from the Firebase SDK. The format of tokens is \
      not documented, so nothing else is reported.
      """,
    source: """
      https://firebase.google.com/docs/cloud-messaging/manage-tokens; \
      https://docs.expo.dev/push-notifications/sending-notifications-custom
      """,
    bad: [
      #"{ "message": { "token": «"ExponentPushToken[IvT9UVERaEW7hk9ITQOCJw]"», "data": { "a": "b" } } }"#,
      """
      { "message": { "data": { "a": "b" },
        "token": «"d670c5d68c8fc137c53684b711c5efc97f348d7666514cfd4e9f529d28ee79f3"» } }
      """,
      #"{ "message": { "token": «"ExponentPushToken[{{token}}]"», "data": { "a": "b" } } }"#,
      #"{ "message": { "token": «"/topics/news"», "data": { "a": "b" } } }"#,
      #"{ "message": { "token": «"cH4vXq0LTz2mWn8RyBk3Ps: APA91bGq7Lw2Xc9"», "data": { "a": "b" } } }"#,
      #"{ "message": { "token": «"undefined"», "data": { "a": "b" } } }"#,
      #"{ "message": { "token": «"cH4vXq0LTz2mWn8RyBk3Ps%3AAPA91bGq7Lw2Xc9"», "data": { "a": "b" } } }"#,
      #"{ "message": { "token": «"token:cH4vXq0LTz2mWn8RyBk3Ps:APA91bGq7Lw2X"», "data": { "a": "b" } } }"#,
    ],
    good: [
      #"{ "message": { "token": "cH4vXq0L:APA91bGq7Lw", "data": { "a": "b" } } }"#,
      #"{ "message": { "token": "the token of the device", "data": { "a": "b" } } }"#,
    ]
  ) { token, message in
    guard let foreign = ForeignToken(token) else { return [] }
    // legacy-field reports the legacy "to".
    if foreign == .topic, token.key?.matches("to") == true { return [] }
    let (what, help): (String, String) =
      switch foreign {
      case .expo:
        ("is an Expo push token", "write the token that the app gets from the Firebase SDK")
      case .apns:
        ("is an APNs device token", "write the token that the app gets from the Firebase SDK")
      case .address:
        ("is the URL of a Web Push subscription", "write the token that getToken() returns")
      case .topic:
        ("is the path of a topic", message.text("write `topic` and the name without /topics/"))
      case .activity:
        (
          "is a token of ActivityKit",
          message.text("move it to `message.apns.live_activity_token`, and write an FCM token here")
        )
      case .unset:
        ("is not a token: the variable had no value", "send only to devices whose token is known")
      case .escaped:
        ("is escaped for a URL", "write the token without escapes, with \":\" instead of %3A")
      case .joined: ("contains more than one token", "send one request per token")
      case .labeled:
        ("starts with a name that is not part of the token", "write only the token")
      case .damaged:
        (
          "contains a space or another invalid character",
          "copy the token again, without spaces and quotes"
        )
      }
    let finding = Finding(at: token, token.tokenExcerpt(" \(what)"), help: help)
    guard foreign == .topic, !message.has(.topic), let key = token.key,
      let name = token.text?.split(separator: "/").dropFirst().joined(separator: "/"),
      !name.isEmpty
    else { return [finding] }
    let edits = [key.renaming(to: "topic"), token.replacing(withText: String(name))]
    return [finding.fix("convert to \"topic\"", .unsafe, edits)]
  }
}

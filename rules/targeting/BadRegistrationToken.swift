import FCMLint

extension Rule {
  static let badRegistrationToken = Rule(
    "bad-registration-token", .targeting, .warning,
    on: .fields(.token, .adminToken).includingPlaceholders(),
    summary: "A token should be the registration token that FCM gave to the app.",
    why: """
      FCM responds with error 400 "The registration token is not a valid FCM registration token" \
      to an APNs device token, which is 64 hexadecimal digits, to an Expo push token, to the URL \
      of a Web Push subscription, to the path of a topic, and to a registration token that was \
      copied with a space, a line break or quotation marks. The app gets FCM's token from the \
      Firebase SDK. The format of tokens is not documented, so nothing else is reported.
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
      case .topic: ("is the path of a topic", "write \"topic\" and the name without /topics/")
      case .damaged:
        (
          "contains a space or another invalid character",
          "copy the token again, without spaces and quotes"
        )
      }
    let finding = Finding(at: token, token.tokenExcerpt(" \(what)"), help: help)
    guard foreign == .topic, !message.has(.topic), let key = token.key,
      let name = token.text?.dropFirst(8), !name.isEmpty
    else { return [finding] }
    let edits = [key.renaming(to: "topic"), token.replacing(withText: String(name))]
    return [finding.fix("convert to \"topic\"", .unsafe, edits)]
  }
}

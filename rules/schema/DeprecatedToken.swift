import FCMLint

extension Rule {
  static let deprecatedToken = Rule(
    "deprecated-token", .schema, .hint, on: .field(.token),
    summary: "A message should use fid instead of the deprecated token.",
    why: """
      The API description marks token as deprecated and recommends fid, the Firebase installation \
      ID, which is the part of a registration token before the colon. Tokens still work, and \
      device group keys (without a colon) have no replacement yet. The Admin SDK for .NET does not \
      support fid yet.
      """,
    source: "FCM v1 API description, revision \(Schema.revision) (message.token, message.fid)",
    bad: [
      """
      { "message": { "token": «"dGVzdGluc3RhbGxhdGlvbi:APA91bE0k2Qx7Lr4Zt9VwYh3Nn5Jm8Pp6Rd1Fs"»,
        "notification": { "title": "Hi" } } }
      """
    ],
    good: [
      """
      { "message": { "token": "APA91bE0k2Qx7Lr4Zt9VwYh3Nn5Jm8Pp6Rd1Fs",
        "notification": { "title": "Hi" } } }
      """,
      #"{ "message": { "fid": "dGVzdGluc3RhbGxhdGlvbi", "notification": { "title": "Hi" } } }"#,
    ]
  ) { token, _ in
    guard token.isString, token.rawContent.contains(UInt8(ascii: ":")) else { return [] }
    return [
      Finding(
        at: token, "\"token\" is deprecated in favor of \"fid\"",
        help: "use \"fid\" instead once your app reports its installation ID")
    ]
  }
}

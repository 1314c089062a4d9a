import FCMLint

extension Rule {
  /// Registration tokens give way to installation ids.
  static let deprecatedToken = Rule(
    "deprecated-token", .schema, .hint, on: .field(.token),
    summary: "The token field is deprecated in favour of fid.",
    why: """
      The API marks token as deprecated and recommends fid, the Firebase installation id, which is \
      the part of a registration token before the colon. Tokens still work, and device group keys \
      (without a colon) have no replacement yet. The Admin SDK for .NET does not support fid yet.
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
        at: token, "registration tokens are deprecated in favour of \"fid\"",
        help: "use \"fid\" once your app reports its installation id")
    ]
  }
}

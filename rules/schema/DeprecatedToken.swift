import FCMLint

extension Rule {
  /// Registration tokens give way to installation ids.
  static let deprecatedToken = Rule(
    "deprecated-token", .schema, .hint, on: .token,
    summary: "A registration token is addressed where fid is the successor.",
    why: """
      The API marks token as deprecated in favour of fid, the Firebase installation id, which is \
      the part of a registration token before its colon. Tokens still work, and the key of a device \
      group, which has no colon, has no successor. The Admin SDK for .NET has no fid yet.
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
        at: token, "registration tokens are deprecated; \"fid\" is their successor",
        help: "address the installation by \"fid\" once the app reports it")
    ]
  }
}

import FCMLint

extension Rule {
  static let leakedCredential = Rule(
    "leaked-credential", .secrets, .error, on: .field(.anyString).in(.all).includingPlaceholders(),
    summary: "A message must not contain a server key, private key or bearer token.",
    why: """
      Anyone who reads the file, or receives the message, can use the credential. With a legacy \
      server key or a service account key anyone can send to all users of the app, with an access \
      token for an hour. An access token belongs in the Authorization header of the request, a key \
      belongs on the server that sends, and neither belongs in a repository. A JSON Web Token \
      without "Bearer" before it, or an API key, may be meant for the app that receives it, so \
      these are only a warning.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/auth-server",
    bad: [
      #"{ "message": { "topic": "news", "data": { "auth": «"ya29.a0ARrdaM8fkQ2mXzL7vTn4Wc9RbJ1"» } } }"#,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "webpush": { "data": {
        "key": «"-----BEGIN PRIVATE KEY-----\\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\\n"» } } } }
      """,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "auth": "Bearer {{access_token}}" } } }"#,
      #"{ "message": { "topic": "news", "data": { "author": "Ida Quist, wool and linen department" } } }"#,
    ]
  ) { text, _ in
    guard let secret = text.credential else { return [] }
    return [
      Finding(
        at: text, "the document contains \(secret.phrase): \(text.excerpt)",
        help: secret.kind == .accessToken || secret.isBearer
          ? "remove it, revoke it, and send a new one in the Authorization header of the request"
          : secret.kind == .serverKey
            ? "remove it: legacy server keys no longer work" : "remove it and revoke it",
        severity: secret.isContested ? .warning : nil)
    ]
  }
}

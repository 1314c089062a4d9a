import FCMLint

extension Rule {
  static let strippedDataKey = Rule(
    "stripped-data-key", .data, .warning,
    on: .field(.notableDataEntry).includingPlaceholders(),
    summary: "A data key should not be gcm…, google… or collapse_key.",
    why: """
      Before the app sees the data, the Android client removes collapse_key, keys that start with \
      gcm., and keys that start with google. in any case. For other keys the sources disagree: the \
      page on error codes and older references reserve gcm and everything that starts with google, \
      while the API description reserves only from, message_type, google. and gcm.notification. in \
      exactly these letters; some libraries also reject From or FROM, because they compare without \
      case. Another name avoids the problem.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode; firebase-android-sdk",
    bad: [
      #"{ "message": { "topic": "news", "data": { «"gcm"»: "1", «"gcm.x"»: "1", "x": "2" } } }"#,
      #"{ "message": { "topic": "news", "data": { «"google"»: "1", «"Google.x"»: "1" } } }"#,
      #"{ "message": { "topic": "news", "android": { "data": { «"collapse_key"»: "x" } } } }"#,
      #"{ "message": { "topic": "news", "data": { «"From"»: "x" } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "collapse": "x", "goo": "1", "googly": "2" } } }"#
    ]
  ) { value, _ in
    guard let key = value.key, DataKey.standing(of: key) == .contested else { return [] }
    return [
      Finding(
        at: key, "data key \(key.excerpt) may not reach the app",
        help: "use another name")
    ]
  }
}

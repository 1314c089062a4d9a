import FCMLint

extension Rule {
  /// Some data keys may never reach the app.
  static let strippedDataKey = Rule(
    "stripped-data-key", .data, .warning, on: .dataEntry, seesTemplates: true,
    summary: "Data keys gcm…, google… and collapse_key may not reach the app.",
    why: """
      The Android client takes keys that start with gcm. or google. (in any case), and \
      collapse_key, away before the app sees the data. The sources disagree about the rest: the \
      page on error codes and older reference texts reserve gcm and everything that starts with \
      google, the API description only names from, message_type, google. and gcm.notification. \
      with their exact letters. Another name avoids the question.
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
        at: key, "data key \(key.excerpt) may be taken away before the app sees it",
        help: "choose another name")
    ]
  }
}

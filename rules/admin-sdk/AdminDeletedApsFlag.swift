import FCMLint

extension Rule {
  /// Neither true nor 1: gone.
  static let adminDeletedApsFlag = Rule(
    "admin-deleted-aps-flag", .adminSDK, .warning,
    on: .fields(.adminContentAvailable, .adminMutableContent).in(.adminNode),
    summary: "The Admin SDK keeps an aps flag only if it is true or 1.",
    why: """
      The SDK turns true into 1, keeps 1, and silently removes the flag for every other value, \
      even for "1", "true" and 0. If the flag is off, leave it out or write false.
      """,
    source: "firebase-admin-node 14.3: validateAps in messaging-internal.ts",
    bad: [
      """
      { "tokens": ["{{a}}"], "apns": { "payload": { "aps": { "alert": "Hi",
        "mutable-content": «0», "contentAvailable": «"1"» } } } }
      """
    ],
    good: [
      """
      { "tokens": ["{{a}}"], "apns": { "payload": { "aps": { "alert": "Hi",
        "mutable-content": 1, "contentAvailable": true } } } }
      """
    ]
  ) { flag, _ in
    if flag.bool != nil || flag.number == 1 || flag.isMalformed { return [] }
    let finding = Finding(
      at: flag, "the SDK removes the flag: \(flag.excerpt) is neither true nor 1",
      help: "write true to set it; remove it to leave it off")
    guard flag.matches("1") || flag.matches("true") else { return [finding] }
    return [finding.fix("write true", .safe, flag.replacing(with: "true"))]
  }
}

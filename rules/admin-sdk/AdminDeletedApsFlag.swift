import FCMLint

extension Rule {
  static let adminDeletedApsFlag = Rule(
    "admin-deleted-aps-flag", .adminSDK, .warning, about: (.wake | .image).on(.apple),
    on: .fields(.adminContentAvailable, .adminMutableContent).in(.adminNode),
    summary: "contentAvailable and mutableContent should be true, false or 1.",
    why: """
      The SDK converts true to 1, keeps 1, and silently removes the flag for every other value, \
      even for "1", "true" and 0. To leave the flag off, remove it or write false.
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
      at: flag,
      "the SDK removes \(flag.key?.excerpt ?? "the flag"), because \(flag.excerpt) is neither true nor 1",
      help: "write true, or remove it")
    guard flag.matches("1") || flag.matches("true") else { return [finding] }
    return [finding.fix("replace with true", .safe, flag.replacing(with: "true"))]
  }
}

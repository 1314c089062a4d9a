import FCMLint

extension Rule {
  /// For the SDK null is a value, and a wrong one.
  static let adminNullObject = Rule(
    "admin-null-object", .adminSDK, .error, on: .violation(.nullObject).in(.adminNode),
    summary: "In a message for the Admin SDK, an object must not be null.",
    why: """
      The service reads null as absent, but the SDK does not: it throws for null wherever it looks \
      for an object, and sends nothing. To leave something out, leave out its name, or set it to \
      undefined.
      """,
    source: "firebase-admin-node 14.3: messaging-internal.ts",
    bad: [
      """
      { "tokens": ["{{a}}"], "notification": { "title": "Hi" }, "data": «null»,
        "android": { "ttl": 60000, "notification": «null» }, "fcmOptions": «null» }
      """
    ],
    good: [
      """
      { "tokens": ["{{a}}"], "notification": { "title": "Hi", "body": null },
        "webpush": { "notification": null } }
      """
    ]
  ) { violation, _ in
    guard let key = violation.node.key else { return [] }
    return [
      Finding(
        at: violation.node, "\(key.excerpt) is null: the SDK refuses the message",
        help: "leave it out"
      )
      .fix("remove it", .safe, key.removingMember(from: violation.parent))
    ]
  }
}

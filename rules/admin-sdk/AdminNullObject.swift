import FCMLint

extension Rule {
  static let adminNullObject = Rule(
    "admin-null-object", .adminSDK, .error, on: .violation(.nullObject).in(.adminNode),
    summary: "An object must not be null in a message for the Admin SDK for Node.js.",
    why: """
      FCM reads null as absent, but the SDK does not: it throws for null where it expects an \
      object, and sends nothing. Remove the field, or set it to undefined.
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
        at: violation.node, "\(key.excerpt) must not be null: the SDK throws",
        help: "remove it"
      )
      .fix("remove \(key.excerpt)", .safe, key.removingMember(from: violation.parent))
    ]
  }
}

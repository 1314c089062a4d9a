import FCMLint

extension Rule {
  static let adminNullValue = Rule(
    "admin-null-value", .adminSDK, .error, on: .violation(.nullValue).in(.adminNode),
    summary: "A value must not be null where the Admin SDK for Node.js reads it.",
    why: """
      FCM reads null as absent, but the SDK does not: only undefined is absent. For null it throws \
      and sends nothing, with messages such as "TTL must be a non-negative duration in \
      milliseconds" or "Cannot read properties of null (reading 'toUpperCase')". It does not look \
      at other values, such as a title. Remove the field, or set it to undefined.
      """,
    source: "firebase-admin-node 14.3: messaging-internal.ts",
    bad: [
      """
      { "tokens": ["{{a}}"], "notification": { "title": "Hi" }, "data": «null»,
        "android": { "ttl": 60000, "notification": «null» }, "fcmOptions": «null» }
      """,
      """
      { "tokens": ["{{a}}"], "android": { "ttl": «null», "notification": { "title": "Hi",
        "color": «null», "imageUrl": «null», "visibility": «null» } } }
      """,
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

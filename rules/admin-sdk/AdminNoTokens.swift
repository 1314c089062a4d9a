import FCMLint

extension Rule {
  static let adminNoTokens = Rule(
    "admin-no-tokens", .adminSDK, .error, on: .fields(.adminTokens, .adminFids).in(.adminNode),
    summary: "A multicast message must have at least one recipient.",
    why: """
      sendEachForMulticast throws if tokens or fids is not a list, or if both are empty. It sends \
      nothing.
      """,
    source: "firebase-admin-node 14.3: sendEachForMulticast in messaging.ts",
    bad: [
      #"{ "notification": { "title": "Hi", "body": "Ho" }, "tokens": «[]» }"#,
      #"{ "notification": { "title": "Hi" }, "tokens": «"abc"», "android": { "ttl": 60000 } }"#,
    ],
    good: [
      #"{ "notification": { "title": "Hi", "body": "Ho" }, "tokens": [], "fids": ["{{a}}"] }"#
    ]
  ) { list, message in
    guard list.isArray else {
      return [
        Finding(
          at: list, "the recipients must be a list, not \(list.excerpt): the SDK throws",
          help: "write a list, or use \"token\" for a single recipient")
      ]
    }
    guard list.isSame(as: message[.adminTokens] ?? message[.adminFids]) else { return [] }
    let other = message[.adminFids]
    guard list.isEmptyContainer, other.map({ $0.isArray && $0.isEmptyContainer }) ?? true else {
      return []
    }
    return [
      Finding(
        at: list, "the list of recipients is empty: the SDK throws", help: "add a recipient")
    ]
  }
}

import FCMLint

extension Rule {
  static let adminTooManyTokens = Rule(
    "admin-too-many-tokens", .adminSDK, .error,
    on: .fields(.adminTokens, .adminFids).in(.adminNode),
    summary: "A multicast message must not have more than 500 recipients.",
    why: """
      sendEachForMulticast counts tokens and fids together and throws above 500, before it sends \
      anything. Split the list into several calls.
      """,
    source: "firebase-admin-node 14.3: sendEachForMulticast in messaging.ts",
    bad: [
      #"{ "data": { "a": "b" }, "tokens": «["# + String(repeating: #""{{a}}","#, count: 500)
        + #""{{b}}"]» }"#
    ],
    good: [
      #"{ "data": { "a": "b" }, "tokens": ["# + String(repeating: #""{{a}}","#, count: 499)
        + #""{{b}}"] }"#
    ]
  ) { list, message in
    // Both lists count together, and are reported once, at the first.
    guard list.isSame(as: message[.adminTokens] ?? message[.adminFids]) else { return [] }
    let count = AdminMessage.receivers(of: message)
    guard count > 500 else { return [] }
    return [
      Finding(
        at: list, "the message has \(count) recipients; the limit is 500",
        help: "split the list into several calls of sendEachForMulticast"
      )
      .given(whole: list)
    ]
  }
}

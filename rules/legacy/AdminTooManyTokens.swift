import FCMLint

extension Rule {
  /// Five hundred in one call.
  static let adminTooManyTokens = Rule(
    "admin-too-many-tokens", .legacy, .error, on: .adminTokens, .adminFids, kinds: .adminNode,
    summary: "A multicast message names at most 500 receivers.",
    why: """
      sendEachForMulticast counts tokens and fids together and throws above 500, before anything is \
      sent. Cut the list into several calls.
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
    // Both lists make one sum; the first of the fields speaks.
    guard list.range == (message[.adminTokens] ?? message[.adminFids])?.range else { return [] }
    let count = AdminMessage.receivers(of: message)
    guard count > 500 else { return [] }
    return [
      Finding(
        at: list, "\(count) receivers are more than the 500 of one call",
        help: "cut the list into several calls of sendEachForMulticast"
      )
      .given(whole: list)
    ]
  }
}

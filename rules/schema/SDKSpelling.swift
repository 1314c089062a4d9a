import FCMLint

extension Rule {
  static let sdkSpelling = Rule(
    "sdk-spelling", .schema, .error, on: .violation(.sdkSpelling).in(.rest),
    summary: "A field must have the API's name, not the Admin SDK's name.",
    why: """
      The Admin SDKs use their own names and units for some fields, such as imageUrl or \
      vibrateTimingsMillis, and convert them to what the API expects. If the document is sent to \
      the API as it is, FCM rejects these names as unknown. Names that only need renaming are \
      reported once, at the first of them.
      """,
    source: "Admin SDKs for Node.js 14.3, Python 7.7, Go, Java 9.10 and .NET 3.5",
    bad: [
      """
      { "message": { "topic": "news",
        "notification": { "title": "Hi", «"imageUrl"»: "https://example.com/a.png" } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { «"vibrateTimingsMillis"»: [0, 250, 100],
          "event_timestamp": "2026-05-01T09:00:00Z" } } } }
      """,
      #"{ "message": { «"tokens"»: ["a", "b"], "notification": { "title": "Hi" } } }"#,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "notification": { "title": "Hi", "image": "https://example.com/a.png" },
        "android": { "notification": { "vibrate_timings": ["0s", "0.25s", "0.1s"] } } } }
      """
    ]
  ) { violation, document in
    let names = SDKNamesFix(violation, in: document)
    let isGathered = !names.renamed.isEmpty
    let findings = names.others.enumerated().map { number, other in
      finding(other, document, others: number > 0 || isGathered ? 0 : violation.followers.count)
    }
    guard let first = names.renamed.first else { return findings }
    var gathered = finding(first, document, others: violation.followers.count)
    for other in names.renamed.dropFirst().prefix(8) {
      gathered = gathered.note(document.advice(on: other), at: other.node)
    }
    return findings + [gathered.fix(names.renaming)]
  }

  private static func finding(
    _ violation: SchemaViolation, _ document: MessageDocument, others: Int
  ) -> Finding {
    var help = document.advice(on: violation)
    if others > 0 {
      help += "; \(others) more SDK \(others == 1 ? "name follows" : "names follow")"
      help += "; if this is a message for the Node.js SDK, use --kind admin-node"
    }
    return Finding(
      at: violation.node,
      "\(violation.node.excerpt) \(document.place(in: violation.object)) is an Admin SDK name",
      help: help)
  }
}

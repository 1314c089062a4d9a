import FCMLint

extension Rule {
  /// The Admin SDKs rename some fields before they send; nobody does it for a REST document.
  static let sdkSpelling = Rule(
    "sdk-spelling", .error, schema: .sdkSpelling, kinds: .rest,
    summary: "The field name exists only in the Admin SDKs.",
    why: """
      The Admin SDKs use their own names and units for some fields, such as imageUrl or \
      vibrateTimingsMillis, and convert them to what the API expects. If the document is sent to \
      the API as it is, the service refuses these names as unknown. Names that only have to become \
      others are one finding at the first of them.
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
  ) { fault, document in
    let all = [fault] + fault.followers
    // Those that only want another name are one mistake; what has to move or lacks a value is another.
    var renamed: [(fault: SchemaFault, fix: Fix)] = []
    var others: [SchemaFault] = []
    for fault in all {
      let home = fault.place?.homes.first
      guard let fix = fault.moving(in: document), fault.isRenamed(by: fix),
        !renamed.contains(where: { $0.fault.place?.homes.first == home })
      else {
        others.append(fault)
        continue
      }
      renamed.append((fault, fix))
    }
    let isGathered = !renamed.isEmpty
    let findings = others.enumerated().map { number, fault in
      finding(fault, document, others: number > 0 || isGathered ? 0 : all.count - 1)
    }
    guard let first = renamed.first else { return findings }
    var gathered = finding(first.fault, document, others: all.count - 1)
    for other in renamed.dropFirst().prefix(8) {
      gathered = gathered.note(document.advice(on: other.fault), at: other.fault.node)
    }
    let isSafe = renamed.allSatisfy { $0.fix.safety == .safe }
    let title =
      renamed.count == 1 ? first.fix.title : "write the API's names for all \(renamed.count)"
    return findings + [gathered.fix(title, isSafe ? .safe : .unsafe, renamed.flatMap(\.fix.edits))]
  }

  private static func finding(
    _ fault: SchemaFault, _ document: MessageDocument, others: Int
  ) -> Finding {
    var help = document.advice(on: fault)
    if others > 0 {
      help += "; \(others) more SDK \(others == 1 ? "name follows" : "names follow")"
      help += "; if this is a message for the Node.js SDK, use --kind admin-node"
    }
    return Finding(
      at: fault.node,
      "\(fault.node.excerpt) \(document.place(in: fault.object)) is a name that only the Admin SDKs know",
      help: help)
  }
}

import FCMLint

extension Rule {
  /// One header, one spelling.
  static let duplicateApnsHeader = Rule(
    "duplicate-apns-header", .apns, .error, on: .field(.apnsHeaders),
    summary: "Two APNs headers differ only in upper and lower case.",
    why: """
      Header names are the same in upper and lower case. If a request has one header twice, APNs \
      answers DuplicateHeaders and delivers nothing.
      """,
    source: "Apple: Handling notification responses from APNs (DuplicateHeaders)",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": "5", «"Apns-Priority"»: "10" } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": "5", "apns-collapse-id": "a" } } } }
      """
    ]
  ) { headers, _ in
    guard headers.members.contains(where: { $0.key.hasCapitals }) else { return [] }
    var first: [String: JSONNode] = [:]
    var findings: [Finding] = []
    for member in headers.members {
      guard let name = member.key.text else { continue }
      let lower = name.lowercased()
      guard let other = first[lower] else {
        first[lower] = member.key
        continue
      }
      if member.key.hasSameText(as: other) { continue }
      findings.append(
        Finding(
          at: member.key, "header \(member.key.excerpt) is given twice: APNs refuses the push",
          help: "keep one of the two"
        ).note("the other one", at: other))
    }
    return findings
  }
}

import FCMLint

extension Rule {
  static let duplicateApnsHeader = Rule(
    "duplicate-apns-header", .apns, .error, about: .arrival,
    on: .field(.apnsHeader).includingPlaceholders(),
    summary: "The names of two APNs headers must not differ only in case.",
    why: """
      Header names are case-insensitive. If a request has the same header twice, APNs answers \
      DuplicateHeaders and delivers nothing. Whether FCM passes on both spellings is not documented; \
      if it does not, one of the two values is lost.
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
  ) { value, message in
    // A name with capitals is not a known one; the rule reports at the first such header only.
    let isFirst = { (headers: JSONNode) in
      headers.members.first { $0.key.hasCapitals }?.value.isSame(as: value) == true
    }
    guard let headers = message[.apnsHeaders], isFirst(headers) else { return [] }
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
      findings.add(
        Finding(
          at: member.key,
          "duplicate header \(member.key.excerpt), so APNs refuses the push or one is lost",
          help: "remove one of them"
        ).note("the other header", at: other))
    }
    return findings
  }
}

import FCMLint

extension Rule {
  /// A browser makes something of null, and seldom what was meant.
  static let nullInWebNotification = Rule(
    "null-in-web-notification", .webpush, .warning, on: .field(.webNotification),
    summary: "Options of a web notification should be left out rather than null.",
    why: """
      FCM passes the object on as it is, and null is a value for the browser: a text shows as null, \
      a URL is looked up under that name, a timestamp is January 1970, and for dir and actions the \
      browser throws a TypeError, so that nothing appears. silent may be null. Whether FCM really \
      passes on every null is not documented, so this is only a warning.
      """,
    source: "Web IDL, conversion of null; https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "body": «null», "dir": «null», "timestamp": «null» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "webpush": { "data": { "a": "b" },
        "notification": { "title": "Hi", "silent": null, "requireInteraction": null } } } }
      """
    ]
  ) { block, _ in
    guard block.members.contains(where: { $0.value.isNull }) else { return [] }
    let holdsMore = block.members.contains { !$0.value.isNull }
    return block.members.compactMap { member in
      // A literal of another language has a rule of its own.
      guard member.value.isNull, member.value.source == "null",
        let fate = WebPushVocabulary.fateOfNull(member.key)
      else { return nil }
      let finding = Finding(
        at: member.value, "\(member.key.excerpt) is null: \(fate)", help: "leave it out")
      return holdsMore
        ? finding.fix("remove it", .safe, member.key.removingMember(from: block)) : finding
    }
  }
}

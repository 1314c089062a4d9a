import FCMLint

extension Rule {
  static let nullInWebNotification = Rule(
    "null-in-web-notification", .webpush, .warning, about: .text, on: .field(.webNotification),
    summary: "Options of a web notification should be omitted rather than null.",
    why: """
      FCM forwards the object unchanged, and null is a value for the browser: a text appears as \
      null, a URL is looked up under that name, a timestamp is January 1970, and for dir and \
      actions the browser throws a TypeError, so nothing appears. silent may be null. Whether FCM \
      really forwards every null is not documented, so this is only a warning.
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
    return block.members.findings { member in
      // non-json-literal reports null in other spellings, such as None.
      guard member.value.isNull, member.value.source == "null",
        let effect = WebPushVocabulary.effectOfNull(member.key)
      else { return nil }
      let finding = Finding(
        at: member.value, "\(member.key.excerpt) is null, so \(effect)", help: "remove it")
      return holdsMore
        ? finding.fix(
          "remove \(member.key.excerpt)", .safe, member.key.removingMember(from: block)) : finding
    }
  }
}

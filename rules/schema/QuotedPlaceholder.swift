import FCMLint

extension Rule {
  /// A placeholder in quotes is text when it is filled in, whatever it is filled with.
  static let quotedPlaceholder = Rule(
    "quoted-placeholder", .info, schema: .quotedPlaceholder, kinds: .apple,
    summary: "A placeholder for a number or a boolean stands in quotes.",
    why: """
      A template that replaces the placeholder keeps the quotes, so that a string is sent where a \
      boolean, a number of aps or a number of a web notification is due: "badge": "3" changes no \
      badge, "silent": "false" counts as true in a browser. Typed numbers take decimal text and are \
      not reported. Some template engines write values without the quotes; then all is well.
      """,
    source:
      "https://protobuf.dev/programming-guides/json/; Apple: Generating a remote notification",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "direct_boot_ok": «"{{direct}}"» },
        "apns": { "payload": { "aps": { "badge": «"{{count}}"» } } },
        "webpush": { "notification": { "silent": «"${quiet}"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "{{topic}}", "notification": { "title": "{{title}}" },
        "android": { "direct_boot_ok": {{direct}}, "ttl": "{{ttl}}",
          "notification": { "notification_count": "{{count}}" } },
        "apns": { "payload": { "aps": { "badge": {{count}}, "sound": "{{sound}}" } } } } }
      """
    ]
  ) { fault, _ in
    guard let row = fault.row else { return [] }
    let flags: [Field] = [.webRenotify, .webSilent, .webRequireInteraction, .apsContentChanged]
    let isFlag = if case .bool = row.type { true } else { flags.contains(row.field) }
    let due = isFlag ? "a boolean" : "a number"
    return [
      Finding(
        at: fault.node, "\(fault.node.excerpt) stays a string when it is filled in: \(due) is due",
        help: "write the placeholder of \(row.name) without quotes")
    ]
  }
}

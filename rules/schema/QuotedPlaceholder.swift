import FCMLint

extension Rule {
  /// A placeholder in quotes is text when it is filled in, whatever it is filled with.
  static let quotedPlaceholder = Rule(
    "quoted-placeholder", .schema, .info, on: .violation(.quotedPlaceholder).in(.apple),
    summary: "A placeholder for anything but a string is in quotes.",
    why: """
      When the template is filled in, the quotes stay. The message then contains a string where a \
      boolean, an object or a list, or a number in aps or in a web notification, is expected: \
      "badge": "3" does not change the badge, "silent": "false" counts as true in a browser, and \
      the service refuses a string for data. Typed number fields also accept decimal strings and \
      are not reported. If your template engine removes the quotes, all is well.
      """,
    source:
      "https://protobuf.dev/programming-guides/json/; Apple: Generating a remote notification",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "direct_boot_ok": «"{{direct}}"» },
        "apns": { "payload": { "aps": { "badge": «"{{count}}"» } } },
        "webpush": { "notification": { "silent": «"${quiet}"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "data": «"{{data}}"»,
        "android": { "notification": { "body_loc_key": "k", "body_loc_args": «"{{args}}"» } },
        "apns": «"{{apns}}"» } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "{{topic}}", "notification": { "title": "{{title}}" },
        "android": { "direct_boot_ok": {{direct}}, "ttl": "{{ttl}}",
          "notification": { "notification_count": "{{count}}" } },
        "apns": { "payload": { "aps": { "badge": {{count}}, "sound": "{{sound}}" } } } } }
      """
    ]
  ) { violation, document in
    guard let row = violation.row else { return [] }
    let flags: [Field] = [.webRenotify, .webSilent, .webRequireInteraction, .apsContentChanged]
    let isFlag = if case .bool = row.type { true } else { flags.contains(row.field) }
    let due =
      switch row.type {
      case .object, .stringMap, .freeObject, .list: row.type.phrase
      default: isFlag ? "a boolean" : "a number"
      }
    return [
      Finding(
        at: violation.node,
        "\(violation.node.excerpt) stays a string when filled in, but must be \(due)",
        help: "write the placeholder of \(document.name(of: row)) without quotes")
    ]
  }
}

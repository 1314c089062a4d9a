import FCMLint

extension Rule {
  static let quotedPlaceholder = Rule(
    "quoted-placeholder", .schema, .info, about: .text | .arrival,
    on: .violation(.quotedPlaceholder).in([.apple, .deviceGroup, .topicBatch]),
    summary: "A placeholder should be in quotes only where a string is expected.",
    why: """
      The quotes stay when the template is filled in. The message then contains a string where a \
      boolean, an object or a list, or a number in aps or in a web notification, is expected: \
      "badge": "3" does not change the badge, "silent": "false" counts as true in a browser, and \
      FCM rejects a string for data. Typed number fields also accept decimal strings and are not \
      reported. If your template engine removes the quotes, ignore this finding.
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
      #"{ "to": "/topics/fog", "registration_tokens": «"{{tokens}}"» }"#,
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
    let expected =
      switch row.type {
      case .object, .stringMap, .freeObject, .list, .freeList: row.type.phrase
      default: isFlag ? "a boolean" : "a number"
      }
    let isList = if case .freeList = row.type { true } else { false }
    return [
      Finding(
        at: violation.node,
        "\(violation.node.excerpt) becomes a string, but \(document.name(of: row)) must be \(expected)",
        help: isList ? "remove the quotes, or write [ ] around the text" : "remove the quotes")
    ]
  }
}

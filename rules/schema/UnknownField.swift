import FCMLint

extension Rule {
  static let unknownField = Rule(
    "unknown-field", .schema, .error, on: .violation(.unknownField),
    summary: "A field must be one that the API supports.",
    why: """
      The API accepts each typed field under two names, snake_case and lowerCamelCase, and names \
      are case-sensitive. For any other name FCM rejects the whole request: Invalid JSON payload \
      received. Unknown name "x" at 'message': Cannot find field. Only data maps, headers, \
      apns.payload and webpush.notification may contain custom names. Several unknown names next \
      to "message" suggest a wrapper, such as a test case or a queue entry, that is not sent \
      itself: they are reported once, as an info.
      """,
    source: """
      FCM v1 API description, revision \(Schema.revision); https://protobuf.dev/programming-guides/json/
      """,
    bad: [
      #"{ "message": { "topic": "news", "data": { "a": "b" }, «"author"»: "Ann" } }"#,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { «"colour"»: "#7e55c3", «"ChannelID"»: "news" } } } }
      """,
      #"{ "message": { "topic": "news", "notification": { «"titel"»: "Hi", "body": "x" } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" }, «"fcmoptions"»: {} } }"#,
      """
      { "message": { "topic": "news", "data": { "a": "b" },
        "android_v2": { "background_sync": { «"every"»: "1h" } } } }
      """,
      #"{ «"mesage"»: { "topic": "news", "notification": { "title": "Hi" } } }"#,
      """
      { «"case"»: "order shipped", "message": { "topic": "news", "data": { "a": "b" } },
        "expected": { "status": 200 } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "collapseKey": "a", "notification": { "channel_id": "news" } } } }
      """,
      #"{ "message": { "topic": "news", "data": { "author": "Ann" } } }"#,
    ]
  ) { violation, document in
    let name = violation.node.excerpt
    if !violation.followers.isEmpty {
      let count = violation.followers.count
      let others = count == 1 ? "another field" : "\(count) other fields"
      return [
        Finding(
          at: violation.node, "\(name) and \(others) next to \"message\" are not request fields",
          help: "if this is a wrapper, send only \"message\": FCM rejects any other field",
          severity: .info)
      ]
    }
    let place = document.place(in: violation.object)
    // "options" is similar to fcm_options in its letters only.
    let isLegacy = violation.node.matches("options") && violation.object == .message
    let names =
      isLegacy || violation.meantName != nil ? [] : violation.place?.nearest ?? []
    guard let nearest = names.first else {
      return [
        Finding(
          at: violation.node, "unknown field \(name) \(place)", help: violation.unknownFieldHelp
        ).fix(violation.meantName.flatMap { violation.renaming(to: $0) })
      ]
    }
    let choices = names.map { "\"\($0)\"" }.joined(separator: " or ")
    let isTaken = names.count == 1 && !violation.parent.canTake(nearest)
    let finding = Finding(
      at: violation.node, "unknown field \(name) \(place)",
      help: isTaken ? "remove it: \(choices) is already set" : "did you mean \(choices)?")
    return [names.count == 1 ? finding.fix(violation.renaming(to: nearest)) : finding]
  }
}

import FCMLint

extension Rule {
  static let mutableContentInHeaders = Rule(
    "mutable-content-in-headers", .apns, .error, about: .image | .wake,
    on: .field(.apnsHeader).includingPlaceholders(),
    summary: "Keys of aps, such as mutable-content, must be in aps, not in apns.headers.",
    why: """
      Firebase's page about images mentions a header mutable-content in its text, while its code \
      sample correctly sets the key in aps. APNs has no such header and ignores it: the service \
      extension never starts, and the image never appears. The same is true for every key of aps.
      """,
    source: """
      Apple: Modifying content in newly delivered notifications; Sending notification \
      requests to APNs
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "headers": { «"mutable-content"»: "1" },
        "payload": { "aps": { "alert": "Hi" } } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { «"mutable-content"»: "1" },
          "fcm_options": { "image": "https://example.com/a.png" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": "10", «"threadId"»: "a" },
          "payload": { "aps": { "sound": "default" } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "apns": { "payload": { "aps": { "alert": "Hi", "mutable-content": 1 } } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, case .apsKey(let name) = APNsHeader.sort(of: key) else { return [] }
    if name == "image" {
      return [
        Finding(
          at: key,
          "\(key.excerpt) is not an APNs header, so the image never appears on Apple devices",
          help: "move it to \(message.path(of: .apnsFcmOptions)).image")
      ]
    }
    let effect = MisplacedKeyEffect(of: name, value, in: message)?.phrase ?? "it has no effect"
    let renaming = key.text == name ? "" : " and rename it to \"\(name)\""
    let finding = Finding(
      at: key, "\(key.excerpt) is not an APNs header, so \(effect)",
      help: "move it to \(message.path(of: .aps))\(renaming)")
    let isThere = message[.aps]?.members.contains { ApsSpelling.right(for: $0.key) == name }
    guard let headers = message[.apnsHeaders], isThere != true,
      ApsSpelling.isFree(name, in: message),
      ApsValue.isRight(name, value) || ApsValue.repaired(name, value) != nil, !value.isOpaque
    else { return [finding] }
    let json = ApsValue.repaired(name, value) ?? value.source
    let path = ["apns", "payload", "aps", name]
    let edits = message.moving(key, from: headers, to: path, json: json)
    return [finding.fix("move to aps", .safe, edits)]
  }
}

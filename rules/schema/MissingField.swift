import FCMLint

extension Rule {
  static let missingField = Rule(
    "missing-field", .schema, .error, on: .violation(.missingField),
    summary: "An object must contain its required fields.",
    why: """
      FCM rejects a send request without message. The API description calls the color, the on \
      duration and the off duration of light settings required, and the Admin SDKs for Node.js and \
      Python throw if one is missing. The SDKs for Java, .NET and Go send less, and the Android \
      client expects defaults from FCM, so that is a warning. A field that is null counts as missing.
      """,
    source: "FCM v1 API description, revision \(Schema.revision)",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": {
          «"light_settings"»: { "color": { "red": 1 }, "light_on_duration": "1s" } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "light_settings": { "color": { "red": 1 },
          "light_on_duration": "1s", "lightOffDuration": "1s" } } } } }
      """
    ]
  ) { violation, document in
    guard let row = violation.row else { return [] }
    if violation.object == .request {
      return [
        Finding(
          missingIn: violation.parent, "the send request has no \"message\", so FCM rejects it",
          help: "wrap the message: { \"message\": { … } }")
      ]
    }
    let absent = Schema[violation.object].rows.filter { row in
      row.traits.contains(.required) && isAbsent(row, from: violation.parent)
    }
    // One finding for all of them. A field that is one level too high has its own finding.
    guard absent.first?.name == row.name, !absent.contains(where: { isMisplaced($0, in: document) })
    else { return [] }
    let name = violation.parent.key?.text.map(Excerpt.shortened) ?? "the object"
    let names = absent.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let help = absent.map { "\"\($0.name)\": \($0.type.phrase)" }.joined(separator: ", ")
    return [
      Finding(
        missingIn: violation.parent, "\(name) has no \(names)", help: "add \(help)",
        severity: .warning)
    ]
  }

  private static func isAbsent(_ row: SchemaField, from object: JSONNode) -> Bool {
    !object.members.contains { member in
      !member.value.isNull && (member.key.text == row.name || member.key.text == row.camelName)
    }
  }

  private static func isMisplaced(_ row: SchemaField, in document: MessageDocument) -> Bool {
    guard row.name != "color", let outer = document[.androidNotification] else { return false }
    return !isAbsent(row, from: outer)
  }
}

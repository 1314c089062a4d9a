import FCMLint

extension Rule {
  static let replacedData = Rule(
    "replaced-data", .data, .info, about: .data, on: .fields(.androidData, .webData),
    summary: "A platform's data should repeat the common data, because it replaces it.",
    why: """
      The API description says that data in android or webpush overrides the data of the message. \
      It means the whole map, and no source describes a merge of the keys: a key that is only in \
      the common data does not reach that platform.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (data)",
    bad: [
      """
      { "message": { "topic": "news", "data": { "id": "1", "url": "x" },
        "android": { «"data"»: { "id": "2" } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "data": { "id": "1" },
        "android": { "data": { "id": "2", "x": "y" } }, "webpush": { "data": {} } } }
      """
    ]
  ) { data, message in
    guard let common = message[.data], common.isObject, data.isObject, !data.isEmptyContainer else {
      return []
    }
    var own: Set<[UInt8]> = []
    for member in data.members {
      if member.key.isOpaque || member.key.isMalformed { return [] }
      own.insert(member.key.decodedBytes)
    }
    let lost = common.members.filter {
      !$0.key.isOpaque && !$0.key.isMalformed && !own.contains($0.key.decodedBytes)
    }
    guard let first = lost.first else { return [] }
    let more = lost.count > 1 ? " and \(lost.count - 1) more are" : " is"
    return [
      Finding(
        missingIn: data, "this data replaces the common data: \(first.key.excerpt)\(more) lost",
        help: "add each key of the common data that this platform needs"
      ).note("this key is only in the common data", at: first.key)
    ]
  }
}

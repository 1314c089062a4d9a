import FCMLint

extension Rule {
  /// Data and headers are maps of strings.
  static let nonStringValue = Rule(
    "non-string-value", .schema, .error, on: .violation(.nonStringValue),
    summary: "A value in data or headers is not a string.",
    why: """
      data and headers map strings to strings. The service refuses any other value: Invalid value \
      at 'message.data[0].value' (TYPE_STRING), 12. The app receives strings as well, and has to \
      parse numbers and nested JSON itself.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (data)",
    bad: [
      """
      { "message": { "topic": "news", "data": { "n": «12», "b": «true», "o": «{ "a": 1 }»,
        "l": «[1]», "z": «null» } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": «10» } } } }
      """,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "n": "12", "o": "{\"a\": 1}" } } }"#
    ]
  ) { violation, document in
    let value = violation.node
    let isHeader = violation.object == .apnsHeaders || violation.object == .webHeaders
    let name = value.key?.excerpt ?? ""
    // What is no header has to move, and its type is right at its new place.
    if isHeader, let key = value.key, isMisplaced(key, in: violation.object) { return [] }
    return [
      Finding(
        at: value,
        "\(isHeader ? "header" : "data value") \(name) is \(value.excerpt), not a string",
        help: value.isNull
          ? "leave it out" + (isHeader ? "" : ", or write \"\"")
          : value.isObject || value.isArray
            ? "write its JSON as a string, with \\\" for each quotation mark" : "put it in quotes"
      ).fix(violation.quoting())
    ]
  }

  private static func isMisplaced(_ key: JSONNode, in headers: SchemaObject.ID) -> Bool {
    guard headers == .apnsHeaders else {
      let name = key.text ?? ""
      return !WebPushVocabulary.isHeaderElsewhere(name)
        && WebPushVocabulary.optionInHeaders(name) != nil
    }
    if case .apsKey = APNsHeader.sort(of: key) { return true }
    return false
  }
}

import FCMLint

extension Rule {
  static let nonStringValue = Rule(
    "non-string-value", .schema, .error, about: .data | .arrival, on: .violation(.nonStringValue),
    summary: "A value in data or headers must be a string.",
    why: """
      data and headers map strings to strings. FCM rejects any other value: Invalid value at \
      'message.data[0].value' (TYPE_STRING), 12. The app receives strings as well, and has to \
      parse numbers and nested JSON itself. For null, sources disagree: the ProtoJSON guide says \
      that parsers reject it, an older parser of Google reads it as "", so it is a warning, except in a \
      message for the Admin SDK for Node.js, which throws.
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
    // non-json-literal reports None and undefined.
    if value.isNull, value.source != "null" { return [] }
    let isHeader = violation.object == .apnsHeaders || violation.object == .webHeaders
    let name = value.key?.excerpt ?? ""
    // A key that is not a header has to move to a place where its type is valid.
    if isHeader, let key = value.key, isMisplaced(key, in: violation.object) { return [] }
    let isThrown = value.isNull && document.kind == .adminNode
    return [
      Finding(
        at: value,
        "\(isHeader ? "header" : "data value") \(name) must be a string, not \(value.excerpt)"
          + (isThrown ? ": the SDK throws" : ""),
        help: value.isNull
          ? "remove it" + (isHeader ? "" : ", or write \"\"")
          : value.isObject || value.isArray
            ? "write it as a string of JSON, with \\\" for each quotation mark"
            : "write \(Excerpt.shortened("\"\(value.source)\""))",
        severity: value.isNull && !isThrown ? .warning : nil
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

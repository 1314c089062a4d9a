import FCMLint

extension Rule {
  /// Arguments fill a text that a key names.
  static let alertLocArgsWithoutKey = Rule(
    "alert-loc-args-without-key", .aps, .error, on: .alertLocArgs, .alertTitleLocArgs,
    .alertSubtitleLocArgs, kinds: .apple,
    summary: "Localization arguments need the key of their text.",
    why: """
      loc-args fill the placeholders of the text that loc-key names in the app; without the key \
      there is no text to fill. The Admin SDKs refuse such an alert (the one for Python has no \
      subtitle keys). The one for Node.js looks for locKey beside locArgs: loc-key will not do.
      """,
    source: """
      Apple: Generating a remote notification; Admin SDKs for Node.js, Go, Python, Java, .NET
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", "loc-args": «["a"]» } } } } } }
      """,
      """
      { "tokens": ["{{a}}"], "apns": { "payload": { "aps": {
        "alert": { "loc-key": "SPRING", "locArgs": «["a"]», "titleLocArgs": «["b"]» } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "loc-key": "SPRING", "loc-args": ["a"] } } } } } }
      """,
      """
      { "tokens": ["{{a}}"], "apns": { "payload": { "aps": {
        "alert": { "locKey": "SPRING", "loc-args": ["a"] } } } } }
      """,
    ]
  ) { arguments, message in
    guard arguments.isArray, !arguments.isEmptyContainer, let key = arguments.key,
      let name = key.text
    else { return [] }
    let (field, wanted): (Field, String) =
      if name.hasPrefix("title") {
        (.alertTitleLocKey, "title-loc-key")
      } else if name.hasPrefix("subtitle") {
        (.alertSubtitleLocKey, "subtitle-loc-key")
      } else {
        (.alertLocKey, "loc-key")
      }
    // The SDK looks at arguments under its own name only, and for the key under its own, too.
    if message.kind == .adminNode, !key.rawContent.contains(0x2D) {
      return check(key, field, plain: wanted, message)
    }
    if let empty = message[field], empty.isString, empty.contentRange.isEmpty {
      return [
        Finding(
          at: arguments, "\(key.excerpt) has an empty \"\(wanted)\": there is no text to fill",
          help: "write the key of a text in \"\(wanted)\""
        ).note("the key is empty", at: empty)
      ]
    }
    // A misspelt key has a finding of its own.
    if message.means(field) { return [] }
    return [
      Finding(
        at: arguments, "\(key.excerpt) has no \"\(wanted)\": there is no text to fill",
        help: "add \"\(wanted)\""
      )
      .given(whole: message.root)
    ]
  }

  /// The check of the Admin SDK for Node.js.
  private static func check(
    _ arguments: JSONNode, _ field: Field, plain: String, _ message: MessageDocument
  ) -> [Finding] {
    let name = AdminSpelling.alertName(plain)
    guard let alert = message[.apsAlert], !AdminSpelling.hasText(name, in: alert),
      message.has(field) || message.slip(for: field) == nil
    else { return [] }
    let other = alert.members.first { $0.key.text == plain && !$0.value.isNull }?.key
    let finding = Finding(
      at: arguments.value, "\(arguments.excerpt) has no \"\(name)\": the SDK refuses the message",
      help: other.map { "rename \($0.excerpt) to \"\(name)\"" } ?? "add \"\(name)\""
    ).given(whole: message.root)
    guard let other, alert.canTake(name) else { return [finding] }
    return [finding.fix("rename it to \"\(name)\"", .safe, other.renaming(to: name))]
  }
}

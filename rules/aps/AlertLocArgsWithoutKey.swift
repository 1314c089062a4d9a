import FCMLint

extension Rule {
  /// Arguments fill a text that a key names.
  static let alertLocArgsWithoutKey = Rule(
    "alert-loc-args-without-key", .aps, .error,
    on: .fields(.alertLocArgs, .alertTitleLocArgs, .alertSubtitleLocArgs).in(.apple),
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
    guard let gap = MissingLocalizationKey(ofAlert: arguments, in: message), let own = arguments.key
    else {
      return []
    }
    let lack = "\(own.excerpt) has no \"\(gap.name)\""
    switch gap.kind {
    case .absent:
      return [
        Finding(at: arguments, "\(lack): there is no text to fill", help: "add \"\(gap.name)\"")
          .given(whole: message.root)
      ]
    case .empty(let key):
      return [
        Finding(
          at: arguments, "\(own.excerpt) has an empty \"\(gap.name)\": there is no text to fill",
          help: "write the key of a text in \"\(gap.name)\""
        ).note("the key is empty", at: key)
      ]
    case .unseen(let other, _):
      let help = other.map { "rename \($0.excerpt) to" } ?? "add"
      return [
        Finding(
          at: arguments, "\(lack): the SDK refuses the message", help: "\(help) \"\(gap.name)\""
        ).given(whole: message.root).fix(gap.renaming)
      ]
    }
  }
}

import FCMLint

extension Rule {
  static let alertLocArgsWithoutKey = Rule(
    "alert-loc-args-without-key", .aps, .error,
    on: .fields(.alertLocArgs, .alertTitleLocArgs, .alertSubtitleLocArgs).in(.apple),
    summary: "An alert with localization arguments must have the matching loc-key.",
    why: """
      loc-args fill the placeholders in the app's localized string that loc-key names. Without \
      the key there is no string to fill. The Admin SDKs reject such an alert (the SDK for Python \
      has no subtitle keys). The SDK for Node.js requires locKey for locArgs and does not accept \
      loc-key instead.
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
    let problem = "\(own.excerpt) has no \"\(gap.name)\""
    switch gap.kind {
    case .absent:
      return [
        Finding(
          at: arguments, "\(problem), so there is no text to fill",
          help: "add \"\(gap.name)\", or remove the arguments"
        )
        .given(whole: message[.apsAlert] ?? message.root)
      ]
    case .empty(let key):
      return [
        Finding(
          at: arguments, "\(own.excerpt) has an empty \"\(gap.name)\", so there is no text to fill",
          help: "write the key of a localized string in \"\(gap.name)\""
        ).note("the key is empty", at: key)
      ]
    case .unseen(let other, _):
      let help =
        other.map { "rename \($0.excerpt) to \"\(gap.name)\"" }
        ?? "add \"\(gap.name)\", or remove the arguments"
      return [
        Finding(
          at: arguments, "\(problem): the SDK throws",
          help: help
        ).given(whole: message[.apsAlert] ?? message.root).fix(gap.renaming)
      ]
    }
  }
}

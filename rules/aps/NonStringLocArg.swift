import FCMLint

extension Rule {
  static let nonStringLocArg = Rule(
    "non-string-loc-arg", .aps, .warning, about: .language,
    on: .fields(.alertLocArgs, .alertTitleLocArgs, .alertSubtitleLocArgs).in(.apple),
    summary: "Localization arguments should be strings.",
    why: """
      Each argument replaces a %@ in the app's localized string. Apple documents strings; \
      what a device does with another value is not documented. It may show it as it is, or not \
      show the text at all.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "loc-key": "SPRING", "loc-args": ["a", «1», «null»] } } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "loc-key": "SPRING", "loc-args": ["a", "1"] } } } } } }
      """
    ]
  ) { arguments, _ in
    arguments.elements.findings { argument in
      if argument.isString || argument.isOpaque || argument.isMalformed { return nil }
      let problem =
        "the argument should be a string, not \(argument.excerpt), or its text may not appear"
      guard argument.isNumber || argument.bool != nil else {
        return Finding(at: argument, problem, help: "write a string")
      }
      return Finding(at: argument, problem, help: "write \"\(argument.excerpt)\"")
        .fix(
          "replace with \"\(argument.excerpt)\"", .safe,
          argument.replacing(withText: argument.source))
    }
  }
}

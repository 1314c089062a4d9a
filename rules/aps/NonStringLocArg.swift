import FCMLint

extension Rule {
  /// Arguments of localised text are text.
  static let nonStringLocArg = Rule(
    "non-string-loc-arg", .aps, .error,
    on: .fields(.alertLocArgs, .alertTitleLocArgs, .alertSubtitleLocArgs).in(.apple),
    summary: "Localization arguments must be strings.",
    why: """
      Each argument replaces a %@ in the app's text. Apple documents strings; a number appears as \
      garbage or keeps the text from being shown.
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
    arguments.elements.compactMap { argument in
      if argument.isString || argument.isOpaque || argument.isMalformed { return nil }
      let finding = Finding(
        at: argument, "argument \(argument.excerpt) is not a string",
        help: argument.isNumber || argument.bool != nil ? "put it in quotes" : "write a string")
      guard argument.isNumber || argument.bool != nil else { return finding }
      return finding.fix("make it a string", .safe, argument.replacing(withText: argument.source))
    }
  }
}

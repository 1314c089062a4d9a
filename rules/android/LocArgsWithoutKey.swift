import FCMLint

extension Rule {
  /// Arguments need a text to be put into.
  static let locArgsWithoutKey = Rule(
    "loc-args-without-key", .android, .error,
    on: .fields(.androidTitleLocArgs, .androidBodyLocArgs),
    summary: "Localization arguments need the key of their text.",
    why: """
      title_loc_args and body_loc_args fill the placeholders in the string resource that \
      title_loc_key or body_loc_key names. Without the key there is no text to fill, and all \
      official Admin SDKs refuse the message. The one for Node.js looks for bodyLocKey beside \
      bodyLocArgs: body_loc_key will not do.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages "
      + "(AndroidNotification.title_loc_args)",
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": { "body": "Hi",
        "body_loc_args": «["a"]», "titleLocArgs": «["b", "c"]» } } } }
      """,
      #"{ "tokens": ["{{a}}"], "android": { "notification": { "titleLocArgs": «["b"]» } } }"#,
      """
      { "tokens": ["{{a}}"], "android": { "notification": { "body_loc_key": "greeting",
        "bodyLocArgs": «["b"]» } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": {
        "body_loc_key": "greeting", "body_loc_args": ["a"], "title_loc_args": [] } } } }
      """
    ]
  ) { arguments, message in
    guard let gap = MissingLocalizationKey(ofAndroid: arguments, in: message) else { return [] }
    let lack = "there is no \(gap.name) for these arguments"
    let addition = "add \"\(gap.name)\", or remove the arguments"
    guard case .unseen(let other, _) = gap.kind else {
      return [
        Finding(at: arguments, "\(lack) to fill", help: addition).given(whole: message.root)
      ]
    }
    return [
      Finding(
        at: arguments, "\(lack): the SDK refuses the message",
        help: other.map { "rename \($0.excerpt) to \"\(gap.name)\"" } ?? addition
      ).given(whole: message.root).fix(gap.renaming)
    ]
  }
}

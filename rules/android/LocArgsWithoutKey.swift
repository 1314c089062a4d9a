import FCMLint

extension Rule {
  static let locArgsWithoutKey = Rule(
    "loc-args-without-key", .android, .error,
    on: .fields(.androidTitleLocArgs, .androidBodyLocArgs),
    summary: "Localization arguments must have a localization key.",
    why: """
      title_loc_args and body_loc_args fill the placeholders in the string resource that \
      title_loc_key or body_loc_key names. Without the key there is no text to fill, and all \
      official Admin SDKs reject the message; what FCM answers is not documented. The SDK for Node.js looks for bodyLocKey next to \
      bodyLocArgs: it does not accept body_loc_key there.
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
    let problem = "\(arguments.key?.excerpt ?? "the list") has no \"\(gap.name)\""
    let addition = "add \"\(gap.name)\", or remove the arguments"
    guard case .unseen(let other, _) = gap.kind else {
      return [
        Finding(at: arguments, problem, help: addition).given(
          whole: message[.androidNotification] ?? message.root)
      ]
    }
    return [
      Finding(
        at: arguments, "\(problem): the SDK throws",
        help: other.map { "rename \($0.excerpt) to \"\(gap.name)\"" } ?? addition
      ).given(whole: message[.androidNotification] ?? message.root).fix(gap.renaming)
    ]
  }
}

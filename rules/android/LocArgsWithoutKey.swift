import FCMLint

extension Rule {
  /// Arguments need a text to be put into.
  static let locArgsWithoutKey = Rule(
    "loc-args-without-key", .android, .error, on: .androidTitleLocArgs, .androidBodyLocArgs,
    summary: "Localization arguments need the key of their text.",
    why: """
      title_loc_args and body_loc_args fill the placeholders in the string resource that \
      title_loc_key or body_loc_key names. Without the key there is no text to fill, and all \
      official Admin SDKs refuse the message.
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
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": {
        "body_loc_key": "greeting", "body_loc_args": ["a"], "title_loc_args": [] } } } }
      """
    ]
  ) { arguments, message in
    guard arguments.isArray, !arguments.isEmptyContainer else { return [] }
    let isTitle = (arguments.key?.rawContent.first ?? 0) | 0x20 == 0x74
    if let key = message[isTitle ? .androidTitleLocKey : .androidBodyLocKey],
      !key.isString || !key.contentRange.isEmpty
    {
      return []
    }
    let name = message.name(
      "android.notification." + (isTitle ? "title_loc_key" : "body_loc_key"))
    return [
      Finding(
        at: arguments, "there is no \(name) for these arguments to fill",
        help: "add \"\(name)\", or remove the arguments"
      )
      .given(whole: message.root)
    ]
  }
}

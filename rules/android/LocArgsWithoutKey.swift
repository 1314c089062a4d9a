import FCMLint

extension Rule {
  /// Arguments need a text to be put into.
  static let locArgsWithoutKey = Rule(
    "loc-args-without-key", .android, .error, on: .androidTitleLocArgs, .androidBodyLocArgs,
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
    guard arguments.isArray, !arguments.isEmptyContainer else { return [] }
    let isTitle = (arguments.key?.rawContent.first ?? 0) | 0x20 == 0x74
    let name = message.name(
      "android.notification." + (isTitle ? "title_loc_key" : "body_loc_key"))
    // The SDK looks at arguments under its own name only, and for the key under its own, too.
    if message.kind == .adminNode, message.has(.android),
      let object = message[.androidNotification],
      arguments.key?.rawContent.contains(0x5F) == false
    {
      return AdminSpelling.hasText(name, in: object)
        ? [] : [refused(arguments, name, in: object, message)]
    }
    if let key = message[isTitle ? .androidTitleLocKey : .androidBodyLocKey],
      !key.isString || !key.contentRange.isEmpty
    {
      return []
    }
    return [
      Finding(
        at: arguments, "there is no \(name) for these arguments to fill",
        help: "add \"\(name)\", or remove the arguments"
      )
      .given(whole: message.root)
    ]
  }
  /// The check of the Admin SDK for Node.js.
  private static func refused(
    _ arguments: JSONNode, _ name: String, in object: JSONNode, _ message: MessageDocument
  ) -> Finding {
    let plain = name == "titleLocKey" ? "title_loc_key" : "body_loc_key"
    let other = object.members.first { $0.key.text == plain && !$0.value.isNull }?.key
    let finding = Finding(
      at: arguments, "there is no \(name) for these arguments: the SDK refuses the message",
      help: other.map { "rename \($0.excerpt) to \"\(name)\"" }
        ?? "add \"\(name)\", or remove the arguments"
    ).given(whole: message.root)
    guard let other, object.canTake(name) else { return finding }
    return finding.fix("rename it to \"\(name)\"", .safe, other.renaming(to: name))
  }
}

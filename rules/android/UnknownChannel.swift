import FCMLint

extension Rule {
  static let unknownChannel = Rule(
    "unknown-channel", .android, .warning, about: .display | .sound | .headsUp | .vibration,
    on: .field(.androidChannelId),
    summary: "A notification channel should be one of those in the configuration.",
    why: """
      On Android 8 and later a notification appears only in a channel that the app has created. \
      For an unknown ID Android uses the channel in the manifest, or a default one, with another \
      sound and importance. The known IDs come from "project.androidChannels" in the \
      configuration; without that list this rule reports nothing. (In these examples the list is \
      "news" and "deals".)
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages",
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification":
        { "title": "Hi", "channel_id": «"nwes"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification":
        { "title": "Hi", "channel_id": "news" } } } }
      """
    ]
  ) { channel, message in
    guard let known = message.project.androidChannels, let name = channel.text, !name.isEmpty,
      !known.contains(name)
    else { return [] }
    return [
      Finding(
        at: channel, "unknown notification channel \(channel.excerpt)",
        help: "the known channels are " + known.sorted().joined(separator: ", "))
    ]
  }
  .assuming(ProjectSettings(androidChannels: ["news", "deals"]))
}

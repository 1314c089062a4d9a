import FCMLint

extension Rule {
  /// A channel that the app never creates falls back to another one.
  static let unknownChannel = Rule(
    "unknown-channel", .android, .warning, on: .field(.androidChannelId),
    summary: "The notification channel should be one that the project lists.",
    why: """
      On Android 8 and later a notification appears only in a channel that the app has created. An \
      unknown id falls back to the channel in the manifest, or to a default one, with another \
      sound and importance. The known ids come from "project.androidChannels" in the \
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
        at: channel, "the project has no notification channel \(channel.excerpt)",
        help: "known channels: " + known.sorted().joined(separator: ", "))
    ]
  }
  .assuming(ProjectSettings(androidChannels: ["news", "deals"]))
}

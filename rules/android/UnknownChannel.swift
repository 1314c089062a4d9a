import FCMLint

extension Rule {
  /// A channel that the app never creates falls back to another one.
  static let unknownChannel = Rule(
    "unknown-channel", .android, .warning, on: .androidChannelId,
    project: ProjectFacts(androidChannels: ["news", "deals"]),
    summary: "The notification channel is one of those the project lists.",
    why: """
      Android 8 and later show a notification only in a channel that the app has created. An \
      unknown id falls back to the channel of the manifest, or to a default one, with other sound \
      and importance. The ids come from "project.androidChannels" of the configuration; without \
      that list this rule is silent. (Examples: the list holds "news" and "deals".)
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
        help: "known: " + known.sorted().joined(separator: ", "))
    ]
  }
}

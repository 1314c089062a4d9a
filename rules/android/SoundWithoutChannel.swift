import FCMLint

extension Rule {
  static let soundWithoutChannel = Rule(
    "sound-without-channel", .android, .info, about: .sound | .headsUp, on: .field(.androidSound),
    summary: "A sound of an Android notification should be set together with a channel.",
    why: """
      On Android 8 and later the notification channel decides about the sound, and the sound of \
      the message is ignored. Without channel_id the message uses the default channel of the \
      app's manifest or the SDK's own channel "Miscellaneous", which play the default sound \
      unless the app has set another. Devices with an older version play the sound of the message.
      """,
    source: """
      https://developer.android.com/develop/ui/views/notifications/channels; \
      firebase-android-sdk: CommonNotificationBuilder
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "sound": «"alarm"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "sound": "alarm", "channel_id": "alarms" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "sound": "default" } } } }
      """,
    ]
  ) { sound, message in
    guard !message.has(.androidChannelId), sound.isString, !sound.contentRange.isEmpty,
      !sound.matches("default"), let block = message[.androidNotification],
      !block.members.contains(where: { isChannel($0.key) })
    else { return [] }
    let name = message.name("android.notification.channel_id")
    return [
      Finding(
        at: sound, "Android 8 and later ignore sound \(sound.excerpt): the channel has the sound",
        help: "name a channel that the app created with this sound in \"\(name)\""
      )
      .given(whole: block)
    ]
  }

  /// Whether the name is a misspelled or legacy name of the channel, which has its own finding.
  private static func isChannel(_ key: JSONNode) -> Bool {
    key.text?.lowercased().contains(bytesOf: "channel") == true
  }
}

import FCMLint

extension Rule {
  static let soundWithDefaultSound = Rule(
    "sound-with-default-sound", .android, .info, on: .field(.androidDefaultSound),
    summary: "default_sound: true should not be set together with another sound.",
    why: """
      On devices without channels Android plays the default sound if both are set. On Android 8 \
      and later the channel of the notification has the sound. FCM does not document which of the \
      two it sends to the device.
      """,
    source: """
      firebase-android-sdk: CommonNotificationBuilder; Android: Notification.Builder.setDefaults
      """,
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "channel_id": "alarms", "default_sound": «true», "sound": "alarm" } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "default_sound": true, "sound": "default" } } } }
      """,
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "channel_id": "alarms", "default_sound": false, "sound": "alarm" } } } }
      """,
    ]
  ) { flag, message in
    guard flag.bool == true, let sound = message[.androidSound], sound.isString,
      !sound.isOpaque, !sound.contentRange.isEmpty, !sound.matches("default")
    else { return [] }
    let name = message.name("android.notification.default_sound")
    return [
      Finding(
        at: flag, "\(name) may play the default sound instead of \(sound.excerpt)",
        help: "remove one of them"
      ).note("the other sound", at: sound)
    ]
  }
}

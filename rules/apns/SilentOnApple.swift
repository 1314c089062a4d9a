import FCMLint

extension Rule {
  static let silentOnApple = Rule(
    "silent-on-apple", .apns, .info,
    on: .fields(.apns, .androidSound, .androidDefaultSound),
    summary: "A notification should have a sound for Apple devices if it has one for Android.",
    why: """
      Apple devices play a sound only if aps contains one; sound and default_sound of the Android \
      block have no effect there. The notification appears without a sound, which may be intended. \
      If the message has no sound for Android either, this is only a hint.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { «"message"»: { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "sound": "default" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "default_sound": true } },
        "apns": { "payload": { «"aps"»: { "badge": 1 } } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        «"apns"»: { "headers": { "apns-priority": "10" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "sound": "default" } },
        "apns": { "payload": { "aps": { "sound": "default" } } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "payload": { "aps": { "interruption-level": "passive" } } } } }
      """,
    ]
  ) { value, message in
    guard !message.has(.apsSound), message.hasCommonText || message.has(.apsAlert) else {
      return []
    }
    let sound = [message[.androidSound], message[.androidDefaultSound]].lazy.compactMap { $0 }
      .first { $0.bool == true || $0.isString && !$0.contentRange.isEmpty }
    guard value.isSame(as: sound ?? message[.apns]),
      let place = message[.aps] ?? message[.apns] ?? message.message,
      !message.has(.alertSound), message[.apsInterruptionLevel]?.matches("passive") != true,
      !message.isLiveActivity, !message.isBackgroundPush, !AppleDelivery(message).isHidden,
      message.misspelling(of: .apsSound) == nil
    else { return [] }
    let finding = Finding(
      missingIn: place,
      "aps sets no sound, so Apple devices show the message without one",
      help: message.text("add `apns.payload.aps.sound: \"default\"` to `message.apns.payload.aps`"),
      severity: sound == nil ? .hint : nil
    )
    .given(whole: message.root)
    guard let sound else { return [finding] }
    return [finding.note("the sound on Android", at: sound)]
  }
}

import FCMLint

extension Rule {
  static let soundWithExtension = Rule(
    "sound-with-extension", .android, .warning, on: .field(.androidSound),
    summary: "An Android sound should be the name of a raw resource, without extension.",
    why: """
      The Android client looks the sound up by its resource name in res/raw, and resource names \
      have no extension. It does not find a file name, and plays the default sound. On Android 8 \
      and later the notification channel decides the sound anyway.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages "
      + "(AndroidNotification.sound); firebase-android-sdk",
    bad: [
      #"{ "message": { "topic": "news", "android": { "notification": { "sound": «"alarm.mp3"» } } } }"#
    ],
    good: [
      #"{ "message": { "topic": "news", "android": { "notification": { "sound": "alarm" } } } }"#,
      #"{ "message": { "topic": "news", "android": { "notification": { "sound": "default" } } } }"#,
    ]
  ) { sound, _ in
    guard sound.rawContent.contains(.period), !sound.rawContent.contains(.slash),
      let text = sound.text,
      let name = ResourceFileExtension.dropped(from: text, ResourceFileExtension.sounds)
    else { return [] }
    let finding = Finding(
      at: sound, "Android does not find sound \(sound.excerpt): it has a file extension",
      help: "write \"\(Excerpt.shortened(name))\"")
    return [finding.fix("remove the extension", .unsafe, sound.replacing(withText: name))]
  }
}

import FCMLint

extension Rule {
  /// A sound is named without its file's extension.
  static let soundWithExtension = Rule(
    "sound-with-extension", .android, .warning, on: .field(.androidSound),
    summary: "An Android sound must be the name of a raw resource, without extension.",
    why: """
      The client looks the sound up by its resource name in res/raw, and resource names have no \
      extension. A file name is not found, so the default sound plays. On Android 8 and later the \
      notification channel decides the sound anyway.
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
      at: sound, "sound \(sound.excerpt) is not found: resource names have no extension",
      help: "write \"\(Excerpt.shortened(name))\"")
    return [finding.fix("remove the extension", .unsafe, sound.replacing(withText: name))]
  }
}

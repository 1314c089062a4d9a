import FCMLint

extension Rule {
  static let soundNotAResource = Rule(
    "sound-not-a-resource", .android, .warning, on: .field(.androidSound),
    summary: "An Android sound should be the name of a raw resource in the app.",
    why: """
      The Android client looks the sound up by its name among the app's raw resources. It does not \
      download a URL or find a path, so the device plays the default sound or none. On Android 8 \
      and later the notification channel decides the sound anyway.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages "
      + "(AndroidNotification.sound); firebase-android-sdk: CommonNotificationBuilder.getSound",
    bad: [
      """
      { "message": { "topic": "news",
        "android": { "notification": { "sound": «"https://example.com/a.mp3"» } } } }
      """,
      #"{ "message": { "topic": "news", "android": { "notification": { "sound": «"raw/alarm"» } } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "android": { "notification": { "sound": "alarm" } } } }"#
    ]
  ) { sound, _ in
    guard sound.rawContent.contains(.slash), let text = sound.text else { return [] }
    let file = text.split(separator: "/").last.map(String.init) ?? ""
    let name = ResourceFileExtension.dropped(from: file, ResourceFileExtension.sounds) ?? file
    let isAddress = text.contains(bytesOf: "://") && !text.hasPrefix("android.resource:")
    let finding = Finding(
      at: sound,
      "Android does not find sound \(sound.excerpt): it is a \(isAddress ? "URL" : "path")",
      help: "write the name of a raw resource in the app, such as \"alarm\""
    ).alone()
    let isName = name.utf8.allSatisfy { byte in
      byte == .underscore || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte.isDigit
    }
    guard !isAddress, isName, !name.isEmpty else { return [finding] }
    return [finding.fix("replace with \"\(name)\"", .unsafe, sound.replacing(withText: name))]
  }
}

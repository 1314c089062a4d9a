import FCMLint

extension Rule {
  /// A sound is named, not linked.
  static let soundNotAResource = Rule(
    "sound-not-a-resource", .android, .warning, on: .field(.androidSound),
    summary: "An Android sound must be the name of a raw resource in the app.",
    why: """
      The client looks the sound up by its name among the app's raw resources and builds its \
      address from that name. A URL is not downloaded, and a path is not found: the device plays \
      the default sound or none. On Android 8 and later the notification channel decides the \
      sound anyway.
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
      "sound \(sound.excerpt) is a \(isAddress ? "URL" : "path"), not a resource: it is not played",
      help: "write the name of a sound in the app's res/raw, such as \"alarm\"")
    let isName = name.utf8.allSatisfy { byte in
      byte == .underscore || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte.isDigit
    }
    guard !isAddress, isName, !name.isEmpty else { return [finding] }
    return [finding.fix("write \"\(name)\"", .unsafe, sound.replacing(withText: name))]
  }
}

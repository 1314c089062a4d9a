import FCMLint

extension Rule {
  static let unknownSoundKey = Rule(
    "unknown-sound-key", .aps, .warning, on: .field(.soundEntry).in(.apple).includingPlaceholders(),
    summary: "A sound object should contain only critical, name and volume.",
    why: """
      Apple devices read these three keys and ignore all others. A misspelled volume leaves the \
      volume as it is, and keys of aps have no effect here.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi",
        "sound": { "critical": 1, "name": "siren.caf", «"volum"»: 0.5 } } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi",
        "sound": { "critical": 1, «"file"»: "siren.caf" } } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi",
        "sound": { "critical": 1, "name": "siren.caf", "volume": 0.5 } } } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, let name = key.text, !key.isOpaque, let sound = message[.apsSound]
    else { return [] }
    let unknown = "\(key.excerpt) is not a sound key, so Apple devices ignore it"
    guard let right = ApsSpelling.soundKey(meantBy: name) else {
      let isOfAps = ApsSpelling.keys.contains(name)
      return [
        Finding(
          at: key, unknown,
          help: isOfAps
            ? "move it to \(message.path(of: .aps))"
            : "remove it; a sound has only critical, name and volume")
      ]
    }
    let finding = Finding(at: key, unknown, help: "did you mean \"\(right)\"?")
    let isFit =
      right == "volume" && AppleSound.isVolume(value)
      || right == "name" && ApsValue.isRight("sound", value) && !value.isOpaque
    guard sound.canTake(right), isFit else { return [finding] }
    return [finding.fix("rename to \"\(right)\"", .unsafe, key.renaming(to: right))]
  }
}

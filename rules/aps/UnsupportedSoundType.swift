import FCMLint

extension Rule {
  static let unsupportedSoundType = Rule(
    "unsupported-sound-type", .aps, .info,
    on: .fields(.apsSound, .soundName).in(.apple),
    summary: "A sound for Apple devices should be an .aiff, .wav or .caf file.",
    why: """
      Apple documents aiff, wav and caf files shorter than 30 seconds for notification sounds. \
      For other files, such as the mp3 of an Android app, the device plays its default sound. \
      fcmlint sees only the name, so check the file itself.
      """,
    source: "Apple: UNNotificationSound",
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "sound": «"gong.mp3"» } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "sound": "gong.caf" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "sound": "gong" } } } } }
      """,
    ]
  ) { sound, _ in
    guard sound.isString, sound.rawContent.suffix(5).contains(.period),
      !URLReference.hasScheme(sound),
      let ending = sound.decodedBytes.split(separator: .period).last,
      WordList.contains(
        ending.map { $0.isCapital ? $0 | 0x20 : $0 }[...],
        in: "mp3 m4a mp4 ogg oga opus aac flac wma amr")
    else { return [] }
    return [
      Finding(
        at: sound,
        "\(sound.excerpt) may not play on Apple devices, which use the default sound instead",
        help: "add the sound to the app as a .caf, .aiff or .wav file")
    ]
  }
}

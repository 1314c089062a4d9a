import FCMLint

extension Rule {
  /// A sound is the name of a file, or an object for a critical alert.
  static let badSound = Rule(
    "bad-sound", .aps, .error, on: .apsSound, sparing: .defaultSound, kinds: .apple,
    summary: "The sound must be a file name, or an object with critical, name and volume.",
    why: """
      Apple accepts the name of a file in the app, "default", or for critical alerts an object \
      with critical (the number 1), name and a volume from 0 to 1. Anything else plays nothing. \
      The Admin SDKs refuse an empty name and a volume out of range; most of them also refuse an \
      object without name, which Apple does not call wrong.
      """,
    source: """
      Apple: Generating a remote notification; Admin SDKs for Node.js, Go, Python, Java, .NET
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "sound": «true» } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi",
        "sound": { "critical": 1, "name": "default", "volume": «1.5» } } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi",
        «"sound"»: { "critical": «true» } } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "sound": "default" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi",
        "sound": { "critical": 1, "name": "siren.caf", "volume": 0.5 } } } } } }
      """,
    ]
  ) { sound, message in
    if sound.isFaulty || sound.isString && sound.contentRange.count > 0 { return [] }
    // A background push must have none at all, and has a finding that says so.
    if message.isBackgroundPush { return [] }
    if sound.isObject {
      return CriticalSound.faults(of: sound, in: message).map { finding($0, in: sound) }
    }
    return [
      Finding(
        at: sound, "sound \(sound.excerpt) plays nothing",
        help: "write \"default\" or the name of a file in the app, or remove it")
    ]
  }

  private static func finding(_ fault: CriticalSound.Fault, in sound: JSONNode) -> Finding {
    switch fault {
    case .flag(let critical):
      let finding = Finding(
        at: critical, "critical is \(critical.excerpt), not the number 1", help: "write 1",
        severity: critical.bool == true ? .warning : nil)
      guard AppleDelivery.isOn(critical) else { return finding }
      return finding.fix("write 1", .safe, critical.replacing(with: "1"))
    case .name(let name):
      return Finding(
        at: name, "sound name \(name.excerpt) plays nothing", help: "write \"default\"")
    case .nameless:
      return Finding(
        missingIn: sound, "a critical sound without name: most Admin SDKs refuse it",
        help: "add \"name\": \"default\"", severity: .warning)
    case .volume(let volume):
      guard volume.isString else {
        return Finding(
          at: volume, "volume \(volume.excerpt) is out of range", help: "write a number from 0 to 1"
        )
      }
      let finding = Finding(
        at: volume, "volume \(volume.excerpt) is a string, not a number",
        help: "write a number from 0 to 1")
      guard let number = CriticalSound.volume(in: volume) else { return finding }
      return finding.fix("write \(number)", .safe, volume.replacing(with: number))
    }
  }
}

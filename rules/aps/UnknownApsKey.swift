import FCMLint

extension Rule {
  /// What Apple does not know in `aps` does nothing there.
  static let unknownApsKey = Rule(
    "unknown-aps-key", .aps, .warning, on: .apsEntry, kinds: .apple, seesTemplates: true,
    summary: "aps must contain only Apple's keys; your own keys go next to it.",
    why: """
      Apple reserves aps for its own keys and ignores all others in it. Custom values for the app \
      go next to aps, in apns.payload, or in data. Names from other platforms have no effect here \
      either.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", «"bagde"»: 1, «"article"»: "a17" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", «"collapse_key"»: "a" } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": {
        "aps": { "alert": "Hi", "badge": 1 }, "article": "a17" } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, let name = key.text, !key.isOpaque, let aps = message[.aps],
      ApsSpelling.meaning(of: key) == nil
    else { return [] }
    let unknown = "\(key.excerpt) does nothing in aps: Apple knows no such key"
    if let home: SchemaObject.ID = ApsSpelling.alertKeys.contains(name)
      ? .alert : ApsSpelling.soundKeys.contains(name) ? .sound : nil
    {
      return [Finding(at: key, unknown, help: "it belongs in \(message.path(of: home))")]
    }
    if let place = AppleEquivalent.of(name) {
      return [Finding(at: key, unknown, help: "use \(place)")]
    }
    if let nearest = NearestKey.of(name, among: ApsSpelling.keys) {
      let finding = Finding(at: key, unknown, help: "did you mean \"\(nearest)\"?")
      guard aps.canTake(nearest),
        ApsValue.isRight(nearest, value), ApsSpelling.isFree(nearest, in: message)
      else { return [finding] }
      return [finding.fix("write \"\(nearest)\"", .unsafe, key.renaming(to: nearest))]
    }
    if AppleEquivalent.hasNone(name) {
      return [Finding(at: key, unknown, help: "Apple has nothing like it; leave it out")]
    }
    let finding = Finding(at: key, unknown, help: "put your app's own keys next to aps")
    let payload = message.kind == .apnsPayload ? message.root : message[.apnsPayload]
    let isAlone = aps.members.allSatisfy { $0.key.isSame(as: key) }
    guard let payload, message[.data]?.canTake(name) != false, !isAlone,
      !ReservedKey.isReservedInPayload(name)
    else { return [finding] }
    return [finding.fix("move it next to aps", .unsafe, key.moving(from: aps, to: payload))]
  }
}

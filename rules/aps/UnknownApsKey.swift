import FCMLint

extension Rule {
  /// What Apple does not know in `aps` does nothing there.
  static let unknownApsKey = Rule(
    "unknown-aps-key", .aps, .error, on: .apsEntry, kinds: .apple, seesTemplates: true,
    summary: "aps must contain only Apple's keys; your own keys go next to it.",
    why: """
      Apple reserves aps for its own keys and ignores all others in it. Custom values for the app \
      go next to aps, in apns.payload, or in data. Names from other platforms have no effect here \
      either. It is an error only if the message cannot do without the key that was meant, such as \
      the flag of an image or the event of a Live Activity.
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
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", «"mutable-contnt"»: 1 } },
        "fcm_options": { "image": "https://example.com/a.png" } } } }
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
      ApsSpelling.meaning(of: key) == nil, !NestedMember.isNested(key, in: aps),
      !isHeader(key, message)
    else { return [] }
    func finding(_ help: String, _ loss: AppleLoss? = nil) -> Finding {
      let fate = loss?.phrase ?? "Apple knows no such key"
      return Finding(
        at: key, "\(key.excerpt) does nothing in aps: \(fate)", help: help,
        severity: loss == nil ? .warning : nil)
    }
    if let home: SchemaObject.ID = ApsSpelling.alertKeys.contains(name)
      ? .alert : ApsSpelling.soundKeys.contains(name) ? .sound : nil
    {
      let loss = AppleLoss(of: name, value, in: message)
      return [finding("it belongs in \(message.path(of: home))", loss)]
    }
    if APNsHeader.isName(key) { return [finding("it is a header of the request to APNs")] }
    if let place = AppleEquivalent.of(name) { return [finding("use \(place)")] }
    if let nearest = NearestKey.of(name, among: ApsSpelling.keys) {
      let loss = AppleLoss(of: nearest, value, in: message)
      let guess = finding("did you mean \"\(nearest)\"?", loss)
      guard aps.canTake(nearest),
        ApsValue.isRight(nearest, value), ApsSpelling.isFree(nearest, in: message)
      else { return [guess] }
      return [guess.fix("write \"\(nearest)\"", .unsafe, key.renaming(to: nearest))]
    }
    if AppleEquivalent.hasNone(name) {
      return [finding("Apple has nothing like it; leave it out")]
    }
    let custom = finding("put your app's own keys next to aps")
    let payload = message.kind == .apnsPayload ? message.root : message[.apnsPayload]
    let isAlone = aps.members.allSatisfy { $0.key.isSame(as: key) }
    guard let payload, message[.data]?.canTake(name) != false, !isAlone,
      !ReservedKey.isReservedInPayload(name)
    else { return [custom] }
    return [custom.fix("move it next to aps", .unsafe, key.moving(from: aps, to: payload))]
  }

  /// A header of APNs has a rule of its own; a raw payload goes without any.
  private static func isHeader(_ key: JSONNode, _ message: MessageDocument) -> Bool {
    message.kind != .apnsPayload && APNsHeader.isHeader(orBlock: key)
  }
}

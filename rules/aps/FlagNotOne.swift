import FCMLint

extension Rule {
  static let flagNotOne = Rule(
    "flag-not-one", .aps, .error, about: .wake | .image,
    on: .fields(.apsContentAvailable, .apsMutableContent, .apsInputPushToken).in([
      .rest, .apnsPayload,
    ]),
    summary: "Flags in aps, such as mutable-content, must be the number 1, or 0 for off.",
    why: """
      FCM rejects "mutable-content": true with INVALID_ARGUMENT, because the value must be 0 or \
      1. Apple documents 1 for its flags and ignores strings. "content-available": true is widely \
      used and seems to work, so it is a warning. A wrong flag is also a warning in a raw \
      payload, which FCM never sees, and in input-push-token, for which only 1 is documented. The \
      Admin SDK for Node.js accepts true under its own names and sends 1.
      """,
    source: """
      Apple: Generating a remote notification; captured answer of the service ("Value for APS key \
      [mutable-content] is either 0 or 1.")
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "mutable-content": «true» } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "content-available": «"1"» } } } } }
      """,
      #"{ "aps": { "alert": "Hi", "content-available": «true» } }"#,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "content-available": 1, "mutable-content": 1 } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "mutable-content": 0 } } } } }
      """,
    ]
  ) { flag, message in
    if flag.integer == 1 || flag.integer == 0 { return [] }
    guard let key = flag.key else { return [] }
    let isMutable = key.matches("mutable-content")
    if !isMutable, flag.bool == false { return [] }
    let isMild =
      message.kind == .apnsPayload || key.matches("input-push-token")
      || (!isMutable && (flag.bool == true || flag.isNumber))
    let repaired = ApsValue.repaired("mutable-content", flag)
    let finding = Finding(
      at: flag,
      "\(key.excerpt) must be the number 1, or 0 for off, not \(flag.excerpt)",
      help: repaired == "0" && !isNeeded(key, message) ? "remove it, or write 0" : "write 1",
      severity: isMild ? .warning : nil)
    if repaired == "0", isNeeded(key, message) {
      return [finding.fix("replace with 1", .unsafe, flag.replacing(with: "1"))]
    }
    guard let repaired else { return [finding] }
    return [finding.fix("replace with \(repaired)", .safe, flag.replacing(with: repaired))]
  }

  /// Whether the message cannot work without the flag.
  private static func isNeeded(_ key: JSONNode, _ message: MessageDocument) -> Bool {
    if key.matches("mutable-content") { return message.hasAny(.appleImage, .rootAppleImage) }
    return key.matches("content-available") && message.pushType == .background
      && !message.hasLiveActivityToken
  }
}

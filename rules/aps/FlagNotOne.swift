import FCMLint

extension Rule {
  /// Apple's flags are the number 1.
  static let flagNotOne = Rule(
    "flag-not-one", .aps, .error,
    on: .fields(.apsContentAvailable, .apsMutableContent, .apsInputPushToken).in([
      .rest, .apnsPayload,
    ]),
    summary: "Apple's flags, such as mutable-content, must be the number 1.",
    why: """
      FCM refuses "mutable-content": true with INVALID_ARGUMENT: the value is either 0 or 1. Apple \
      documents 1 for the flags and ignores strings. "content-available": true is widely used and \
      seems to work, so it is a warning; so is a wrong flag in a raw payload, which FCM never \
      sees, and in input-push-token, for which only 1 is documented. The Admin SDK for Node.js \
      accepts true under its own names and sends 1.
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
      at: flag, "\(key.excerpt) is \(flag.excerpt), not the number 1",
      help: repaired == "0" && !isNeeded(key, message) ? "leave it out, or write 0" : "write 1",
      severity: isMild ? .warning : nil)
    if repaired == "0", isNeeded(key, message) {
      return [finding.fix("write 1", .unsafe, flag.replacing(with: "1"))]
    }
    guard let repaired else { return [finding] }
    return [finding.fix("write \(repaired)", .safe, flag.replacing(with: repaired))]
  }

  /// Whether the message is of no use without the flag.
  private static func isNeeded(_ key: JSONNode, _ message: MessageDocument) -> Bool {
    if key.matches("mutable-content") { return message.hasAny(.appleImage, .rootAppleImage) }
    return key.matches("content-available") && message.pushType == .background
      && !message.hasLiveActivityToken
  }
}

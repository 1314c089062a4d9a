import FCMLint

extension Rule {
  static let wrongApsType = Rule(
    "wrong-aps-type", .aps, .error,
    on: .fields(.apsThreadId, .apsCategory, .apsTargetContentId, .apsFilterCriteria)
      .and(.apsTimestamp, .apsStaleDate, .apsDismissalDate, .apsContentState)
      .and(.apsAttributes, .apsAttributesType, .apsInputPushChannel, .apsContentChanged)
      .and(.apsUrlArgs).in(.apple),
    summary: "Values in aps must have the types that Apple documents.",
    why: """
      FCM checks the types of a few keys of aps only, and forwards these unchecked; the device \
      reports no error. A value of the wrong type has no effect: a thread-id that is a number groups nothing, and a timestamp that \
      is a string is not a time. Little is documented about content-changed and url-args, which \
      only widgets and old websites read, so a wrong type there is a warning.
      """,
    source: """
      Apple: Generating a remote notification; Starting and updating Live Activities with \
      ActivityKit push notifications
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "thread-id": «42» } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "update", "timestamp": «"1782887000"»,
          "content-state": «[]» } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "apns": { "payload": { "aps": {
        "alert": "Hi", "content-changed": «"true"», "url-args": «"a"» } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "thread-id": "42" } } } } }
      """
    ]
  ) { value, _ in
    guard let key = value.key, !value.isMalformed else { return [] }
    let type = ApsValue.type(of: key)
    if ApsValue.takes(type, value) { return [] }
    let repaired = ApsValue.repaired(type, value)
    let finding = Finding(
      at: value,
      "\(key.excerpt) must be \(type.rawValue), not \(value.excerpt): Apple devices ignore it",
      help: "write \(repaired ?? type.rawValue)",
      severity: type == .flag || type == .list ? .warning : nil)
    guard let repaired else { return [finding] }
    return [finding.fix("replace with \(repaired)", .safe, value.replacing(with: repaired))]
  }
}

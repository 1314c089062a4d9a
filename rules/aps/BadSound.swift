import FCMLint

extension Rule {
  static let badSound = Rule(
    "bad-sound", .aps, .error, on: .field(.apsSound).in(.apple),
    summary: "A sound must be a file name, or an object with critical, name and volume.",
    why: """
      Apple devices accept the name of a file in the app, "default", or, for critical alerts, an \
      object with critical (the number 1), name and a volume between 0 and 1. Any other type is no \
      sound. What they do with a volume out of range is not documented, and an empty string plays \
      nothing, which may be intended, so both are a warning; the Admin SDKs reject such a volume, and \
      those for Node.js and Python the empty string, too. Most of them also reject an object without a \
      name, which Apple does not document as an error.
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
      """
      { "message": { "token": "{{token}}", "apns": {
        "headers": { "apns-push-type": "background", "apns-priority": "5" },
        "payload": { "aps": { "content-available": 1, "sound": «""» } } } } }
      """,
      """
      { "tokens": ["{{a}}"], "apns": { "payload": { "aps": { "alert": "Hi", "mutableContent": true,
        «"sound"»: { "critical": true, "volume": 1 } } } } }
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
    // background-with-alert reports a sound in a background push. An empty one plays nothing.
    if message.isBackgroundPush, !(sound.isString && sound.contentRange.isEmpty) { return [] }
    let isForSDK = message.kind == .adminNode
    return AppleSound.problems(of: sound, in: message).map { problem in
      let (words, help) = problem.words(in: message)
      // The SDK removes a wrong flag, and throws for everything else.
      let isMild = isForSDK ? problem.kind == .flag : problem.isMild
      let severity: Severity? = isMild ? .warning : nil
      if problem.kind == .nameless {
        return Finding(
          missingIn: problem.node,
          isForSDK
            ? message.text(
              "the sound object has no `apns.payload.aps.sound.name`: the SDK throws")
            : words, help: help,
          severity: isForSDK ? nil : severity)
      }
      let finding = Finding(at: problem.node, words, help: help, severity: severity)
      guard let repair = problem.repair else { return finding }
      return finding.fix("replace with \(repair)", .safe, problem.node.replacing(with: repair))
    }
  }
}

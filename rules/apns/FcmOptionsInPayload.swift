import FCMLint

extension Rule {
  static let fcmOptionsInPayload = Rule(
    "fcm-options-in-payload", .apns, .warning, about: .image, on: .field(.payloadFcmOptions),
    summary: "fcm_options should be in apns, next to the payload.",
    why: """
      FCM reads apns.fcm_options. Inside the payload the object goes to the app as custom data, \
      so FCM does not count an analytics label there. An image there may even appear, because the \
      iOS helper looks for fcm_options in what it receives, but that is not documented, nor is \
      which of two images wins.
      """,
    source: "FCM v1 API description: ApnsConfig; firebase-ios-sdk: FIRMessagingExtensionHelper",
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" },
        «"fcm_options"»: { "analytics_label": "spring" } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" } },
        "fcm_options": { "analytics_label": "spring" } } } }
      """
    ]
  ) { options, message in
    guard let key = options.key else { return [] }
    let finding = Finding(
      at: key, "\(key.excerpt) belongs in apns, not payload, so FCM does not read it",
      help: "move it to \(message.path(of: .apnsFcmOptions))")
    guard let payload = message[.apnsPayload], let apns = message[.apns], options.isObject,
      !message.has(.apnsFcmOptions), options.members.allSatisfy({ isPlainLabel($0) })
    else { return [finding] }
    return [finding.fix("move to apns", .safe, key.moving(from: payload, to: apns))]
  }

  /// Whether a member is a valid analytics label, which can move alone; an image needs more edits.
  private static func isPlainLabel(_ member: JSONMember) -> Bool {
    guard member.key.matches("analytics_label") || member.key.matches("analyticsLabel"),
      member.value.isString, !member.value.hasEscapes
    else { return false }
    let text = member.value.rawContent
    return text.count <= 50
      && text.allSatisfy {
        $0.isLetter || $0.isDigit || $0 == .minus || $0 == .period
      }
  }
}

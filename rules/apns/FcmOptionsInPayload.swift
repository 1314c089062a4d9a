import FCMLint

extension Rule {
  /// Options for FCM stand beside the payload, not in it.
  static let fcmOptionsInPayload = Rule(
    "fcm-options-in-payload", .apns, .warning, on: .payloadFcmOptions,
    summary: "Options for FCM stand beside the payload, in apns.fcm_options.",
    why: """
      FCM reads apns.fcm_options. Inside the payload the object travels as custom data: an \
      analytics label there counts nothing. An image may even appear, because the iOS helper \
      looks for fcm_options in what it receives, but nobody documents that, nor which of two \
      images would win.
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
      at: key, "\(key.excerpt) in the payload travels as custom data",
      help: "move it to \(message.path(of: .apnsFcmOptions))")
    guard let payload = message[.apnsPayload], let apns = message[.apns], options.isObject,
      !message.has(.apnsFcmOptions), options.members.allSatisfy({ isPlainLabel($0) }),
      let edits = key.moving(from: payload, to: apns)
    else { return [finding] }
    return [finding.fix(Fix("move it out of the payload", .safe, edits))]
  }

  /// Whether a member may move without asking for anything else, as an image does.
  private static func isPlainLabel(_ member: JSONMember) -> Bool {
    guard member.key.matches("analytics_label") || member.key.matches("analyticsLabel"),
      member.value.isString, !member.value.hasEscapes
    else { return false }
    let text = member.value.rawContent
    return text.count <= 50
      && text.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D || $0 == 0x2E
      }
  }
}

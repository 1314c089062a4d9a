import FCMLint

extension Rule {
  static let undeliverablePushType = Rule(
    "undeliverable-push-type", .apns, .warning, about: .arrival | .wake | .sound | .display,
    on: .field(.apnsPushType),
    summary: "The push type should be one that FCM can deliver: alert, background or liveactivity.",
    why: """
      A registration token represents the ordinary device token of an app. Calls (voip), widgets, \
      complications, location queries, file providers and device management use their own tokens \
      and topics, which FCM does not have; some also require an empty aps, or none, which FCM \
      rejects. This is inferred from how FCM addresses devices; Google does not document it.
      """,
    source: "Apple: Sending notification requests to APNs; FCM v1 API description: ApnsConfig",
    bad: [
      """
      { "message": { "token": "{{token}}", "data": { "call": "7" },
        "apns": { "headers": { "apns-push-type": «"voip"» } } } }
      """
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-push-type": "alert" } } } }
      """
    ]
  ) { value, message in
    guard let type = message.pushType, !type.isDeliverable,
      !message.has(.liveActivityToken)
    else { return [] }
    return [
      Finding(
        at: value, "push type \(value.excerpt) is not supported in messages through FCM",
        help: "send it to APNs directly, or use \"alert\" or \"background\"")
    ]
  }
}

import FCMLint

extension Rule {
  /// FCM speaks to ordinary device tokens only.
  static let undeliverablePushType = Rule(
    "undeliverable-push-type", .apns, .warning, on: .field(.apnsPushType),
    summary: "FCM can deliver only the push types alert, background and liveactivity.",
    why: """
      A registration token stands for the ordinary device token of an app. Calls, widgets, \
      complications, location queries, file providers and device management use tokens and topics \
      of their own, which FCM does not know; some also need an empty aps, or none, which FCM \
      refuses. This is an inference from how FCM addresses devices; Google does not say so.
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
    guard let type = PushType.meant(by: value), !type.isDeliverable,
      !message.has(.liveActivityToken)
    else { return [] }
    return [
      Finding(
        at: value, "a push of type \(value.excerpt) cannot be delivered by FCM",
        help: "send it to APNs directly, or use \"alert\" or \"background\"")
    ]
  }
}

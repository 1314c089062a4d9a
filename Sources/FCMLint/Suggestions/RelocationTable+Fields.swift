// Fields of the v1 API that are often written at the wrong level.
extension RelocationTable {
  private static func misplaced(
    _ objects: [SchemaObject.ID], _ names: String, _ locations: String = "",
    isSame: Bool = false, advice: UnknownFieldResolution.Advice? = nil, explains: Field? = nil
  ) -> Row {
    Row(
      .misplacedField, objects, names, locations, isSame: isSame, advice: advice,
      explains: explains)
  }

  static let message: [Row] = [
    misplaced(
      top, "priority", "\(config).priority \(headers).apns-priority \(push).headers.Urgency"),
    misplaced(top, "ttl", "\(config).ttl \(headers).apns-expiration \(push).headers.TTL"),
    misplaced(
      top, "collapse_key",
      "\(config).collapse_key \(headers).apns-collapse-id \(push).headers.Topic"),
    misplaced([.message], "validate_only", "validate_only", isSame: true),
    misplaced(top, "restricted_package_name", "\(config).restricted_package_name", isSame: true),
    misplaced(top, "badge", "\(aps).badge \(note).notification_count"),
    misplaced([.androidConfig], "badge", "\(note).notification_count \(aps).badge"),
    misplaced(top, "sound", "\(note).sound \(aps).sound"),
    misplaced(top, "title", "message.notification.title", isSame: true),
    misplaced(top, "body", "message.notification.body", isSame: true),
    misplaced(top, "image", "message.notification.image", isSame: true),
    misplaced(top, "click_action", "\(note).click_action \(aps).category \(push).fcm_options.link"),
    misplaced([.fcmOptions], "image", "message.apns.fcm_options.image message.notification.image"),
    misplaced([.fcmOptions], "link", "\(push).fcm_options.link", isSame: true),
  ]

  static let notification: [Row] = [
    misplaced([.notification], "sound", "\(note).sound \(aps).sound"),
    misplaced([.notification], "badge", "\(aps).badge \(note).notification_count"),
    misplaced([.notification], "icon", "\(note).icon \(push).notification.icon"),
    misplaced([.notification], "color", "\(note).color", isSame: true),
    misplaced([.notification], "tag", "\(note).tag \(push).notification.tag"),
    misplaced(
      [.notification], "click_action",
      "\(note).click_action \(aps).category \(push).fcm_options.link"),
    misplaced([.notification], "subtitle", "\(aps).alert.subtitle", isSame: true),
    misplaced([.notification], "data", "message.data", isSame: true),
    misplaced([.notification], "priority", "\(config).priority \(note).notification_priority"),
    misplaced(
      [.notification], "title_loc_key", "\(note).title_loc_key \(aps).alert.title-loc-key"),
    misplaced(
      [.notification], "title_loc_args", "\(note).title_loc_args \(aps).alert.title-loc-args"),
    misplaced([.notification], "body_loc_key", "\(note).body_loc_key \(aps).alert.loc-key"),
    misplaced([.notification], "body_loc_args", "\(note).body_loc_args \(aps).alert.loc-args"),
  ]

  static let android: [Row] =
    [
      misplaced(
        [.androidNotification], "priority", "\(note).notification_priority \(config).priority"),
      misplaced(
        [.notification, .androidNotification], "vibrate vibration_pattern vibrate_pattern",
        "\(note).vibrate_timings"),
      misplaced(
        [.notification, .androidNotification], "led_color", "\(note).light_settings"),
      misplaced([.androidNotification], "badge", "\(note).notification_count \(aps).badge"),
      misplaced([.androidConfig], "channel", "\(note).channel_id", isSame: true),
      misplaced([.androidConfigV2, .remoteNotification], "priority", advice: .saidByKind),
      misplaced(
        [.androidConfigV2], "notification", noteV2, isSame: true,
        explains: .androidRemoteNotification),
      misplaced([.androidNotificationV2], "proxy bypass_proxy_notification", advice: .notInV2),
      misplaced([.androidNotificationV2], "priority", "\(noteV2).notification_priority"),
    ]
    + ["sound", "icon", "color", "title", "body", "channel_id", "click_action", "image", "tag"]
    .map { misplaced([.androidConfig], $0, "\(note).\($0)", isSame: true) }

  static let apple: [Row] =
    [
      misplaced([.apnsConfig], "notification", "\(aps).alert", explains: .notification),
      misplaced([.apnsConfig], "image", "message.apns.fcm_options.image", isSame: true),
      misplaced([.apnsConfig], "priority", "\(headers).apns-priority", isSame: true),
      misplaced([.apnsConfig], "ttl expiration", "\(headers).apns-expiration"),
      misplaced(
        [.apnsConfig], "collapse_key collapse_id", "\(headers).apns-collapse-id", isSame: true),
      misplaced([.apnsConfig], "push_type", "\(headers).apns-push-type", isSame: true),
      misplaced([.apnsConfig], "data", "message.data"),
      misplaced([.apnsConfig], "aps", aps, isSame: true),
      misplaced([.apnsConfig, .apnsFcmOptions], "click_action", "\(aps).category"),
    ]
    + ["title", "subtitle", "body"].map {
      misplaced([.apnsConfig], $0, "\(aps).alert.\($0)", isSame: true)
    }
    + ["alert", "badge", "sound", "category"].map {
      misplaced([.apnsConfig], $0, "\(aps).\($0)", isSame: true)
    }

  static let webpush: [Row] = [
    misplaced([.webpushConfig], "link", "\(push).fcm_options.link", isSame: true),
    misplaced([.webpushConfig], "ttl", "\(push).headers.TTL", isSame: true),
    misplaced([.webpushConfig], "priority", "\(push).headers.Urgency"),
    misplaced([.webpushConfig], "collapse_key", "\(push).headers.Topic"),
    misplaced(
      [.webpushConfig, .webFcmOptions], "click_action", "\(push).fcm_options.link", isSame: true),
  ]
}

/// The order of offers: what is required and usual first, then what usually follows.
enum CompletionRank {
  /// Fields in the order in which people write them; those that are not listed follow in the order of
  /// the schema.
  private static let usual: [Field] = [
    .message, .notification, .topic, .token, .data, .android, .apns, .webpush, .condition,
    .validateOnly, .fcmOptions, .adminTokens, .fid, .adminFids, .androidV2,
    .commonTitle, .commonBody, .commonImage,
    .androidPriority, .androidTTL, .adminTTL, .androidNotification, .androidRemoteNotification,
    .androidBackgroundSync, .androidCollapseKey, .androidData, .androidRestrictedPackageName,
    .androidDirectBootOk, .androidBandwidthConstrainedOk, .androidRestrictedSatelliteOk,
    .androidFcmOptions,
    .androidTitle, .androidBody, .androidChannelId, .androidIcon, .androidColor, .androidSound,
    .androidTag, .androidClickAction, .androidImage, .androidTitleLocKey, .androidTitleLocArgs,
    .androidBodyLocKey, .androidBodyLocArgs, .androidTicker, .androidSticky, .androidEventTime,
    .adminEventTimestamp, .androidLocalOnly, .androidNotificationPriority,
    .adminNotificationPriority, .androidDefaultSound, .androidDefaultVibrateTimings,
    .androidVibrateTimings, .adminVibrateTimingsMillis, .androidDefaultLightSettings,
    .androidLightSettings, .androidVisibility, .androidNotificationCount, .androidProxy,
    .lightColor, .lightOnDuration, .lightOffDuration, .lightRed, .lightGreen, .lightBlue,
    .apnsHeaders, .apnsPayload, .apnsFcmOptions, .liveActivityToken, .appleImage, .webLink,
    .analyticsLabel,
    .apnsPushType, .apnsPriority, .apnsExpiration, .apnsCollapseId, .apnsTopic, .apnsId,
    .aps, .apsAlert, .apsBadge, .apsSound, .apsMutableContent, .adminMutableContent,
    .apsContentAvailable, .adminContentAvailable, .apsCategory, .apsThreadId,
    .apsInterruptionLevel, .apsRelevanceScore, .apsTargetContentId, .apsFilterCriteria,
    .apsTimestamp, .apsEvent, .apsContentState, .apsAttributesType, .apsAttributes,
    .apsStaleDate, .apsDismissalDate, .apsInputPushToken, .apsInputPushChannel,
    .alertTitle, .alertSubtitle, .alertBody, .alertTitleLocKey, .alertTitleLocArgs,
    .alertSubtitleLocKey, .alertSubtitleLocArgs, .alertLocKey, .alertLocArgs, .alertLaunchImage,
    .alertSound, .soundCritical, .soundName, .soundVolume,
    .webHeaders, .webNotification, .webFcmOptions, .webData,
    .webTTL, .webUrgency, .webTopic, .webTitle, .webBody, .webIcon, .webImage, .webBadge,
    .webTag, .webActions, .webRequireInteraction, .webRenotify, .webSilent, .webVibrate,
    .webTimestamp, .webDir, .webLang, .webActionId, .webActionTitle, .webActionIcon,
  ]

  private static let places: [UInt16] = {
    var places = [UInt16](repeating: .max, count: Field.allCases.count)
    for (place, field) in usual.enumerated() { places[Int(field.rawValue)] = UInt16(place) }
    return places
  }()

  static func place(of field: Field) -> UInt16 { places[Int(field.rawValue)] }

  /// The first fields of the documents of all kinds, for one whose kind is not known yet.
  static let first: [Field] = [
    .message, .aps, .notification, .topic, .token, .groupOperation, .batchTo, .condition, .data,
    .fid,
  ]

  /// The fields of Live Activities that are usual in them.
  static func ofActivities(hasEvent: Bool) -> Set<Field> {
    let fields = Set(LiveActivity.fields)
    return hasEvent ? fields.subtracting(LiveActivity.startFields) : fields
  }

  /// Fields that are offered only if no other name fits: retired, without effect, or set by FCM.
  static let hidden: Set<Field> = [
    .name, .payloadHeaders, .payloadFcmOptions, .payloadLiveActivityToken, .apsTitle, .apsSubtitle,
    .apsBody, .webPushFormat, .webAppBadge, .webMutable,
  ]

  /// The first few in the usual order, then those that usually follow the previous member, then the
  /// others.
  static func blended<Item>(
    _ items: [Item], after previous: Field?, _ field: (Item) -> Field
  ) -> [Item] {
    guard items.count > 10, let previous else { return items }
    let start = place(of: previous)
    let following = items.indices.filter { start < place(of: field(items[$0])) }
    var order = Array(items.indices.prefix(mostUsual))
    for index in following where order.count < 10 && !order.contains(index) { order.append(index) }
    for index in items.indices where !order.contains(index) { order.append(index) }
    return order.map { items[$0] }
  }

  private static let mostUsual = 5

  /// The items in the order of `first`, then the others.
  static func first<Item>(_ items: [Item], _ field: (Item) -> Field) -> [Item] {
    first.compactMap { wanted in items.first { field($0) == wanted } }
      + items.filter { !first.contains(field($0)) }
  }

  /// How well a typed text fits a name: 0 for its start, 3 for not at all.
  static func distance(_ typed: String, _ name: String) -> Int {
    let typed = NameCase.folded(typed).utf8
    let name = NameCase.folded(name).utf8
    if name.starts(with: typed) { return 0 }
    var rest = name[...]
    while !rest.isEmpty {
      if rest.starts(with: typed) { return 1 }
      rest = rest.dropFirst()
    }
    var wanted = typed.makeIterator()
    var next = wanted.next()
    for byte in name where byte == next { next = wanted.next() }
    return next == nil ? 2 : 3
  }

  /// The items that fit a typed text, the best first; all items if none fits.
  static func fitting<Item>(
    _ items: [Item], _ typed: String, _ name: (Item) -> String
  ) -> [Item] {
    if typed.isEmpty { return items }
    let distances = items.map { distance(typed, name($0)) }
    let best = (0...2).flatMap { wanted in items.indices.filter { distances[$0] == wanted } }
    return best.isEmpty ? items : best.map { items[$0] }
  }
}

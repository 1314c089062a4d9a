/// All places in a request where a field name is valid.
struct FieldLocations: Sendable {
  struct Location: Sendable {
    var path: String
    var object: String
    var order: Int
    /// Whether the name has a meaning only in its own object.
    var isLocal: Bool
  }

  static let standard = FieldLocations()
  private let locations: [String: [Location]]

  private static let local: Set<Field> = [
    .androidNotificationId, .apsEvent, .apsTimestamp, .apsAttributes, .soundCritical, .soundVolume,
    .lightRed, .lightGreen, .lightBlue, .lightAlpha, .webTimestamp, .webLang, .webDir, .webRenotify,
    .webSilent, .webNavigate,
  ]
  /// Fields that are in the tables only so that rules can report them.
  private static let unfit: Set<Field> = [
    .name, .androidBypassProxyNotification, .payloadHeaders, .payloadFcmOptions,
    .payloadLiveActivityToken, .simulatorTargetBundle, .apsTitle, .apsSubtitle, .apsBody,
    .alertSound, .alertAction, .alertActionLocKey, .soundName, .webClickAction,
  ]

  private init() {
    var locations: [String: [Location]] = [:]
    let ids: [SchemaObject.ID] = [
      .request, .message, .notification, .fcmOptions, .androidConfig, .androidNotification,
      .androidFcmOptions, .lightSettings, .color, .apnsConfig, .apnsHeaders, .apnsPayload,
      .apnsFcmOptions, .aps, .alert, .sound, .webpushConfig, .webHeaders, .webNotification,
      .webFcmOptions, .androidConfigV2, .remoteNotification, .androidNotificationV2,
      .lightSettingsV2,
    ]
    for (order, id) in ids.enumerated() {
      let object = Schema[id]
      for row in object.rows where !Self.unfit.contains(row.field) {
        let path = object.path.isEmpty ? row.name : object.path + "." + row.name
        locations[NameCase.snake(row.name), default: []].append(
          Location(
            path: path, object: object.path, order: order,
            isLocal: Self.local.contains(row.field)))
      }
    }
    self.locations = locations
  }

  /// The places where the name is valid, those of the same platform first.
  func locations(of snake: String, from object: SchemaObject) -> [String] {
    guard var found = locations[snake] else { return [] }
    found.removeAll { $0.isLocal && !Self.areNeighbors($0.object, object.path) }
    let platform = Self.platform(object.path)
    let isV2 = platform == "android_v2"
    // android and its preview have the same fields: one of the two places is enough.
    if found.contains(where: { Self.platform($0.object) != "android_v2" }) {
      let own = found.filter { (Self.platform($0.object) == "android_v2") == isV2 }
      if isV2, !own.isEmpty { found = own }
      if !isV2 { found = own }
    }
    let near = found.filter { !platform.isEmpty && Self.platform($0.object) == platform }
    if !near.isEmpty { found = near }
    let distances = found.map { $0.distance(to: object.path) }
    let nearest = distances.min() ?? 0
    return zip(found, distances).filter { $0.1 == nearest }.map { $0.0 }
      .sorted { $0.order < $1.order }.map { $0.path }
  }

  /// The platform block of a path; empty for paths that all platforms share.
  static func platform(_ path: String) -> String {
    let parts = path.split(separator: ".")
    guard parts.count > 1 else { return "" }
    let block = String(parts[1])
    return ["android", "android_v2", "apns", "webpush"].contains(block) ? block : ""
  }

  private static func areNeighbors(_ one: String, _ two: String) -> Bool {
    guard one != two else { return false }
    let (short, long) = one.utf8.count < two.utf8.count ? (one, two) : (two, one)
    guard !short.isEmpty, long.hasPrefix(short + ".") else { return false }
    return !platform(one).isEmpty && !long.dropFirst(short.utf8.count + 1).contains(".")
  }
}

extension FieldLocations.Location {
  /// The distance from the object to a path: down, up or across; a nearer place has a smaller one.
  func distance(to path: String) -> Int {
    if path.isEmpty || object.hasPrefix(path + ".") {
      return object.split(separator: ".").count - path.split(separator: ".").count
    }
    if path.hasPrefix(object + ".") { return 1 }
    return FieldLocations.platform(object).isEmpty ? 10 : 20
  }
}

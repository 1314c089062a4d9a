/// The resolution of an unknown field name: its likely meaning and the place it belongs to.
package struct UnknownFieldResolution: Sendable {
  /// Advice about a name, in addition to the place it belongs to.
  package enum Advice: Sendable {
    /// A request has one recipient, so a list needs one request for each.
    case oneRequestEach
    /// FCM has ignored it for years.
    case dropped
    /// `android_v2` implies it by the kind of its message.
    case saidByKind
    /// `android` supports it, `android_v2` does not.
    case notInV2
    /// It has the name of the object that contains it; its members belong to that object.
    case doubled
    /// Its texts belong in `aps.alert`, its other members in `aps`.
    case split
  }

  /// The kind of violation: an unknown or misplaced name, or one of an SDK or the legacy API.
  package internal(set) var kind: SchemaViolationKind
  /// Similar names in the same object, the nearest first.
  package internal(set) var nearest: [String] = []
  /// The places the name belongs to, as paths in a send request, the best first.
  package internal(set) var locations: [String] = []
  /// Whether the member has the same meaning at the first of its places.
  package internal(set) var isSame = false
  package internal(set) var advice: Advice?
  /// Whether the value has to be written in another form at each of its places.
  package internal(set) var needsOtherForm = false
  /// Whether the nearest name differs only in letters, not in whole words.
  private var isTypo = false
  /// The field of the same object that is clearly meant.
  var meant: SchemaField?
  /// The field that is missing because of this mistake.
  var explains: Field?

  /// Resolves a key that is not a field of its object.
  init(of key: JSONNode, in object: SchemaObject.ID) {
    self.init(name: key.text ?? "", in: object)
    // A text under this name is probably meant as the body.
    if key.value.isString, locations == ["message"] {
      locations = ["message.notification.body"]
      isSame = false
    }
    if locations == ["message.apns.payload"] { locatePayload(key.value, in: object) }
    // Only the texts of a notification for Apple devices belong in the alert.
    if locations == ["message.apns.payload.aps.alert"], key.matches("notification"),
      key.value.isObject, !key.value.isEmptyContainer,
      key.value.members.allSatisfy({ Schema.row(of: $0.key, in: .aps) >= 0 })
    {
      let texts = key.value.members.reduce(0) { $0 + (Self.isAlertText($1.key) ? 1 : 0) }
      if texts == 0 {
        locations = ["message.apns.payload.aps"]
      } else if key.value.members.contains(where: { !Self.isAlertText($0.key) }) {
        advice = .split
      }
    }
    if locations.first == "message.android.priority", key.value.starts(with: "PRIORITY_") {
      locations = ["message.android.notification.notification_priority"]
    }
    let path = Schema[object.inRequest].path
    keepLegalPlaces(for: key.value, in: path)
    if key.value.isObject, locations.contains(path) {
      locations = [path]
      isSame = false
      advice = .doubled
    }
  }

  /// Keeps the places at which the value is legal, if it is legal at any, and other names in the same
  /// object.
  private mutating func keepLegalPlaces(for value: JSONNode, in object: String) {
    guard !locations.isEmpty, !value.isOpaque else { return }
    let legal = locations.filter { place in
      let isHere =
        place.hasPrefix(object + ".") && !place.dropFirst(object.utf8.count + 1).contains(".")
      return isHere || Self.isLegal(value, at: place)
    }
    needsOtherForm = legal.isEmpty
    if !legal.isEmpty { locations = legal }
  }

  /// Whether a value may be at a place that expects another form of it than similar places.
  private static func isLegal(_ value: JSONNode, at place: String) -> Bool {
    let text = value.isString ? value.text ?? "" : ""
    let digits = DecimalDigits(value)
    func isOne(of words: StaticString) -> Bool {
      WordList.contains(Array(text.utf8)[...], in: words)
    }
    switch place {
    case "message.android.priority":
      return isOne(of: "high normal HIGH NORMAL High Normal")
    case "message.android.notification.notification_priority": return text.hasPrefix("PRIORITY_")
    case "message.apns.headers.apns-priority": return value.isNumber || digits != nil
    case "message.webpush.headers.Urgency": return isOne(of: "very-low low normal high")
    case "message.android.ttl": return value.isString && ProtoDuration(value) != nil
    case "message.apns.headers.apns-expiration":
      return digits.map { $0.count > 9 || $0.number == 0 } ?? false
    case "message.webpush.headers.TTL": return digits.map { $0.count <= 9 } ?? false
    case "message.webpush.headers.Topic": return text.utf8.count <= 32 && !text.contains(" ")
    case "message.webpush.fcm_options.link": return value.isString && value.contains("://")
    case "message.android.notification.click_action", "message.apns.payload.aps.category":
      return value.isString && !value.contains("://")
    case "message.apns.payload.aps.badge": return value.isNumber || digits != nil
    case "message.android.notification.notification_count": return value.isNumber || digits != nil
    case "message.webpush.notification.badge": return value.isString && digits == nil
    case "message.android.notification.light_settings.color": return value.isObject
    default: return true
    }
  }

  /// Decides where a misplaced `payload` belongs.
  private mutating func locatePayload(_ payload: JSONNode, in object: SchemaObject.ID) {
    // Browsers and Android have no payload; only one with aps can be meant for Apple devices.
    if object == .webpushConfig || object == .androidConfig && payload[name: "aps"] == nil {
      locations = []
      kind = .unknownField
      return
    }
    guard [.message, .request].contains(object.inRequest), payload.isObject,
      !payload.isEmptyContainer
    else { return }
    // The parts of a message with an object around them.
    if payload.members.contains(where: { $0.value.isObject }),
      payload.members.allSatisfy({ Schema.row(of: $0.key, in: .message) >= 0 })
    {
      locations = ["message"]
      isSame = false
    }
    // A payload of texts, none of which is Apple's, is what FCM calls data.
    let isData = payload.members.allSatisfy {
      $0.value.isString && Schema.row(of: $0.key, in: .aps) < 0
    }
    if isData { locations = ["message.data"] }
  }

  private static func isAlertText(_ key: JSONNode) -> Bool {
    key.matches("title") || key.matches("subtitle") || key.matches("body")
  }

  init(name: String, in object: SchemaObject.ID) {
    kind = .unknownField
    let snake = NameCase.snake(name)
    let id = object.inRequest
    if let row = RelocationTable.row(name, snake, in: id) {
      take(row, of: object, name)
      if kind != .unknownField || !locations.isEmpty { return }
    }
    let table = Schema[object]
    let suggestions = NameSuggester.of(object).suggestions(for: name)
    if let best = suggestions.first, best.reason <= .words {
      take(suggestions, table)
      return
    }
    locations = FieldLocations.standard.locations(of: snake, from: Schema[id])
    if locations.isEmpty {
      take(suggestions, table)
    } else {
      kind = .misplacedField
      isSame = locations.count == 1
      explains = Self.target(locations[0])
    }
  }

  /// The target field at a location; nil for any other location.
  private static func target(_ location: String) -> Field? {
    switch location {
    case "message.token": .token
    case "message.fid": .fid
    case "message.topic": .topic
    case "message.condition": .condition
    default: nil
    }
  }

  private mutating func take(_ suggestions: [Suggestion], _ table: SchemaObject) {
    nearest = suggestions.map { $0.name }
    guard let best = suggestions.first else { return }
    isTypo = best.reason <= .typo
    guard best.isSure else { return }
    meant = table.row(named: best.name)
  }

  /// Removes similar names that the object already has, unless it has all of them.
  mutating func choose(_ isThere: (SchemaField) -> Bool, _ table: SchemaObject) {
    guard nearest.count > 1 else { return }
    let absent = nearest.filter { name in table.row(named: name).map { !isThere($0) } ?? true }
    if absent.isEmpty { return }
    nearest = absent
    guard let only = absent.first, absent.count == 1, isTypo else { return }
    meant = table.row(named: only)
  }

  /// Whether the field is one of those that may be meant.
  func mayMean(_ row: SchemaField) -> Bool {
    meant?.name == row.name || nearest.contains { $0 == row.name || $0 == row.camelName }
  }

  private mutating func take(_ row: RelocationTable.Row, of object: SchemaObject.ID, _ name: String)
  {
    // In an SDK document the SDK's own names are valid, but names of other objects are not.
    let isForSDK = object != object.inRequest
    kind = row.kind == .sdkSpelling && isForSDK ? .unknownField : row.kind
    // With hyphens it is Apple's own name at a wrong place.
    if kind == .legacyField, name.contains("-") { kind = .misplacedField }
    if kind == .unknownField { return }
    locations = row.locations
    isSame = row.isSame
    advice = row.advice
    explains = row.explains
    let table = Schema[object.inRequest]
    if kind == .sdkSpelling, let location = locations.first, location.hasPrefix(table.path + "."),
      row.isSame
    {
      let last = String(location.dropFirst(table.path.utf8.count + 1))
      meant = table.rows.first { $0.name == last }
    }
  }
}

/// Members of a legacy body with names that the legacy API did not have, and their conversion.
///
/// HTTP v1 or Apple has such names, so the converted request should contain them.
struct LegacyUnknownMembers {
  /// Members that are moved to the only place of a request that has their name.
  private var moved: [(key: JSONNode, location: String)] = []
  /// Members that are lost.
  private(set) var losses: [LegacyBody.Loss] = []
  /// The data, if it is in the notification.
  private(set) var data: JSONNode?
  /// The lifetime under its HTTP v1 name.
  private(set) var lifetime: JSONNode?

  private let document: MessageDocument
  private let notification: JSONNode?

  init(_ document: MessageDocument) {
    self.document = document
    notification = LegacyBody.notification(of: document)
    for member in document.root.members
    where Schema.row(of: member.key, in: .legacy) < 0 && !LegacyBody.isBlockOfV1(member.key)
      && !LegacyBody.isKept(member.key)
    {
      add(member.key, member.value, in: .message)
    }
    for member in notification.map({ Array($0.members) }) ?? [] {
      add(member.key, member.value, in: .notification)
    }
  }

  private mutating func add(_ key: JSONNode, _ value: JSONNode, in object: SchemaObject.ID) {
    if value.isNull || LegacyNotification.isOne(key) { return }
    let name = NameCase.snake(key.text ?? "")
    var locations = UnknownFieldResolution(of: key, in: object).locations
    if object == .notification, ["picture", "big_picture"].contains(name) {
      locations = ["message.notification.image"]
    }
    // A name that the message has needs no conversion, but the body has another target.
    if object == .message, Schema.row(of: key, in: .message) >= 0 {
      locations = ["message.\(name)"]
    }
    if name == "ttl", lifetime == nil, isLifetime(value) {
      lifetime = value
    } else if name == "data", data == nil, value.isObject, !document.has(.legacyData) {
      data = value
    } else if locations.count == 1, canTake(value, locations[0]), isShown(locations[0]) {
      moved.append((key, locations[0]))
    } else if !locations.isEmpty {
      losses.append(.misplaced(key, locations: locations))
    } else if let near = Self.nearest(to: key, in: object) {
      losses.append(.near(key, near))
    } else {
      losses.append(.member(key))
    }
  }

  private func isLifetime(_ value: JSONNode) -> Bool {
    guard let text = ProtoDuration(value), !document.has(.legacyTimeToLive) else { return false }
    return text.total >= 0 && text.total <= Double(TimeToLive.longest)
  }

  /// Whether the conversion can write a value of this type at the location.
  private func canTake(_ value: JSONNode, _ location: String) -> Bool {
    let blocks = ["message.android", "message.apns", "message.webpush"]
    guard
      blocks.contains(where: { location == $0 || location.hasPrefix($0 + ".") })
        || location == "message.notification.image"
    else { return false }
    // An alert can be a text, too.
    if value.isString, location.hasSuffix(".alert") { return true }
    return value.isObject == SchemaObject.ID.allCases.contains { Schema[$0].path == location }
  }

  /// Whether a member at the location leaves a message that shows nothing without a notification.
  private func isShown(_ location: String) -> Bool {
    notification != nil
      || !location.contains(bytesOf: "notification") && !location.contains(bytesOf: "alert")
  }

  private static let legacyNames = NameSuggester(
    Schema[.legacy].rows.map { $0.name } + LegacyNotification.names)

  private static func nearest(to key: JSONNode, in object: SchemaObject.ID) -> String? {
    legacyNames.suggestions(for: key.text ?? "").first?.name
      ?? UnknownFieldResolution(of: key, in: object).nearest.first
  }

  // MARK: The request

  /// Writes the members at their places; returns those whose place is already in use.
  func write(to draft: inout JSONValue) -> [LegacyBody.Loss] {
    var losses: [LegacyBody.Loss] = []
    for (key, location) in moved {
      let path = location.split(separator: ".").dropFirst().map(String.init)
      let value = JSONValue(key.value)
      if draft[at: path].map({ $0.isCompatible(with: value) }) ?? true {
        var whole = draft[at: path] ?? value
        whole.merge(value)
        draft[at: path] = whole
      } else {
        losses.append(.misplaced(key, locations: [location]))
      }
    }
    return losses
  }
}

extension JSONValue {
  /// Whether both values can be merged: objects without a common name, or equal values.
  fileprivate func isCompatible(with other: JSONValue) -> Bool {
    guard case .object(let members) = self, case .object(let others) = other else {
      return text(.tight) == other.text(.tight)
    }
    let names = Set(members.map { $0.name })
    return !others.contains { names.contains($0.name) }
  }
}

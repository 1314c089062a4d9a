/// Members of a legacy body by names that the legacy API did not have, each with what becomes of it.
///
/// People wrote them nonetheless, since HTTP v1 or Apple has them: thrown away, a mended request
/// would lack what somebody wanted.
struct LegacyUnknownMembers {
  /// Members that mean the same at the one place of a request that has their name.
  private var moved: [(key: JSONNode, location: String)] = []
  /// Members that the request lacks.
  private(set) var losses: [LegacyBody.Loss] = []
  /// The data, where it stands in the notification.
  private(set) var data: JSONNode?
  /// The lifetime under the name that it has in HTTP v1.
  private(set) var lifetime: JSONNode?

  private let document: MessageDocument
  private let notification: JSONNode?

  init(_ document: MessageDocument) {
    self.document = document
    notification = document[.legacyNotification].flatMap { $0.isObject ? $0 : nil }
    for member in document.root.members
    where DocumentDetector.row(member.key, in: .legacy) < 0 && !LegacyBody.isBlockOfV1(member.key)
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
    let locations = Relocation(of: key, in: object).locations
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

  /// Whether the place is one of the blocks that the migration writes, for a value of this shape.
  private func canTake(_ value: JSONNode, _ location: String) -> Bool {
    let blocks = ["message.android", "message.apns", "message.webpush"]
    guard
      blocks.contains(where: { location == $0 || location.hasPrefix($0 + ".") })
        || location == "message.notification.image"
    else { return false }
    // An alert is a text as well.
    if value.isString, location.hasSuffix(".alert") { return true }
    return value.isObject == SchemaObject.ID.allCases.contains { Schema[$0].path == location }
  }

  /// Without a notification a channel or an image would make one of a message that shows nothing.
  private func isShown(_ location: String) -> Bool {
    notification != nil
      || !location.contains(bytesOf: "notification") && !location.contains(bytesOf: "alert")
  }

  private static let legacyNames = NameSuggester(
    Schema[.legacy].rows.map { $0.name } + LegacyNotification.names)

  private static func nearest(to key: JSONNode, in object: SchemaObject.ID) -> String? {
    legacyNames.suggestions(for: key.text ?? "").first?.name
      ?? Relocation(of: key, in: object).nearest.first
  }

  // MARK: The request

  /// Writes the members at their places, and says which of them found theirs taken.
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
  /// Whether both can be one: objects without a name in common, or the same value twice.
  fileprivate func isCompatible(with other: JSONValue) -> Bool {
    guard case .object(let members) = self, case .object(let others) = other else {
      return text(.tight) == other.text(.tight)
    }
    let names = Set(members.map { $0.name })
    return !others.contains { names.contains($0.name) }
  }
}

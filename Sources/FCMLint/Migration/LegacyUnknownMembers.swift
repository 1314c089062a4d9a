/// Members of a legacy body by names that the legacy API did not have, each with what becomes of it.
///
/// People wrote them nonetheless, since HTTP v1 or Apple has them: thrown away, a mended request
/// would lack what somebody wanted.
struct LegacyStrays {
  /// Members that mean the same at the one place of a request that has their name.
  private var moved: [(key: JSONNode, home: String)] = []
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
    where Recognizer.row(member.key, in: .legacy) < 0 && !LegacyBody.isBlockOfV1(member.key)
      && !LegacyBody.isKept(member.key)
    {
      add(member.key, member.value, in: .message)
    }
    for member in notification?.members.map(\.self) ?? [] {
      add(member.key, member.value, in: .notification)
    }
  }

  private mutating func add(_ key: JSONNode, _ value: JSONNode, in object: SchemaObject.ID) {
    if value.isNull || LegacyNotification.isOne(key) { return }
    let name = NameForms.snake(key.text ?? "")
    let homes = WrongPlace(of: key, in: object).homes
    if name == "ttl", lifetime == nil, isLifetime(value) {
      lifetime = value
    } else if name == "data", data == nil, value.isObject, !document.has(.legacyData) {
      data = value
    } else if homes.count == 1, canTake(value, homes[0]), isShown(homes[0]) {
      moved.append((key, homes[0]))
    } else if !homes.isEmpty {
      losses.append(.misplaced(key, homes: homes))
    } else if let near = Self.nearest(to: key, in: object) {
      losses.append(.near(key, near))
    } else {
      losses.append(.member(key))
    }
  }

  private func isLifetime(_ value: JSONNode) -> Bool {
    guard let text = DurationText(value), !document.has(.legacyTimeToLive) else { return false }
    return text.total >= 0 && text.total <= Double(Lifetime.longest)
  }

  /// Whether the place is one of the blocks that the migration writes, for a value of this shape.
  private func canTake(_ value: JSONNode, _ home: String) -> Bool {
    let blocks = ["message.android", "message.apns", "message.webpush"]
    guard
      blocks.contains(where: { home == $0 || home.hasPrefix($0 + ".") })
        || home == "message.notification.image"
    else { return false }
    // An alert is a text as well.
    if value.isString, home.hasSuffix(".alert") { return true }
    return value.isObject == SchemaObject.ID.allCases.contains { Schema[$0].path == home }
  }

  /// Without a notification a channel or an image would make one of a message that shows nothing.
  private func isShown(_ home: String) -> Bool {
    notification != nil || !home.contains("notification") && !home.contains("alert")
  }

  private static func nearest(to key: JSONNode, in object: SchemaObject.ID) -> String? {
    let name = key.text ?? ""
    let legacy = Schema[.legacy].rows.map(\.name) + LegacyNotification.names
    return NearestName.among(legacy, to: name).first
      ?? WrongPlace(of: key, in: object).nearest.first
  }

  // MARK: The request

  /// Writes the members at their places, and says which of them found theirs taken.
  func write(to draft: inout JSONDraft) -> [LegacyBody.Loss] {
    var losses: [LegacyBody.Loss] = []
    for (key, home) in moved {
      let path = home.split(separator: ".").dropFirst().map(String.init)
      let value = JSONDraft(key.value)
      if draft[at: path].map({ $0.isCompatible(with: value) }) ?? true {
        var whole = draft[at: path] ?? value
        whole.merge(value)
        draft[at: path] = whole
      } else {
        losses.append(.misplaced(key, homes: [home]))
      }
    }
    return losses
  }
}

extension JSONDraft {
  /// Whether both can be one: objects without a name in common, or the same value twice.
  fileprivate func isCompatible(with other: JSONDraft) -> Bool {
    guard case .object(let members) = self, case .object(let others) = other else {
      return text(.tight) == other.text(.tight)
    }
    let names = Set(members.map(\.name))
    return !others.contains { names.contains($0.name) }
  }
}

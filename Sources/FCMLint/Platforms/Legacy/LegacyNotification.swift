/// The notification of a legacy body, under all of its names: the SDK for Node.js used camel case, and
/// members of the notification are often at the root.
struct LegacyNotification {
  /// The values by their names in the legacy API, without null.
  private(set) var members: [String: JSONNode] = [:]
  /// The values of the flags for Apple devices, which the legacy API had at the root.
  private(set) var flags: [String: [JSONNode]] = [:]
  /// Keys whose conversion is ambiguous.
  private(set) var doubtful: [JSONNode] = []

  static let names = Set(LegacyMigration.members.map { $0.name })
  private static let flags: Set<String> = ["content_available", "mutable_content"]
  /// A common name for the body that is not in any Firebase reference.
  private static let text = "text"

  init(_ document: MessageDocument) {
    let notification = LegacyBody.notification(of: document)
    if let notification {
      for member in notification.members where !member.value.isNull {
        add(Self.name(of: member.key), member.key, member.value)
      }
    }
    for member in document.root.members
    where !member.value.isNull && Schema.row(of: member.key, in: .legacy) < 0 {
      let name = Self.name(of: member.key)
      // Without a notification a sound would turn a message that shows nothing into a notification.
      if notification == nil, Self.names.contains(name) {
        doubtful.append(member.key)
      } else {
        add(name, member.key, member.value)
      }
    }
  }

  /// Whether the conversion handles the key, at the root and in the notification.
  static func isOne(_ key: JSONNode) -> Bool { isOne(name(of: key)) }

  private static func isOne(_ name: String) -> Bool {
    names.contains(name) || flags.contains(name) || name == text
  }

  private static func name(of key: JSONNode) -> String { NameCase.snake(key.text ?? "") }

  private mutating func add(_ name: String, _ key: JSONNode, _ value: JSONNode) {
    if Self.flags.contains(name) {
      flags[name, default: []].append(value)
    } else if name == Self.text || Self.names.contains(name) && members[name] != nil {
      doubtful.append(key)
    } else if Self.names.contains(name) {
      members[name] = value
    }
  }
}

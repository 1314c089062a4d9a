/// What a legacy body has to show, by whichever names it was written: the SDK for Node.js took them
/// in camel case, and what belongs in the notification stands at the root as often.
struct LegacyNotification {
  /// The values by the names of the legacy API; null is nothing to carry over.
  private(set) var members: [String: JSONNode] = [:]
  /// The values of flags for Apple devices, which the legacy API had at the root.
  private(set) var flags: [String: [JSONNode]] = [:]
  /// Keys of which only the author knows what becomes of them.
  private(set) var doubtful: [JSONNode] = []

  static let names = Set(LegacyMigration.members.map { $0.name })
  private static let flags: Set<String> = ["content_available", "mutable_content"]
  /// GCM's name for the body, as many remember it; no reference of Firebase's has it.
  private static let text = "text"

  init(_ document: MessageDocument) {
    let notification = document[.legacyNotification].flatMap { $0.isObject ? $0 : nil }
    if let notification {
      for member in notification.members where !member.value.isNull {
        add(Self.name(of: member.key), member.key, member.value)
      }
    }
    for member in document.root.members
    where !member.value.isNull && DocumentDetector.row(member.key, in: .legacy) < 0 {
      let name = Self.name(of: member.key)
      // Without a notification a sound would make one of a message that shows nothing.
      if notification == nil, Self.names.contains(name) {
        doubtful.append(member.key)
      } else {
        add(name, member.key, member.value)
      }
    }
  }

  /// Whether the migration speaks for the key, wherever it stands.
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

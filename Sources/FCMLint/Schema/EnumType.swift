/// The declared words of an enumeration; the service takes them in any case.
package enum EnumType: UInt8, CaseIterable, Sendable {
  case androidPriority, notificationPriority, visibility, proxy
  /// `notification_priority` in a message for the Admin SDK for Node.js, which adds the prefix.
  case adminPriority

  /// The words as the API description spells them.
  package var words: [String] { Self.all[Int(rawValue)] }

  /// The bytes of the words, for comparing.
  var spelled: [[UInt8]] { Self.allSpelled[Int(rawValue)] }

  private static let allSpelled = all.map { $0.map { Array($0.utf8) } }

  private static let all: [[String]] = allCases.map { words in
    switch words {
    case .androidPriority: ["NORMAL", "HIGH"]
    case .notificationPriority:
      [
        "PRIORITY_UNSPECIFIED", "PRIORITY_MIN", "PRIORITY_LOW", "PRIORITY_DEFAULT",
        "PRIORITY_HIGH", "PRIORITY_MAX",
      ]
    case .adminPriority: ["min", "low", "default", "high", "max", "unspecified"]
    case .visibility: ["VISIBILITY_UNSPECIFIED", "PRIVATE", "PUBLIC", "SECRET"]
    case .proxy: ["PROXY_UNSPECIFIED", "ALLOW", "DENY", "IF_PRIORITY_LOWERED"]
    }
  }
}

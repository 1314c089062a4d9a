/// An enumeration of the API; FCM accepts its values in any case.
package enum EnumType: UInt8, CaseIterable, Sendable {
  case androidPriority, notificationPriority, visibility, proxy
  /// `notification_priority` in a message for the Admin SDK for Node.js, which adds the prefix.
  case adminPriority

  /// The values as spelled in the API description.
  package var words: [String] { Self.all[Int(rawValue)] }

  /// The values as bytes, for comparisons.
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

/// An enumeration of the API; FCM accepts its values in any case.
package enum EnumType: UInt8, CaseIterable, Sendable {
  case androidPriority, notificationPriority, visibility, proxy
  /// `notification_priority` in a message for the Admin SDK for Node.js, which adds the prefix.
  case adminPriority

  /// The values as spelled in the API description.
  package var words: [String] { list.description.split(separator: " ").map(String.init) }

  /// Whether a text is one of the values, ignoring case; FCM reads `-` as `_`.
  func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if WordList.index(of: text, in: list) != nil { return true }
    let isSmall = list.utf8Start[0].isSmall
    let folded: [UInt8] = text.map { byte in
      byte == .minus ? .underscore : byte.isLetter ? isSmall ? byte | 0x20 : byte & 0xDF : byte
    }
    return WordList.contains(folded[...], in: list)
  }

  private var list: StaticString {
    switch self {
    case .androidPriority: "NORMAL HIGH"
    case .notificationPriority:
      """
      PRIORITY_UNSPECIFIED PRIORITY_MIN PRIORITY_LOW PRIORITY_DEFAULT PRIORITY_HIGH PRIORITY_MAX
      """
    case .adminPriority: "min low default high max unspecified"
    case .visibility: "VISIBILITY_UNSPECIFIED PRIVATE PUBLIC SECRET"
    case .proxy: "PROXY_UNSPECIFIED ALLOW DENY IF_PRIORITY_LOWERED"
    }
  }
}

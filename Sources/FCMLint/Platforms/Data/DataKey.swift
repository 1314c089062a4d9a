/// How FCM and its clients treat the name of a data entry.
package enum DataKey {
  /// The treatment of an entry.
  package enum Standing: Sendable {
    /// The entry reaches the app.
    case free
    /// FCM rejects the message.
    case reserved
    /// The Android client removes the entry, or Google's pages disagree about it.
    case contested
  }

  /// The treatment of an entry with this key (http-v1 §4, C-2).
  package static func standing(of key: JSONNode) -> Standing { key.withDecoded(standing) }

  /// Names and prefixes that FCM uses itself; in another case they are contested.
  private static let names: [(text: StaticString, isWhole: Bool, standing: Standing)] = [
    ("from", true, .reserved), ("message_type", true, .reserved), ("google.", false, .reserved),
    ("gcm.notification.", false, .reserved), ("gcm", false, .contested),
    ("google", false, .contested), ("collapse_key", true, .contested),
  ]

  private static func standing(of name: UnsafeBufferPointer<UInt8>) -> Standing {
    for known in names {
      let length = known.text.utf8CodeUnitCount
      guard known.isWhole ? name.count == length : name.count >= length else { continue }
      let letters = UnsafeBufferPointer(start: known.text.utf8Start, count: length)
      if name.prefix(length).elementsEqual(letters) { return known.standing }
      // Except for control characters, only letters of different case differ in this bit alone.
      if name.prefix(length).elementsEqual(letters, by: { $0 | 0x20 == $1 | 0x20 }) {
        return .contested
      }
    }
    return .free
  }
}

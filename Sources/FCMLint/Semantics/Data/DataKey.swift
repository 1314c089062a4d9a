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

  /// Whether a rule may be about a key, judging by its first letter and its length.
  @inline(__always)
  static func mayBeSpecial(_ key: JSONNode) -> Bool {
    let content = key.rawContent
    guard let first = content.first else { return false }
    return lengths[Int(first & 31)] >> UInt32(min(content.count, 31)) & 1 != 0
  }

  /// The lengths of names that rules are about, as bits, by the last five bits of the first letter.
  private static let lengths: [UInt32] = {
    var lengths = [UInt32](repeating: 0, count: 32)
    // Names of FCM and Apple may be longer, and a name may begin with an escape.
    for first in "fgmca\\".utf8 { lengths[Int(first & 31)] = .max }
    for name in NotificationKeyInData.names {
      lengths[Int(name.utf8Start.pointee & 31)] |= 1 << UInt32(name.utf8CodeUnitCount)
    }
    return lengths
  }()

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

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
    if key.hasEscapes { return true }
    let content = key.rawContent
    guard let first = content.first else { return false }
    return lengths(first) >> UInt32(min(content.count, 31)) & 1 != 0
  }

  /// The lengths of the names with a first letter that rules are about, as bits: those of
  /// `NotificationKeyInData`, of FCM and of Apple, and all for prefixes.
  @inline(__always)
  private static func lengths(_ first: UInt8) -> UInt32 {
    switch first | 0x20 {
    case UInt8(ascii: "b"): 1 << 4 | 1 << 5 | 1 << 12 | 1 << 13
    case UInt8(ascii: "i"): 1 << 4 | 1 << 5 | 1 << 18
    case UInt8(ascii: "s"): 1 << 5
    case UInt8(ascii: "t"): 1 << 5 | 1 << 9 | 1 << 13 | 1 << 14
    case UInt8(ascii: "a"): 1 << 3 | 1 << 13 | 1 << 18
    case UInt8(ascii: "c"): 1 << 5 | 1 << 10 | 1 << 12 | 1 << 17
    case UInt8(ascii: "f"): 1 << 4
    case UInt8(ascii: "m"): 1 << 12 | 1 << 15
    case UInt8(ascii: "g"): .max
    default: 0
    }
  }

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

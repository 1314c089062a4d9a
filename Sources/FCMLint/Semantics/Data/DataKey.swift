/// How FCM treats the name of a data entry.
package enum DataKey {
  /// What happens to an entry with a name.
  package enum Standing: Sendable {
    /// It arrives.
    case free
    /// The service refuses the message.
    case reserved
    /// The Android client takes it away, or Google's pages contradict each other about it.
    case contested
  }

  /// How FCM treats the name (http-v1 §4, C-2).
  @inlinable
  package static func standing(of key: JSONNode) -> Standing {
    // Most names are told by their first letter.
    mayBeOurs(key) ? decodedStanding(of: key) : .free
  }

  /// Whether a name begins with f, m, g or c in either case, or with an escape.
  @inlinable
  @inline(__always)
  static func mayBeOurs(_ key: JSONNode) -> Bool {
    guard let first = key.rawContent.first else { return false }
    switch first | 0x20 {
    case UInt8(ascii: "f"), UInt8(ascii: "m"), UInt8(ascii: "g"), UInt8(ascii: "c"): return true
    case UInt8(ascii: "\\") | 0x20: return true
    default: return false
    }
  }

  @usableFromInline
  static func decodedStanding(of key: JSONNode) -> Standing {
    let raw = key.rawContent
    guard key.hasEscapes else { return standing(of: raw) }
    return key.decodedBytes.withUnsafeBufferPointer { standing(of: $0) }
  }

  /// Names, and beginnings of names, that FCM uses itself; in another case they are contested.
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
      // Control characters aside, only letters of another case differ in this bit alone.
      if name.prefix(length).elementsEqual(letters, by: { $0 | 0x20 == $1 | 0x20 }) {
        return .contested
      }
    }
    return .free
  }
}

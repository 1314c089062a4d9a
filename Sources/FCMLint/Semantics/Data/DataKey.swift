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
    case 0x66, 0x6D, 0x67, 0x63, 0x7C: return true
    default: return false
    }
  }

  @usableFromInline
  static func decodedStanding(of key: JSONNode) -> Standing {
    let raw = key.rawContent
    guard key.hasEscapes else { return standing(of: raw) }
    return key.decodedBytes.withUnsafeBufferPointer { standing(of: $0) }
  }

  private static func standing(of name: UnsafeBufferPointer<UInt8>) -> Standing {
    if spells(name, "from") || spells(name, "message_type") || begins(name, "google.")
      || begins(name, "gcm.notification.")
    {
      return .reserved
    }
    let isContested =
      begins(name, "gcm", anyCase: true) || begins(name, "google", anyCase: true)
      || spells(name, "from", anyCase: true) || spells(name, "message_type", anyCase: true)
      || spells(name, "collapse_key", anyCase: true)
    return isContested ? .contested : .free
  }

  private static func spells(
    _ name: UnsafeBufferPointer<UInt8>, _ word: StaticString, anyCase: Bool = false
  ) -> Bool {
    name.count == word.utf8CodeUnitCount && begins(name, word, anyCase: anyCase)
  }

  private static func begins(
    _ name: UnsafeBufferPointer<UInt8>, _ word: StaticString, anyCase: Bool = false
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    guard name.count >= count else { return false }
    for index in 0..<count {
      let byte = name[index]
      let isCapital = anyCase && (0x41...0x5A).contains(byte)
      if (isCapital ? byte | 0x20 : byte) != word.utf8Start[index] { return false }
    }
    return true
  }
}

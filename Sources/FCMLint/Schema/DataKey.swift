/// How FCM treats the name of a data entry.
public enum DataKey {
  /// What happens to an entry with a name.
  public enum Standing: Sendable {
    /// It arrives.
    case free
    /// The service refuses the message.
    case reserved
    /// The Android client takes it away, or Google's pages contradict each other about it.
    case contested
  }

  /// How FCM treats the name (http-v1 §4, C-2).
  public static func standing(of key: JSONNode) -> Standing {
    let raw = key.rawContent
    guard let first = raw.first else { return .free }
    // f, m, g and c in either case, or an escape.
    switch first | 0x20 {
    case 0x66, 0x6D, 0x67, 0x63, 0x7C: break
    default: return .free
    }
    return standing(of: key.hasEscapes ? key.decodedBytes[...] : Array(raw)[...])
  }

  private static func standing(of name: ArraySlice<UInt8>) -> Standing {
    if name.elementsEqual("from".utf8) || name.elementsEqual("message_type".utf8)
      || name.starts(with: "google.".utf8) || name.starts(with: "gcm.notification.".utf8)
    {
      return .reserved
    }
    let small = name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let isContested =
      small.starts(with: "gcm".utf8) || small.starts(with: "google".utf8)
      || small.elementsEqual("from".utf8) || small.elementsEqual("message_type".utf8)
      || small.elementsEqual("collapse_key".utf8)
    return isContested ? .contested : .free
  }
}

import FCMLint

/// A fast search for words without which a text contains no FCM document.
enum EvidenceFilter {
  /// Parts of words that only push messages and texts about them have in common. A part that begins
  /// with a rare pair of letters is found faster than the whole word.
  private static let strong: [StaticString] = [
    "otification", "apns", "bpush", "fcm", "droid", "gistration_",
  ]
  /// Parts of the names of targets; a document without a strong word has one of them, and a message
  /// or data.
  private static let targets: [StaticString] = ["oken", "opic", "ondition", "fid"]

  /// Whether a text may contain an FCM document.
  static func mayContainDocument(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func has(_ word: StaticString) -> Bool { ByteSearch.position(of: word, in: bytes) != nil }
    if strong.contains(where: has) || hasName("aps", in: bytes) { return true }
    return (has("essage") || has("data")) && targets.contains { hasName($0, in: bytes) }
  }

  /// Whether the text contains a name that ends with a word, as the name of a member.
  private static func hasName(_ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start < bytes.count,
      let place = ByteSearch.position(of: word, in: bytes[start...])
    {
      start = place + word.utf8CodeUnitCount
      guard start < bytes.count else { return false }
      switch bytes[start] {
      // A quote, an escape or an entity for one, or the end of a name without quotes.
      case .quote, .apostrophe, .backslash, .ampersand, .colon, .equals: return true
      default: break
      }
    }
    return false
  }
}

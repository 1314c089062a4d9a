import FCMLint

/// A fast search for words without which a text contains no FCM document.
enum EvidenceFilter {
  /// Parts of words that only push messages and texts about them have in common. A part that begins
  /// with a rare pair of letters is found faster than the whole word.
  private static let strong: [StaticString] = [
    "fication", "aps", "pns", "bpush", "fcm", "droid", "registration_",
  ]
  /// Parts of the names of targets; a document without a strong word has one of them, and a message
  /// or data.
  private static let targets: [StaticString] = ["oken", "opic", "ondition", "fid"]

  /// Whether a text may contain an FCM document.
  static func mayContainDocument(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      func has(_ word: StaticString) -> Bool {
        ByteSearch.position(of: word, in: buffer) != nil
      }
      if strong.contains(where: has) { return true }
      return targets.contains(where: has) && (has("essage") || has("data"))
    }
  }
}

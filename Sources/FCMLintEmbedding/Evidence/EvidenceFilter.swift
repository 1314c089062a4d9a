import FCMLint

/// A fast search for words without which a text contains no FCM document.
enum EvidenceFilter: ScannedWords {
  /// Whether a text may contain an FCM document: it has a part of a word that only push messages and
  /// texts about them have in common, or the name of a target, and a message or data.
  static func mayContainDocument(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var scan = WordScan<EvidenceFilter>(bytes)
    var hasTarget = false
    while let place = scan.next() {
      if isStrong(bytes, at: place) { return true }
      if !hasTarget { hasTarget = isTarget(bytes, at: place) }
    }
    return hasTarget
      && (ByteSearch.position(of: "essage", in: bytes) != nil
        || ByteSearch.position(of: "data", in: bytes) != nil)
  }

  /// The next place of three letters that the words have in common with few others.
  @inline(__always)
  static func marks(_ block: TextBlock) -> TextBlock.Marks {
    let (first, second, third) = (block.first, block.second, block.third)
    let isFic = first.has("f") .& second.has("i") .& (third.has("c") .| third.has("d"))
    let isDit = first.has("d") .& second.has("i") .& third.has("t")
    let isOke = first.has("o") .& second.has("k") .& third.has("e")
    let isOpi = first.has("o") .& second.has("p") .& third.has("i")
    let isApns = first.has("a") .& second.has("p") .& (third.has("n") .| third.has("s"))
    let isFcm = first.has("f") .& second.has("c") .& third.has("m")
    let isDro = first.has("d") .& second.has("r") .& third.has("o")
    let isBpu = first.has("b") .& second.has("p") .& third.has("u")
    let isGis = first.has("g") .& second.has("i") .& third.has("s")
    return isFic .| isDit .| isOke .| isOpi .| isApns .| isFcm .| isDro .| isBpu .| isGis
  }

  private static func isStrong(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "f"):
      bytes.hasPrefix("otification", at: place - 3) || bytes.hasPrefix("fcm", at: place)
    case UInt8(ascii: "a"): bytes.hasPrefix("apns", at: place) || isName("aps", bytes, at: place)
    case UInt8(ascii: "d"): bytes.hasPrefix("droid", at: place)
    case UInt8(ascii: "b"): bytes.hasPrefix("bpush", at: place)
    case UInt8(ascii: "g"): bytes.hasPrefix("gistration_", at: place)
    default: false
    }
  }

  private static func isTarget(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "o"): isName("oken", bytes, at: place) || isName("opic", bytes, at: place)
    case UInt8(ascii: "d"): isName("ondition", bytes, at: place - 2)
    case UInt8(ascii: "f"): isName("fid", bytes, at: place)
    default: false
    }
  }

  /// Whether a name that ends with a word, as the name of a member, is at a place.
  private static func isName(
    _ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard bytes.hasPrefix(word, at: place), end < bytes.count else { return false }
    switch bytes[end] {
    // A quote, an escape or an entity for one, or the end of a name without quotes.
    case .quote, .apostrophe, .backslash, .ampersand, .colon, .equals: return true
    default: return false
    }
  }
}

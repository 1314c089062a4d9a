import FCMLint

/// A fast search for words without which source code contains no FCM document.
///
/// It reads no tokens, so it may take comments and strings for code, and finds more than there is.
enum CodeEvidence: ScannedWords {
  private enum Word {
    /// A name of Firebase or FCM, or a type or function that only an SDK has.
    case service
    /// A word about messages, which needs an object.
    case message
    /// A name of a message before an object, which needs a word or another object.
    case wrapper
    /// The name of an object of a message, which needs a word about messages.
    case object
    /// Both.
    case both
  }

  /// Whether a source may contain an FCM document.
  static func mayContainDocument(_ bytes: UnsafeBufferPointer<UInt8>, _ dialect: Dialect) -> Bool {
    var scan = WordScan<CodeEvidence>(bytes)
    var (hasMessage, hasWrapper, hasObject) = (false, false, false)
    while let place = scan.next() {
      switch word(bytes, at: place) {
      case .service, .both: return true
      case .message: hasMessage = true
      case .wrapper: hasWrapper = true
      case .object: hasObject = true
      case nil: continue
      }
      if hasMessage && hasObject || hasWrapper && (hasMessage || hasObject) { return true }
    }
    return false
  }

  /// Whether a source mentions Firebase or FCM.
  static func mentionsService(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var scan = WordScan<CodeEvidence>(bytes)
    while let place = scan.next() {
      if case .service = word(bytes, at: place) { return true }
    }
    return false
  }

  /// The next place of letters that the words have in common with few others: in `irebase`, `fcm`,
  /// `essage`, `essaging`, `otification` and the names of blocks.
  @inline(__always)
  static func marks(_ block: TextBlock) -> TextBlock.Marks {
    let (first, second, third) = (
      block.first.ignoringCase, block.second, block.third.ignoringCase
    )
    // Capital letters mark a few places more, and each letter is compared once.
    let (isM, isS) = (third.has("m"), third.has("s"))
    return first.has("f") .& (isM .| third.has("c")) .| first.has("s") .& third.has("g")
      .| first.has("b") .& (isS .| second.has("p") .& third.has("u"))
      .| first.has("a") .& second.has("p") .& (isS .| third.has("n"))
      .| first.has("d") .& second.has("r") .& third.has("o")
  }

  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Word? {
    switch bytes[place] {
    case UInt8(ascii: "b"):
      if bytes.hasPrefix("irebase", at: place - 3) { return .service }
      return bytes.hasPrefix("bpush", at: place) && hasObject(bytes, after: place + 5)
        ? .object : nil
    case UInt8(ascii: "F"):
      return bytes.hasPrefix("FCM", at: place) || bytes.hasPrefix("Fcm", at: place) ? .service : nil
    case UInt8(ascii: "f"):
      if bytes.hasPrefix("fcm", at: place) { return .service }
      guard bytes.hasPrefix("otification", at: place - 3) else { return nil }
      let end = place + 8
      return hasObject(bytes, after: end) || bytes.hasPrefix("_key", at: end) ? .both : .message
    case UInt8(ascii: "s"): return wordAboutMessages(bytes, at: place)
    case UInt8(ascii: "a"):
      let isName = bytes.hasPrefix("aps", at: place) || bytes.hasPrefix("apns", at: place)
      return isName
        && hasObject(bytes, after: place + (bytes[place + 2] == UInt8(ascii: "s") ? 3 : 4))
        ? .object : nil
    case UInt8(ascii: "d"):
      if bytes.hasPrefix("droidConfig", at: place)
        || bytes.hasPrefix("droid.googleapis.com/gcm", at: place)
      {
        return .service
      }
      return bytes.hasPrefix("droid", at: place) && hasObject(bytes, after: place + 5)
        ? .object : nil
    default: return nil
    }
  }

  private static func wordAboutMessages(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Word? {
    if bytes.hasPrefix("messages:send", at: place - 3) { return .service }
    if bytes.hasPrefix("essaging", at: place - 2) {
      let next = place + 6 < bytes.count ? bytes[place + 6] : 0
      let isUsed = next == .period || next == .openParenthesis || next <= .space
      return isUsed ? .both : .message
    }
    guard bytes.hasPrefix("essage", at: place - 2) else { return nil }
    if bytes.hasPrefix("Multicast", at: place - 12) || bytes.hasPrefix("Cloud", at: place - 8) {
      return .service
    }
    if bytes.hasPrefix(".builder", at: place + 4) { return .both }
    return hasObject(bytes, after: place + 4) ? .wrapper : nil
  }

  /// The words that may begin an object; other names of maps begin with them.
  private static var makers: StaticString {
    """
    map Map array new mutable hashMap linkedMap sortedMap bundleOf const json Json serde_json JSON J \
    build mapper
    """
  }

  /// Whether an object or array may be the value of a name that ends at an offset.
  private static func hasObject(_ bytes: UnsafeBufferPointer<UInt8>, after end: Int) -> Bool {
    var index = end
    var hasColon = false
    while index < bytes.count {
      switch bytes[index] {
      case .quote, .apostrophe, .backslash, .closeBracket, .ampersand, .minus, .percent, 0...0x20:
        break
      case .equals: hasColon = true
      case .colon, .greaterThan, .comma: hasColon = true
      case .closeParenthesis where bytes[index - 1] == .quote: hasColon = true
      case .openBrace, .openBracket, .openParenthesis, .hash: return hasColon
      case .slash: return bytes.hasPrefix("//", at: index) || bytes.hasPrefix("/*", at: index)
      case UInt8(ascii: "t") where bytes.hasPrefix("to ", at: index):
        (hasColon, index) = (true, index + 2)
      case .lessThan where bytes.hasPrefix("<String", at: index): return hasColon
      default:
        return hasColon && WordList.isPrefix(of: bytes, at: index, in: makers)
      }
      index += 1
    }
    return false
  }
}

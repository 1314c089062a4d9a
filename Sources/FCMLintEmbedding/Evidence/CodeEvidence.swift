import FCMLint

/// A fast search for what every source with an FCM document contains, before its code is divided into
/// tokens.
enum CodeEvidence: ScannedWords {
  /// Words in a source.
  private enum Word {
    /// A name of Firebase or FCM.
    case service
    /// Something about messages, as in a literal without a call of the service.
    case message
    /// The name `message` before an object, which needs the block of a platform.
    case object
  }

  /// Whether a source may contain an FCM document.
  static func mayContainDocument(
    _ bytes: UnsafeBufferPointer<UInt8>, _ dialect: CodeDialect
  ) -> Bool {
    switch strongestWord(in: bytes) {
    case .service: LiteralEvidence.isFound(in: bytes, dialect, mentionsService: true)
    case .message: LiteralEvidence.isFound(in: bytes, dialect, mentionsService: false)
    case .object:
      hasBlock(bytes) && LiteralEvidence.isFound(in: bytes, dialect, mentionsService: false)
    case nil: false
    }
  }

  private static func hasBlock(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    ByteSearch.position(of: "apns", in: bytes) != nil
      || ByteSearch.position(of: "android", in: bytes) != nil
      || ByteSearch.position(of: "webpush", in: bytes) != nil
  }

  /// Whether a source mentions Firebase or FCM.
  static func mentionsService(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    strongestWord(in: bytes) == .service
  }

  private static func strongestWord(in bytes: UnsafeBufferPointer<UInt8>) -> Word? {
    var scan = WordScan<CodeEvidence>(bytes)
    var result: Word?
    while let place = scan.next() {
      switch word(bytes, at: place) {
      case .service: return .service
      case .message: result = .message
      case .object: result = result ?? .object
      case nil: break
      }
    }
    return result
  }

  /// The next place of two letters that the words have in common with few others: in `irebase`,
  /// `fcm`, `essage`, `essaging` and `otification`.
  @inline(__always)
  static func marks(_ block: TextBlock) -> TextBlock.Marks {
    let (first, third) = (block.first.ignoringCase, block.third.ignoringCase)
    return first.has("b") .& third.has("s") .| first.has("s") .& third.has("g")
      .| first.has("f") .& (third.has("m") .| third.has("c"))
  }

  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Word? {
    switch bytes[place] {
    case UInt8(ascii: "b"): return bytes.stands("irebase", at: place - 3) ? .service : nil
    case UInt8(ascii: "F"): return bytes.stands("FCM", at: place) ? .service : nil
    case UInt8(ascii: "f"):
      if bytes.stands("fcm", at: place) { return .service }
      return bytes.stands("otification", at: place - 3) ? .message : nil
    case UInt8(ascii: "s"):
      if bytes.stands("messages:send", at: place - 3) { return .service }
      if bytes.stands("essaging", at: place - 2) { return .message }
      return bytes.stands("essage", at: place - 2) && hasObject(bytes, after: place + 4)
        ? .object : nil
    default: return nil
    }
  }

  /// Whether an object or array may be the value of a name that ends at an offset.
  private static func hasObject(_ bytes: UnsafeBufferPointer<UInt8>, after end: Int) -> Bool {
    var index = end
    var hasColon = false
    while index < bytes.count {
      switch bytes[index] {
      case .quote, .apostrophe, .space, .lineFeed, .carriageReturn, .tab, .equals, .backslash: break
      case .colon, .greaterThan: hasColon = true
      case .openBrace, .openBracket, .openParenthesis: return hasColon
      default: return false
      }
      index += 1
    }
    return false
  }
}

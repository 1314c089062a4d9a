/// A text that is clearly not a registration token, by its form.
package enum ForeignToken {
  case expo
  /// An APNs device token: 64 hexadecimal digits.
  case apns
  /// The endpoint of a Web Push subscription.
  case address
  /// The path of a topic, as in the legacy API.
  case topic
  /// A registration token that contains an invalid character.
  case damaged

  /// Classifies a text; nil for a registration token, and for a text that may be a placeholder, except
  /// for an Expo token, which is recognized by its brackets.
  package init?(_ token: JSONNode) {
    guard token.isString, let found = token.withDecoded(Self.look),
      found == .expo || !token.isOpaque, !token.isTruncated
    else { return nil }
    self = found
  }

  private static func look(at text: UnsafeBufferPointer<UInt8>) -> ForeignToken? {
    let isLong = text.count > 20
    switch text.first {
    case .slash where ByteSearch.starts(text[...], with: "/topics/"): return .topic
    case UInt8(ascii: "E")
    where isLong
      && (ByteSearch.starts(text[...], with: "ExponentPushToken[")
        || ByteSearch.starts(text[...], with: "ExpoPushToken[")):
      return .expo
    case UInt8(ascii: "h") where isLong && ByteSearch.starts(text[...], with: "https://"):
      return .address
    default: break
    }
    guard isLong else { return nil }
    if text.count == 64, RegistrationToken.isHexadecimal(text), RegistrationToken.isVaried(text) {
      return .apns
    }
    let isDamaged = holdsForeignByte(text) && ByteSearch.position(of: "APA91b", in: text) != nil
    return isDamaged ? .damaged : nil
  }

  /// Whether the text contains white space, a quotation mark, a bracket or a similar character.
  private static func holdsForeignByte(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress else { return false }
    let place = SIMDBytes.firstIndex(in: base, from: 0, to: text.count) { block in
      block.within(0, .quote) .| block.equal(.apostrophe) .| block.equal(.lessThan)
        .| block.equal(.greaterThan)
        .| block.equal(.openBracket) .| block.equal(.openBrace)
    } or: { byte in
      byte <= .quote
        || [.apostrophe, .lessThan, .greaterThan, .openBracket, .openBrace].contains(byte)
    }
    return place < text.count
  }
}

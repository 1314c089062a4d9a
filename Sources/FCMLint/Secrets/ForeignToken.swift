/// What stands in place of a registration token, as far as its looks tell beyond doubt.
package enum ForeignToken {
  case expo
  /// The device token of APNs: 64 digits in base 16.
  case apns
  /// The endpoint of a Web Push subscription.
  case address
  /// The path of a topic, as the legacy API has it.
  case topic
  /// A registration token with something in it that cannot be part of one.
  case damaged

  /// Nil for a registration token, and for a text that may be a placeholder of any kind; what Expo
  /// writes around its tokens tells them whatever is filled in.
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

  /// Whether white space, a quotation mark, a bracket or the like stands in the text.
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

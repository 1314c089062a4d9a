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
  /// A registration token with an escape of URLs in it, such as `%3A` for the colon.
  case escaped
  /// More than one registration token.
  case joined
  /// A registration token with the name of a variable in front, such as `token:`.
  case labeled
  /// A token of ActivityKit: many more hexadecimal digits than an APNs device token has.
  case activity
  /// What a program writes for a variable without a value, such as `undefined`.
  case unset

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
    case UInt8(ascii: "t") where ByteSearch.starts(text[...], with: "topics/"): return .topic
    case UInt8(ascii: "E")
    where isLong
      && (ByteSearch.starts(text[...], with: "ExponentPushToken[")
        || ByteSearch.starts(text[...], with: "ExpoPushToken[")):
      return .expo
    case UInt8(ascii: "h") where isLong && ByteSearch.starts(text[...], with: "https://"):
      return .address
    default: break
    }
    guard isLong else { return unsetWords.contains { equal(text, $0) } ? .unset : nil }
    if text.count >= 64, RegistrationToken.isHexadecimal(text), RegistrationToken.isVaried(text) {
      return text.count == 64 ? .apns : text.count >= 128 ? .activity : nil
    }
    return damage(of: text)
  }

  private static let unsetWords: [StaticString] = [
    "undefined", "null", "None", "nil", "[object Object]",
  ]

  private static func equal(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    text.count == word.utf8CodeUnitCount && ByteSearch.starts(text[...], with: word)
  }

  /// The damage of a registration token, which is recognized by the start of its second part.
  private static func damage(of text: UnsafeBufferPointer<UInt8>) -> ForeignToken? {
    let hasForeignByte = holdsForeignByte(text)
    // A token has fewer than 300 characters, but there is no documented limit.
    let mayBeJoined = text.count > 2 * 100
    guard hasForeignByte || mayBeJoined || isLabeled(text),
      let start = ByteSearch.position(of: "APA91b", in: text)
    else { return nil }
    if ByteSearch.position(of: ":APA91b", in: text[(start + 6)...]) != nil { return .joined }
    if isLabeled(text) { return .labeled }
    guard hasForeignByte else { return nil }
    return ByteSearch.position(of: "%3", in: text) == nil ? .damaged : .escaped
  }

  /// Whether the text starts with a word such as `token:` or `deviceToken=`.
  private static func isLabeled(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 5..<min(text.count, 20)
    where text[index] == .colon || text[index] == .equals {
      return text[(index - 4)..<index].elementsEqual("oken".utf8)
    }
    return false
  }

  /// Whether the text contains anything but letters, digits, `-`, `_`, `:` and `.`.
  private static func holdsForeignByte(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress else { return false }
    let place = SIMDBytes.firstIndex(in: base, from: 0, to: text.count) { block in
      // The period is between the hyphen and the slash, the colon after the digits.
      .!(block.letters() .| block.within(UInt8(ascii: "0"), .colon)
        .| block.within(.minus, .period) .| block.equal(.underscore))
    } or: { byte in
      !HostName.isNameByte(byte) && byte != .period && byte != .colon
    }
    return place < text.count
  }
}

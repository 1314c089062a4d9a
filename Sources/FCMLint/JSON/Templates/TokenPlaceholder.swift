// Words that represent a token in samples, such as `DEVICE_FCM_TOKEN`, `your-token-id` or `XXXXXXXXXX`.
extension PlaceholderSyntax {
  private static let tokenWords: [StaticString] = [
    "token", "device", "fcm", "registration", "your", "my", "the", "user", "client", "target",
    "push", "firebase", "id", "here",
  ]

  /// Whether the whole text represents a token: at least two words about tokens and nothing else,
  /// or the letter X repeated.
  func standsForToken(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard isStandard, text.count > 5, text.count <= 32, let last = text.last else { return false }
    // The texts end with "token", "id", "here" or "x".
    switch last | 0x20 {
    case UInt8(ascii: "x"): return text.allSatisfy { $0 == last }
    case UInt8(ascii: "n"), UInt8(ascii: "d"), UInt8(ascii: "e"): return Self.isTokenPhrase(text)
    default: return false
    }
  }

  private static func isTokenPhrase(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (index, count) = (0, 0)
    var (hasToken, hasRegistration, hasId) = (false, false, false)
    while index < text.count {
      guard let word = tokenWords.firstIndex(where: { hasPrefix($0, in: text, at: index) }) else {
        return false
      }
      hasToken = hasToken || word == 0
      hasRegistration = hasRegistration || word == 3
      hasId = hasId || word == 12
      count += 1
      index += tokenWords[word].utf8CodeUnitCount
      if index < text.count, [.space, .minus, .underscore].contains(text[index]) { index += 1 }
    }
    return count > 1 && (hasToken || hasRegistration && hasId)
  }

  /// Whether a word of lowercase letters is here, in any case.
  private static func hasPrefix(
    _ word: StaticString, in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    return text.count - index >= count
      && (0..<count).allSatisfy { text[index + $0] | 0x20 == word.utf8Start[$0] }
  }
}

extension JSONNode {
  /// Whether the string is an element of a list or its key names a token; "Device token" may also be a
  /// title.
  var isInPlaceOfToken: Bool {
    guard let key else { return true }
    return key.matches("to") || key.contains("oken")
  }
}

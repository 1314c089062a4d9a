/// How much the text of a target looks like one of FCM's.
enum TargetClassifier {
  /// From 0 for a text that may be anything to 2 for one that is unmistakable; nil for the text of
  /// another service.
  static func strength(of value: JSONNode, _ field: Field) -> Int? {
    if value.isOpaque { return 2 }
    switch field {
    case .token, .fid: return isWebToken(value) ? nil : value.withDecoded { strength(ofToken: $0) }
    case .condition where isComparison(value): return nil
    case .condition where value.contains("topics"): return 2
    case .condition: return value.contains("'") ? 1 : 0
    default:
      if value.starts(with: "/topics/") { return 2 }
      return value.withDecoded { $0.allSatisfy { TopicName.allows($0) } } ? 1 : 0
    }
  }

  /// Whether the text is a JSON Web Token, which sessions have and devices do not.
  @inline(__always)
  static func isWebToken(_ value: JSONNode) -> Bool {
    value.starts(with: "eyJ") && value.contains(".")
  }

  /// Whether the text compares values, as conditions of other services do.
  static func isComparison(_ value: JSONNode) -> Bool {
    !value.contains("topics") && (value.contains(">") || value.contains("="))
  }

  /// Five topics of nine hundred letters are shorter.
  private static let longestCondition = 8192

  /// Whether the text speaks of topics, rightly or nearly so, as no other service's conditions do;
  /// an empty one says nothing against it.
  static func isTopical(_ condition: JSONNode) -> Bool {
    if condition.isOpaque { return true }
    return condition.withDecoded { text in
      let words = String(decoding: text.prefix(longestCondition), as: UTF8.self).lowercased()
      let first = words.first { $0 != " " && $0 != "!" && $0 != "(" }
      guard let first else { return true }
      let quotes = "'\"`‘’‚‛“”´"
      if quotes.contains(first) || words.contains(bytesOf: "/topics/") { return true }
      return words.contains(bytesOf: "in topics")
        || words.contains(bytesOf: "topics") && words.contains { quotes.contains($0) }
    }
  }

  /// Whether the text begins as registration tokens did for years: an instance id, a colon, and at
  /// least thirty letters of base64url; what is printed in pages ends in an ellipsis.
  static func isInstanceToken(_ value: JSONNode) -> Bool {
    value.withDecoded { text in
      guard let colon = text.firstIndex(of: 0x3A), (10...12).contains(colon) else { return false }
      // A word is the scheme of an address, such as that of a coin.
      let id = text[..<colon]
      guard id.allSatisfy(isOfToken), !id.allSatisfy({ (0x61...0x7A).contains($0) }) else {
        return false
      }
      let letters = text[(colon + 1)...].prefix(while: isOfToken)
      let rest = text[letters.endIndex...]
      let isCut = rest.allSatisfy { $0 == 0x2E } || rest.elementsEqual("…".utf8)
      return letters.count >= 30 && isCut
    }
  }

  /// Whether the text is a registration token as FCM gives them out, and no word that was split
  /// from a sentence.
  static func isRegistrationToken(_ value: JSONNode) -> Bool {
    value.isString && (value.contains(":APA91b") || isInstanceToken(value))
  }

  private static func isOfToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }

  private static func strength(ofToken text: UnsafeBufferPointer<UInt8>) -> Int {
    if text.contains(0x20) || isHexadecimal(text) { return 0 }
    return text.count >= 20 ? 2 : 1
  }

  /// The identifier of a session, a device of Apple's or another service: digits in base 16, with
  /// hyphens or without.
  private static func isHexadecimal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count >= 16
      && text.allSatisfy { $0 == 0x2D || JSONParser.hexadecimalDigit($0) != nil }
  }
}

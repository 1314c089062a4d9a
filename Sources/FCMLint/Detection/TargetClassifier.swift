/// Classifies the values of targets by how likely they are those of FCM.
enum TargetClassifier {
  /// The trait of a target; nil for a value of another service.
  static func target(_ value: JSONNode, _ field: Field) -> Trait? {
    if value.isOpen { return .strongTarget }
    switch field {
    case .token, .fid:
      if isWordForToken(value) { return .plainTarget }
      return isWebToken(value) ? nil : value.withDecoded { token($0) }
    case .condition where isComparison(value): return nil
    case .condition: return isTopical(value) ? .strongTarget : .weakTarget
    default:
      if value.starts(with: "/topics/") { return .strongTarget }
      return TopicName.allows(value) ? .plainTarget : .weakTarget
    }
  }

  /// Whether the text represents a token, such as "device token", "XXXX" or "...".
  private static func isWordForToken(_ value: JSONNode) -> Bool {
    guard (3..<64).contains(value.contentRange.count), let text = value.text else { return false }
    return text.lowercased().contains(bytesOf: "token") || text.allSatisfy { $0 == text.first }
  }

  /// The trait of `to` in a legacy body: a token, a group key or a topic is a target of FCM.
  static func recipient(_ to: JSONNode) -> Trait {
    if to.isNull { return .nullRecipient }
    if to.isOpen { return .openRecipient }
    guard to.isString else { return .otherRecipient }
    if to.starts(with: "/topics/") { return .topicRecipient }
    if isOtherAddress(to) { return .otherRecipient }
    if isWordForToken(to) { return .openRecipient }
    if to.contains("APA91b") || isInstanceToken(to) { return .topicRecipient }
    if to.rawContent.count >= 60, to.contains(":") { return .topicRecipient }
    // A text with spaces is often a person's name.
    return to.contains(" ") ? .otherRecipient : .textRecipient
  }

  /// Whether the text is an email address, an Ethereum address, an Expo token, a phone number or a
  /// hexadecimal ID of another service.
  private static func isOtherAddress(_ to: JSONNode) -> Bool {
    if to.starts(with: "0x") || to.starts(with: "Expo") || to.starts(with: "+") { return true }
    return to.withDecoded { text in
      if text.isEmpty { return false }
      if text.contains(.at) || text.allSatisfy({ $0.isDigit }) { return true }
      return text.count >= 16 && text.allSatisfy { $0.isHexadecimal }
    }
  }

  /// Whether the text is a JSON Web Token, which identifies sessions, not devices.
  @inline(__always)
  static func isWebToken(_ value: JSONNode) -> Bool {
    value.starts(with: "eyJ") && value.contains(".")
  }

  /// Whether the text compares values, as conditions of other services do.
  static func isComparison(_ value: JSONNode) -> Bool {
    !value.contains("topics") && (value.contains(">") || value.contains("="))
  }

  /// Five topic names of 900 bytes are shorter.
  private static let longestCondition = 8192

  /// Whether the text is a condition over topics, possibly with mistakes, unlike conditions of
  /// other services. An empty text counts, too.
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

  /// Whether the text begins like a registration token: an instance ID, a colon, and at least 30
  /// characters of base64url. Tokens in documentation may end with an ellipsis.
  static func isInstanceToken(_ value: JSONNode) -> Bool {
    value.withDecoded { text in
      guard let colon = text.firstIndex(of: .colon), (10...12).contains(colon) else { return false }
      // A word before the colon is the scheme of an address, such as that of a cryptocurrency.
      let id = text[..<colon]
      guard id.allSatisfy(isOfToken), !id.allSatisfy({ $0.isSmall }) else { return false }
      let letters = text[(colon + 1)...].prefix(while: isOfToken)
      let rest = text[letters.endIndex...]
      let isCut = rest.allSatisfy { $0 == .period } || rest.elementsEqual("…".utf8)
      return letters.count >= 30 && isCut
    }
  }

  /// Whether the text is a word of a form or a menu, such as "Token".
  static func isCapitalizedWord(_ value: JSONNode) -> Bool {
    value.withDecoded { text in
      text.first?.isCapital == true && text.dropFirst().allSatisfy { $0.isSmall || $0 >= 0x80 }
    }
  }

  /// Whether the text is a registration token in the format of FCM.
  static func isRegistrationToken(_ value: JSONNode) -> Bool {
    value.isString && (value.contains(":APA91b") || isInstanceToken(value))
  }

  private static func isOfToken(_ byte: UInt8) -> Bool { byte.isOfWord || byte == .minus }

  private static func token(_ text: UnsafeBufferPointer<UInt8>) -> Trait {
    if text.contains(.space) || isHexadecimal(text) { return .weakTarget }
    return text.count >= 20 ? .strongTarget : .plainTarget
  }

  /// Whether the text is a hexadecimal ID, with or without hyphens: a session, an Apple device or a
  /// device of another service.
  private static func isHexadecimal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count >= 16 && text.allSatisfy { $0 == .minus || $0.isHexadecimal }
  }
}

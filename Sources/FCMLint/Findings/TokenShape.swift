// What the text of a token, a key or an id looks like.
extension JSONNode {
  /// Whether the text has the shape of a live registration token, of a device group's key or of
  /// the token of a Live Activity.
  public var isLiveToken: Bool {
    guard kind == .string, range.count > 64, !isOpaque, !isTruncated else { return false }
    return withDecoded { text in
      let matches = Secrets.matches(in: text)
      guard matches.count == 1, matches[0].range == 0..<text.count else { return false }
      switch matches[0].kind {
      case .registrationToken: return text.count >= 80 && TokenShape.isVaried(text)
      case .longToken: return TokenShape.isHexadecimal(text) && TokenShape.isVaried(text)
      default: return false
      }
    }
  }

  /// Whether the text has the shape of a Firebase installation id: 22 characters of base64url, of
  /// which the first is `c`, `d`, `e` or `f`.
  public var isInstallationId: Bool {
    guard kind == .string else { return false }
    return withDecoded { text in
      guard text.count == 22, text[0] &- 0x63 < 4 else { return false }
      return text.allSatisfy { HostText.isNameByte($0) }
    }
  }

  /// Whether the text was shortened for print: it holds an ellipsis.
  public var isTruncated: Bool {
    guard kind == .string else { return false }
    return contains("...") || contains("…")
  }
}

enum TokenShape {
  static func isHexadecimal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.allSatisfy { JSONParser.hexadecimalDigit($0) != nil }
  }

  /// Whether the text has the many different letters of a random one, and not those of an example
  /// such as `xxxxx` or `0123456789`.
  static func isVaried(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var seen: UInt64 = 0
    var repeats = 0
    for index in text.indices {
      seen |= 1 << UInt64(text[index] & 63)
      if index > 0, text[index] == text[index - 1] { repeats += 1 }
    }
    return seen.nonzeroBitCount >= (isHexadecimal(text) ? 10 : 24) && repeats * 4 < text.count
  }
}

extension Secrets.Match {
  /// Whether it lets somebody act in another's name, rather than be addressed.
  public var isCredential: Bool { kind != .registrationToken && kind != .longToken }

  /// Whether it may be meant for the app that receives the message.
  public var isContested: Bool { kind == .apiKey || kind == .webToken }

  /// What a sentence calls it.
  public var phrase: String {
    switch kind {
    case .registrationToken: "a registration token"
    case .serverKey: "a legacy server key"
    case .privateKey: "a private key"
    case .accessToken: "an OAuth access token"
    case .webToken: "a JSON Web Token"
    case .clientSecret: "an OAuth secret"
    case .apiKey: "an API key"
    case .longToken: "a long random value"
    }
  }
}

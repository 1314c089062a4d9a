// Recognizes tokens, keys and IDs by their form.
extension JSONNode {
  /// Whether the text has the form of a real registration token, a device group key or a Live Activity
  /// token.
  package var isLiveToken: Bool { hasTokenShape && !isOpaque }

  /// Whether the text has the form of a real token; a part of it may be a placeholder.
  package var hasTokenShape: Bool {
    guard kind == .string, range.count > 64 else { return false }
    return withDecoded { text in
      switch SecretScanner.kind(ofWhole: text) {
      case .registrationToken:
        text.count >= 80 && RegistrationToken.isVaried(text) && !RegistrationToken.hasEllipsis(text)
      case .longToken: RegistrationToken.isHexadecimal(text) && RegistrationToken.isVaried(text)
      default: false
      }
    }
  }

  /// Whether the text is certainly a registration token: it starts with a usual prefix, or is long and
  /// contains a colon, which topics cannot.
  var isSurelyToken: Bool {
    guard isString, !isOpaque else { return false }
    return hasTokenShape || TargetClassifier.isRegistrationToken(self) || contains("APA91b")
      || contentRange.count >= 20 && contains(":") && !contains(" ") && !contains("/")
  }

  /// Whether the text is more likely a token or an ID than the name of a topic, or is a placeholder
  /// for a token.
  var mayBeToken: Bool {
    isSurelyToken || isInstallationId || contentRange.count >= 64 || ForeignToken(self) != nil
      || text?.lowercased().contains(bytesOf: "token") == true
  }

  /// Whether the text has the form of a Firebase installation ID: 22 base64url characters, of which
  /// the first is `c`, `d`, `e` or `f`.
  package var isInstallationId: Bool {
    guard kind == .string else { return false }
    return withDecoded { text in
      guard text.count == 22, let base = text.baseAddress, base[0] &- UInt8(ascii: "c") < 4 else {
        return false
      }
      return HostName.endOfName(text, from: 0, to: 22) == 22
    }
  }

  /// Whether the text is nothing but an ellipsis, perhaps after the scheme of a URL.
  package var isEllipsis: Bool {
    let text = rawContent
    guard kind == .string, let last = text.last, last == .period || last == 0xA6,
      text.count <= 11
    else { return false }
    let start =
      ByteSearch.starts(text[...], with: "https://")
      ? 8
      : ByteSearch.starts(text[...], with: "http://") ? 7 : 0
    let rest = text[start...]
    return rest.elementsEqual("...".utf8) || rest.elementsEqual("…".utf8)
  }

  /// Whether the text is shortened: it contains an ellipsis.
  package var isTruncated: Bool {
    guard kind == .string else { return false }
    if RegistrationToken.hasEllipsis(rawContent) { return true }
    // Only `\u` can represent one of its characters.
    guard hasEscapes, ByteSearch.position(of: "\\u", in: rawContent) != nil else { return false }
    return withDecoded { RegistrationToken.hasEllipsis($0) }
  }
}

enum RegistrationToken {
  static func isHexadecimal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.allSatisfy { $0.isHexadecimal }
  }

  /// Whether the text has as many different characters as random text, unlike an example such as
  /// `xxxxx` or `0123456789`.
  static func isVaried(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let repeats = SIMDBytes.countOfTwins(in: text)
    return repeats < (text.count + 3) / 4 && hasDifferent(isHexadecimal(text) ? 10 : 24, in: text)
  }

  /// Whether the text has at least `wanted` different bytes; ends early for random text.
  private static func hasDifferent(_ wanted: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var seen: UInt64 = 0
    var start = 0
    while start < text.count {
      let end = min(start + 32, text.count)
      for index in start..<end { seen |= 1 << UInt64(text[index] & 63) }
      if seen.nonzeroBitCount >= wanted { return true }
      start = end
    }
    return false
  }

  /// Whether the text contains three consecutive dots, or the character `…`.
  static func hasEllipsis(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress else { return false }
    let end = text.count - 2
    var index = 0
    while true {
      // Two dots, or the first two of the three bytes of `…`; a URL contains single dots.
      index = SIMDBytes.placeOfPair(in: base, from: index, to: end) { one, two in
        one.equal(.period) .& two.equal(.period) .| one.equal(0xE2) .& two.equal(0x80)
      } or: { one, two in
        one == .period && two == .period || one == 0xE2 && two == 0x80
      }
      guard index < end else { return false }
      if text[index + 2] == (text[index] == .period ? .period : 0xA6) { return true }
      index += 1
    }
  }
}

extension SecretScanner.Match {
  /// Whether the secret grants access, instead of only addressing a device.
  package var isCredential: Bool { kind != .registrationToken && kind != .longToken }

  /// Whether the secret may be meant for the app that receives the message.
  package var isContested: Bool { kind == .apiKey || kind == .webToken && !isBearer }

  /// The name of the secret for messages, with its article.
  package var phrase: String {
    switch kind {
    case .registrationToken: "a registration token"
    case .serverKey: "a legacy server key"
    case .privateKey: "a private key"
    case .accessToken: "an OAuth access token"
    case .webToken: isBearer ? "a bearer token" : "a JSON Web Token"
    case .clientSecret: "an OAuth secret"
    case .apiKey: "an API key"
    case .longToken: "a long random value"
    }
  }
}

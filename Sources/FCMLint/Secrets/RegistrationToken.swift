// What the text of a token, a key or an id looks like.
extension JSONNode {
  /// Whether the text has the shape of a live registration token, of a device group's key or of
  /// the token of a Live Activity.
  package var isLiveToken: Bool { hasTokenShape && !isOpaque }

  /// The same, though a part of the text may be a placeholder.
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

  /// Whether the text can be a registration token and nothing else: it begins as they did for years,
  /// or is long and has the colon that no topic has.
  var isSurelyToken: Bool {
    guard isString, !isOpaque else { return false }
    return hasTokenShape || TargetClassifier.isRegistrationToken(self) || contains("APA91b")
      || contentRange.count >= 20 && contains(":") && !contains(" ") && !contains("/")
  }

  /// Whether the text is more likely a token or an id than the name of a topic, or says that it
  /// stands for a token.
  var mayBeToken: Bool {
    isSurelyToken || isInstallationId || contentRange.count >= 64 || ForeignToken(self) != nil
      || text?.lowercased().contains(bytesOf: "token") == true
  }

  /// Whether the text has the shape of a Firebase installation id: 22 characters of base64url, of
  /// which the first is `c`, `d`, `e` or `f`.
  package var isInstallationId: Bool {
    guard kind == .string else { return false }
    return withDecoded { text in
      guard text.count == 22, let base = text.baseAddress, base[0] &- UInt8(ascii: "c") < 4 else {
        return false
      }
      return HostName.endOfName(base, from: 0, to: 22) == 22
    }
  }

  /// Whether the text was shortened for print: it holds an ellipsis.
  package var isTruncated: Bool {
    guard kind == .string else { return false }
    return withDecoded { RegistrationToken.hasEllipsis($0) }
  }
}

enum RegistrationToken {
  static func isHexadecimal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.allSatisfy { JSONParser.hexadecimalDigit($0) != nil }
  }

  /// Whether the text has the many different letters of a random one, and not those of an example
  /// such as `xxxxx` or `0123456789`.
  static func isVaried(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let repeats = SIMDBytes.countOfTwins(in: text)
    return repeats < (text.count + 3) / 4 && hasDifferent(isHexadecimal(text) ? 10 : 24, in: text)
  }

  /// Whether so many bytes of the text differ; a random text answers long before its end.
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

  /// Whether three dots stand in a row, or the one character that looks like them.
  static func hasEllipsis(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress else { return false }
    var index = 0
    while true {
      index = SIMDBytes.farPlace(in: base, from: index, to: text.count) { block in
        block.equal(.period) .| block.equal(0xE2)
      } or: { byte in
        byte == .period || byte == 0xE2
      }
      guard index + 2 < text.count else { return false }
      let isDot = text[index] == .period
      if text[index + 1] == (isDot ? .period : 0x80), text[index + 2] == (isDot ? .period : 0xA6) {
        return true
      }
      index += 1
    }
  }
}

extension SecretScanner.Match {
  /// Whether it lets somebody act in another's name, rather than be addressed.
  package var isCredential: Bool { kind != .registrationToken && kind != .longToken }

  /// Whether it may be meant for the app that receives the message.
  package var isContested: Bool { kind == .apiKey || kind == .webToken && !isBearer }

  /// What a sentence calls it.
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

/// Finds registration tokens, keys and bearer tokens, which no output may show in full.
package enum SecretScanner {
  /// The kind of a secret, by its form.
  package enum Kind: Sendable {
    /// A registration token or the key of a device group.
    case registrationToken
    /// A key of the retired legacy send API.
    case serverKey
    case privateKey
    /// A Google OAuth access token.
    case accessToken
    /// A JSON Web Token.
    case webToken
    /// A Google OAuth refresh token or client secret.
    case clientSecret
    case apiKey
    /// A long random text of unknown purpose.
    case longToken
  }

  /// A secret in UTF-8 text.
  package struct Match: Sendable {
    package var kind: Kind
    package var range: Range<Int>
    /// Whether consecutive dots replace a part of it; set for credentials only.
    package var isTruncated = false
    /// Whether `Bearer` precedes it.
    package var isBearer = false
  }

  /// Shortens each secret in a text to its first six and last four characters.
  package static func shortened(_ text: String) -> String {
    guard text.utf8.count >= shortest else { return text }
    let bytes = Array(text.utf8)
    let found = secrets(in: bytes[...])
    guard !found.isEmpty else { return text }
    var result: [UInt8] = []
    var position = 0
    for (range, kind) in found {
      result += bytes[position..<range.start]
      let secret = bytes[range.start..<range.end]
      // Hide a private key completely.
      let ends = kind == .privateKey ? (0, 0) : (6, 4)
      result += secret.prefix(ends.0) + Array("…".utf8) + secret.suffix(ends.1)
      position = range.end
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The ranges of the secrets in a text, or in the source of a text.
  package static func ranges(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
    secrets(in: bytes).map { $0.range }
  }

  /// The secrets in a text, or in the source of a text, where some of their characters may be escaped.
  private static func secrets(in bytes: ArraySlice<UInt8>) -> [(range: ByteRange, kind: Kind)] {
    guard bytes.contains(.backslash) else {
      return bytes.withUnsafeBufferPointer { matches(in: $0) }.map { match in
        let start = bytes.startIndex
        return (
          ByteRange(start + match.range.lowerBound, start + match.range.upperBound), match.kind
        )
      }
    }
    let source = UnescapedSource(bytes)
    return source.text.withUnsafeBufferPointer { matches(in: $0) }.map { match in
      let (start, end) = (match.range.lowerBound, match.range.upperBound)
      return (ByteRange(source.places[start], source.places[end]), match.kind)
    }
  }

  /// The range of a secret of which a part of a text shows too much, but not all; nil if there is none.
  static func wholeSecret(
    cutBy part: Range<Int>, in text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard part.count > mostShown else { return nil }
    // Tokens are shorter than this; the limit bounds the time for many parts of a long text.
    let reach = 1024
    var start = part.lowerBound
    while start > 0, part.lowerBound - start < reach, isInside(text[start - 1]) { start -= 1 }
    var end = part.upperBound
    while end < text.count, end - part.upperBound < reach, isInside(text[end]) { end += 1 }
    guard start..<end != part else { return nil }
    var whole = part
    for range in ranges(in: Array(text[start..<end])[...]) {
      let secret = start + range.start..<start + range.end
      let shown = secret.clamped(to: part)
      guard shown != secret, shown.count > mostShown else { continue }
      whole = min(whole.lowerBound, secret.lowerBound)..<max(whole.upperBound, secret.upperBound)
    }
    return whole == part ? nil : whole
  }

  /// Whether a byte may be in a secret, or in an escape in one.
  package static func isInside(_ byte: UInt8) -> Bool {
    TokenScanner.holds(byte) || byte == .backslash
  }

  /// The number of characters of a secret that may be shown: six and four.
  private static let mostShown = 10

  /// The minimum length of a secret.
  static let shortest = TokenScanner.shortest

  /// The secrets in a text, from first to last.
  static func matches(in text: UnsafeBufferPointer<UInt8>) -> [Match] {
    Array(SecretIterator(text))
  }

  /// The kind of a text that is completely a secret; nil for any other text.
  static func kind(ofWhole text: UnsafeBufferPointer<UInt8>) -> Kind? {
    let whole = 0..<text.count
    guard text.count >= shortest, TokenScanner.end(in: text, from: 0) == text.count,
      let match = match(in: text, whole), match.range == whole
    else { return nil }
    return match.kind
  }

  /// The next word long enough to be a secret.
  static func longWord(in text: UnsafeBufferPointer<UInt8>, from first: Int) -> Range<Int>? {
    TokenScanner.start(in: text, from: first).map { start in
      // In source text, `\nMII…` is an escaped line break and a key.
      let isEscaped = start > 0 && text[start - 1] == .backslash
      return (isEscaped ? start + 1 : start)..<TokenScanner.end(in: text, from: start + shortest)
    }
  }

  /// The body of the next PEM key, without header and footer.
  static func privateKey(in text: UnsafeBufferPointer<UInt8>, from first: Int) -> Range<Int>? {
    // The minimum length of a header and a body.
    guard text.count - first >= 16 + shortest else { return nil }
    var position = first
    while let header = ByteSearch.position(of: "PRIVATE KEY-----", in: text[position...]) {
      let start = header + 16
      let end = ByteSearch.position(of: "-----END", in: text[start...]) ?? text.count
      let body = UnsafeBufferPointer(rebasing: text[start..<end])
      if TokenScanner.start(in: body, from: 0) != nil { return start..<end }
      position = end
    }
    return nil
  }

  /// The secret in a long word; nil for a URL, a path or a plain word.
  static func match(in text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Match? {
    let isLong = word.count >= Entropy.shortest
    guard isLong || mayHoldSecret(text, word) else { return nil }
    let bytes = text[word]
    if let place = ByteSearch.position(of: "APA91b", in: bytes) {
      let isServerKey =
        ByteSearch.starts(bytes, with: "AAAA") && place == word.lowerBound + 12 && bytes.count > 120
      return Match(kind: isServerKey ? .serverKey : .registrationToken, range: word)
    }
    guard !isLong || mayHoldSecret(text, word) else { return nil }
    var start = word.lowerBound
    while start + 20 <= word.upperBound {
      if let kind = marked(text[start..<word.upperBound]) {
        return Match(kind: kind, range: start..<word.upperBound)
      }
      // Continue where a new word may begin, such as after the colon of "token:".
      while start < word.upperBound, text[start].isLetter || text[start].isDigit { start += 1 }
      start += 1
    }
    return Entropy.part(of: bytes).map { Match(kind: .longToken, range: $0) }
  }

  /// Whether a word contains a known prefix, or a run long enough to be random.
  private static func mayHoldSecret(_ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool
  {
    if word.count >= Entropy.shortest {
      if !Entropy.isAddress(text[word]) { return true }
      if Entropy.hasLongStretch(text[word]) { return true }
    }
    return TokenScanner.hasKnownPrefix(text, word)
  }

  /// The kind of secret whose prefix is at the start.
  private static func marked(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Kind? {
    switch bytes[bytes.startIndex] {
    case UInt8(ascii: "y") where ByteSearch.starts(bytes, with: "ya29."): return .accessToken
    case UInt8(ascii: "A") where ByteSearch.starts(bytes, with: "AIza") && bytes.count >= 35:
      return .apiKey
    case UInt8(ascii: "e") where ByteSearch.starts(bytes, with: "eyJ"):
      let dots = bytes.reduce(into: 0) { count, byte in count += byte == .period ? 1 : 0 }
      return dots >= 2 || bytes.count >= 60 ? .webToken : nil
    case UInt8(ascii: "M") where ByteSearch.starts(bytes, with: "MII") && bytes.count >= 40:
      return .privateKey
    case UInt8(ascii: "G") where ByteSearch.starts(bytes, with: "GOCSPX-"): return .clientSecret
    case UInt8(ascii: "1") where ByteSearch.starts(bytes, with: "1//0"): return .clientSecret
    default: return nil
    }
  }
}

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
    var text = text
    let found = text.withUTF8 { matches(in: $0) }
    guard !found.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    for match in found {
      result += bytes[position..<match.range.lowerBound]
      let secret = bytes[match.range]
      // Hide a private key completely.
      let ends = match.kind == .privateKey ? (0, 0) : (6, 4)
      result += secret.prefix(ends.0) + Array("…".utf8) + secret.suffix(ends.1)
      position = match.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The ranges of the secrets in a text, or in the source of a text.
  package static func ranges(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
    bytes.withUnsafeBufferPointer { matches(in: $0) }.map {
      ByteRange(bytes.startIndex + $0.range.lowerBound, bytes.startIndex + $0.range.upperBound)
    }
  }

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

  /// Whether a text is a single word that cannot contain a credential: a URL, or a registration token,
  /// in which `match` finds nothing else.
  static func isHarmlessWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard TokenScanner.end(in: text, from: 0) == text.count else { return false }
    if !mayHoldSecret(text, 0..<text.count) { return true }
    return ByteSearch.position(of: "APA91b", in: text).map { $0 != 12 } ?? false
  }

  /// Whether a text is a single word too short to be random and without a byte of a known prefix.
  static func isPlainWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count < Entropy.shortest, let base = text.baseAddress else { return false }
    let place = SIMDBytes.firstIndex(in: base, from: 0, to: text.count) { block in
      .!TokenScanner.inside(block) .| anchors(in: block)
    } or: { byte in
      !TokenScanner.holds(byte) || anchors.contains(byte)
    }
    return place == text.count
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
  ///
  /// Most long words are URLs: checking every sixteenth byte rules them out.
  private static func mayHoldSecret(_ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool
  {
    if word.count >= Entropy.shortest {
      if !Entropy.isAddress(text[word]) { return true }
      if Entropy.longestStretch(of: text[word]) >= Entropy.shortest { return true }
    }
    var index = word.lowerBound
    while true {
      index = placeOfAnchor(text, from: index, to: word.upperBound)
      guard index < word.upperBound else { return false }
      let before = index > word.lowerBound ? text[index - 1] : 0
      let after = index + 1 < word.upperBound ? text[index + 1] : 0
      switch text[index] {
      case UInt8(ascii: "A") where after == UInt8(ascii: "P") || after == UInt8(ascii: "I"):
        return true
      case UInt8(ascii: "J") where before == UInt8(ascii: "y"),
        UInt8(ascii: "9") where before == UInt8(ascii: "2"):
        return true
      case UInt8(ascii: "M") where after == UInt8(ascii: "I"),
        UInt8(ascii: "G") where after == UInt8(ascii: "O"), UInt8(ascii: "1") where after == .slash:
        return true
      default: index += 1
      }
    }
  }

  /// The next byte that may belong to a known prefix.
  private static func placeOfAnchor(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    guard let base = text.baseAddress else { return end }
    return SIMDBytes.firstIndex(in: base, from: start, to: end) { block in
      anchors(in: block)
    } or: { byte in
      anchors.contains(byte)
    }
  }

  /// One byte of each known prefix: the `A` of APA91b and AIza, the `J` of eyJ, the `9` of ya29, the
  /// `M` of MII, the `G` of GOCSPX-, the `1` of 1//0.
  @inline(__always)
  private static var anchors: ASCIISet { ASCIISet(low: 0x0202_0000_0000_0000, high: 0x2482) }

  /// The same bytes in a block.
  @inline(__always)
  private static func anchors(in block: SIMDBytes) -> SIMDBytes.Marks {
    block.equal(UInt8(ascii: "A")) .| block.equal(UInt8(ascii: "J"))
      .| block.equal(UInt8(ascii: "9")) .| block.equal(UInt8(ascii: "M"))
      .| block.equal(UInt8(ascii: "G")) .| block.equal(UInt8(ascii: "1"))
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

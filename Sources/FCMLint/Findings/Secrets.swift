/// Registration tokens, keys and bearer values, which no output may show in full.
public enum Secrets {
  /// What sort of secret a text is shaped like.
  public enum Kind: Sendable {
    case registrationToken, serverKey, privateKey, bearerToken, apiKey, longToken
  }

  /// The text with each secret in it cut to its first six and last four characters.
  public static func shortened(_ text: String) -> String {
    guard text.utf8.count >= 24 else { return text }
    let bytes = Array(text.utf8)
    let secrets = ranges(in: bytes[...])
    guard !secrets.isEmpty else { return text }
    var result: [UInt8] = []
    var position = 0
    for secret in secrets {
      result += bytes[position..<secret.start + 6]
      result += "…".utf8
      position = secret.end - 4
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Where secrets stand in a text, or in the source of one.
  ///
  /// The letter after a backslash belongs to no word: in a source, `\nMII…` is a line break and
  /// then a key.
  static func ranges(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
    var result: [ByteRange] = []
    var isInKey = false
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard isTokenByte(bytes[index]) else {
        index += bytes[index] == 0x5C ? 2 : 1
        continue
      }
      let start = index
      while index < bytes.endIndex, isTokenByte(bytes[index]) { index += 1 }
      let word = bytes[start..<index]
      if word.starts(with: "-----BEGIN".utf8) { isInKey = true }
      if word.starts(with: "-----END".utf8) { isInKey = false }
      guard index - start >= 24 else { continue }
      if isInKey || kind(of: Array(word)) != nil {
        result.append(ByteRange(start, index))
      }
    }
    return result
  }

  /// The sort of secret that a word of token characters is shaped like; nil for plain text.
  public static func kind(of word: [UInt8]) -> Kind? {
    guard word.count >= 24 else { return nil }
    if word.starts(with: "AAAA".utf8), word.contains(0x3A), word.count >= 100 { return .serverKey }
    if contains("APA91b", in: word) { return .registrationToken }
    if word.starts(with: "ya29.".utf8) { return .bearerToken }
    if word.starts(with: "AIza".utf8), word.count >= 35 { return .apiKey }
    if word.starts(with: "eyJ".utf8), word.filter({ $0 == 0x2E }).count >= 2 { return .bearerToken }
    if word.starts(with: "MII".utf8), word.count >= 60 { return .privateKey }
    return looksRandom(word) ? .longToken : nil
  }

  private static func contains(_ needle: StaticString, in word: [UInt8]) -> Bool {
    let pattern = UnsafeBufferPointer(start: needle.utf8Start, count: needle.utf8CodeUnitCount)
    guard word.count >= pattern.count else { return false }
    return (0...word.count - pattern.count).contains { start in
      word[start..<start + pattern.count].elementsEqual(pattern)
    }
  }

  /// Long, and a mixture of capitals, small letters and digits that no name or address has.
  private static func looksRandom(_ word: [UInt8]) -> Bool {
    guard word.count >= 32, !word.contains(0x2E), !word.contains(0x2F) else { return false }
    let capitals = word.filter { (0x41...0x5A).contains($0) }.count
    let small = word.filter { (0x61...0x7A).contains($0) }.count
    let digits = word.filter { (0x30...0x39).contains($0) }.count
    let isHexadecimal = word.allSatisfy { JSONParser.hexadecimalDigit($0) != nil }
    if isHexadecimal { return word.count >= 64 && digits > 8 }
    return capitals >= 6 && small >= 6 && digits >= 4 && word.count >= 40
  }

  static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x3A, 0x2E, 0x2B, 0x2F, 0x3D: true
    default: false
    }
  }
}

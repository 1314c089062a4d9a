/// The host of a URL: a name, an IPv4 address, or an IPv6 address in brackets.
enum HostName {
  /// Whether the host is valid; letters of any script are treated as after IDNA.
  ///
  /// Source: RFC 3986 §3.2.2 with the limits of RFC 1035 §2.3.4. Underscores occur in practice.
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>, _ host: Range<Int>) -> Bool {
    guard let first = host.first else { return false }
    if bytes[first] == .openBracket {
      return host.count > 2 && bytes[host.upperBound - 1] == .closeBracket
        && isIPv6(bytes[(host.lowerBound + 1)..<(host.upperBound - 1)])
    }
    var length = 0
    var isASCII = true
    for index in host {
      if isNameByte(bytes[index]) {
        length += 1
        if isASCII, length > 63 { return false }
        continue
      }
      switch bytes[index] {
      case .period:
        // A name may end with the dot of the root, but may not consist of it alone.
        if length == 0 { return false }
        length = 0
      case .percent:
        if PercentEncoding.isStray(bytes, index, host.upperBound) { return false }
        length += 1
      case 0x80...:
        length += 1
        isASCII = false
      default: return false
      }
      if isASCII, length > 63 { return false }
    }
    return !isASCII || host.count <= 254
  }

  /// Whether the byte is a letter, a digit, `-` or `_`.
  @inline(__always)
  static func isNameByte(_ byte: UInt8) -> Bool {
    ASCIISet(low: 0x03FF_2000_0000_0000, high: 0x07FF_FFFE_87FF_FFFE).contains(byte)
  }

  /// The index of the first byte that is not a letter, a digit, `-` or `_`, or `end`.
  @inline(__always)
  static func endOfName(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    guard let base = bytes.baseAddress else { return end }
    return SIMDBytes.firstIndex(in: base, from: start, to: end) { block in
      .!(block.letters() .| block.within(UInt8(ascii: "0"), UInt8(ascii: "9"))
        .| block.equal(.minus) .| block.equal(.underscore))
    } or: { byte in
      !isNameByte(byte)
    }
  }

  static func isPort(_ bytes: UnsafeBufferPointer<UInt8>, _ port: Range<Int>) -> Bool {
    var value = 0
    for index in port {
      guard bytes[index].isDigit else { return false }
      value = min(value * 10 + Int(bytes[index] - UInt8(ascii: "0")), 65_536)
    }
    return value <= 65_535
  }

  static func isLoopback(_ bytes: UnsafeBufferPointer<UInt8>, _ host: Range<Int>) -> Bool {
    guard let first = host.first else { return false }
    // A quick check of the first and last byte, because nearly no host is a loopback host.
    if bytes[host.upperBound - 1] | 0x20 != UInt8(ascii: "t"), bytes[first] != .openBracket,
      bytes[first] != UInt8(ascii: "1")
    {
      return false
    }
    if equals(bytes, host, "localhost") { return true }
    if bytes[first] == .openBracket { return equals(bytes, host, "[::1]") }
    let suffix: StaticString = ".localhost"
    if host.count > suffix.utf8CodeUnitCount,
      equals(bytes, (host.upperBound - suffix.utf8CodeUnitCount)..<host.upperBound, suffix)
    {
      return true
    }
    guard host.count > 4, bytes[first] == UInt8(ascii: "1"),
      equals(bytes, host.lowerBound..<(host.lowerBound + 4), "127.")
    else { return false }
    return bytes[host].allSatisfy { $0 == .period || $0.isDigit }
  }

  /// Whether the host is in a private network: an address of RFC 1918 or RFC 3927, or a name of
  /// multicast DNS.
  static func isPrivate(_ bytes: UnsafeBufferPointer<UInt8>, _ host: Range<Int>) -> Bool {
    let suffix: StaticString = ".local"
    if host.count > suffix.utf8CodeUnitCount {
      let tail = (host.upperBound - suffix.utf8CodeUnitCount)..<host.upperBound
      if equals(bytes, tail, suffix) { return true }
    }
    guard isIPv4(bytes[host]) else { return false }
    let parts = bytes[host].split(separator: .period).map { part in
      part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    switch (parts[0], parts[1]) {
    case (10, _), (192, 168), (169, 254), (172, 16...31): return true
    default: return false
    }
  }

  /// Whether the bytes equal the lower-case word, ignoring case.
  static func equals(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ word: StaticString
  ) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count {
      let byte = bytes[range.lowerBound + offset]
      let lower = byte.isCapital ? byte + .space : byte
      if lower != word.utf8Start[offset] { return false }
    }
    return true
  }

  /// Whether the bytes are an IPv6 address, optionally with a zone: eight groups, or fewer around
  /// `::`.
  private static func isIPv6(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let address = text.prefix { $0 != .percent }
    guard address.count <= 45 else { return false }
    let parts = address.split(separator: .colon, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts.count <= 9 else { return false }
    var groups = 0
    var gaps = 0
    for (index, part) in parts.enumerated() {
      if part.isEmpty {
        // `::` results in one empty part in the middle, or in two at an edge.
        let isEdge = index == 0 || index == parts.count - 1
        let neighbor = index == 0 ? 1 : parts.count - 2
        if isEdge, !parts[neighbor].isEmpty { return false }
        if !isEdge { gaps += 1 }
      } else if part.contains(.period) {
        guard index == parts.count - 1, isIPv4(part) else { return false }
        groups += 2
      } else {
        guard part.count <= 4, part.allSatisfy({ $0.isHexadecimal }) else { return false }
        groups += 1
      }
    }
    return gaps == 0 ? groups == 8 : gaps == 1 && groups <= 7
  }

  private static func isIPv4(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // No other host ends with a digit, as no top-level domain does.
    guard text.last?.isDigit == true else { return false }
    let parts = text.split(separator: .period, omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        (1...3).contains(part.count) && part.allSatisfy { $0.isDigit }
          && (Int(String(decoding: part, as: UTF8.self)) ?? 256) < 256
      }
  }
}

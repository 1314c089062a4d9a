/// Finds runs of the characters of keys and tokens that are long enough to be one.
package enum TokenScanner {
  /// The length of the shortest secret in bytes.
  static let shortest = 24
  /// The length of the shortest random text in bytes.
  static let shortestRandom = 40

  /// The start of the next long run; nil if there is none.
  ///
  /// Prose is skipped in strides: each check is at the position where a run would have to end.
  @inline(__always)
  static func start(in text: UnsafeBufferPointer<UInt8>, from first: Int) -> Int? {
    guard let base = text.baseAddress else { return nil }
    var start = first
    while start &+ shortest <= text.count {
      // The last sixteen bytes of a run that begins here, then those before them. Prose usually has
      // a blank there.
      let block = SIMDBytes(base + (start &+ 8))
      var end = SIMDBytes.last(block.equal(.space))
      if end < 0 { end = SIMDBytes.last(.!inside(block)) }
      if end >= 0 {
        start = start &+ 9 &+ end
        continue
      }
      let front = SIMDBytes.last(.!inside(SIMDBytes(base + start)))
      if front < 0 { return start }
      start = start &+ 1 &+ front
    }
    return nil
  }

  /// The end of the run that continues at `start`.
  static func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = text.baseAddress else { return start }
    return SIMDBytes.farPlace(in: base, from: start, to: text.count) {
      .!inside($0)
    } or: {
      !holds($0)
    }
  }

  /// The bytes of a block that a run may contain, as `holds` for single bytes.
  @inline(__always)
  private static func inside(_ block: SIMDBytes) -> SIMDBytes.Marks {
    // `-`, `.`, `/`, the digits and `:` are adjacent in ASCII.
    block.letters() .| block.within(.minus, .colon) .| block.equal(.plus)
      .| block.equal(.underscore)
  }

  /// Whether a run may contain the byte: a letter, a digit, or one of `+-./:_`.
  @inline(__always)
  package static func holds(_ byte: UInt8) -> Bool {
    ASCIISet(low: 0x07FF_E800_0000_0000, high: 0x07FF_FFFE_87FF_FFFE).contains(byte)
  }

  /// Whether a text may contain a credential: the prefix of one, or a blank, as the header of a PEM key.
  static func mayHoldCredential(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if ByteSearch.contains(.space, in: text) { return true }
    guard hasKnownPrefix(text, 0..<text.count) else { return false }
    // A registration token contains nothing else.
    let isToken = ByteSearch.position(of: "APA91b", in: text).map { $0 != 12 } ?? false
    return !isToken || end(in: text, from: 0) < text.count
  }

  /// Whether a part of a text contains a known prefix, judging by two of its bytes.
  static func hasKnownPrefix(
    _ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>
  ) -> Bool {
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
}

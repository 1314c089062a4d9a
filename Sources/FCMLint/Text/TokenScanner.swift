/// Words of the letters that keys and tokens are made of, long enough to be one.
package enum TokenScanner {
  /// No secret is shorter.
  static let shortest = 24

  /// Where the next long word begins; nil when there is none.
  ///
  /// Prose is passed over in strides: most texts are looked at where such a word would have to end.
  @inline(__always)
  static func start(in text: UnsafeBufferPointer<UInt8>, from first: Int) -> Int? {
    guard let base = text.baseAddress else { return nil }
    var start = first
    while start &+ shortest <= text.count {
      // The last sixteen bytes of a word that begins here, then those in front of them. Mostly
      // there is a blank in prose, which is seen at once.
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

  /// Where the word ends that goes on at `start`.
  static func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = text.baseAddress else { return start }
    return SIMDBytes.farPlace(in: base, from: start, to: text.count) {
      .!inside($0)
    } or: {
      !holds($0)
    }
  }

  /// The bytes of a block that such a word may have, as `holds` tells them one by one.
  @inline(__always)
  private static func inside(_ block: SIMDBytes) -> SIMDBytes.Marks {
    // `-`, `.`, `/`, the digits and `:` are neighbours.
    block.letters() .| block.within(.minus, .colon) .| block.equal(.plus)
      .| block.equal(.underscore)
  }

  /// Whether such a word may have the byte: a letter, a digit, or one of `+-./:_`.
  @inline(__always)
  package static func holds(_ byte: UInt8) -> Bool {
    ASCIISet(low: 0x07FF_E800_0000_0000, high: 0x07FF_FFFE_87FF_FFFE).contains(byte)
  }
}

/// The facts that most rules need about a URL, in a third of the time of `URLReference`.
///
/// Nearly every URL in a message is an https URL with a simple host and a simple path.
package struct URLSummary: Sendable {
  /// Whether the text is a valid https URL without user, port, query and escapes; false also for
  /// many other valid URLs.
  package var isSound: Bool { facts & 1 != 0 }
  /// Whether a sound URL has a path other than a slash.
  package var hasPath: Bool { facts & 2 != 0 }
  /// Whether the path of a sound URL ends with `.png` or `.jpg`, as nearly all images do.
  package var endsLikeImage: Bool { facts & 4 != 0 }

  /// One bit for each of the properties above.
  private var facts: UInt8 = 0

  /// Reads the text of a string.
  package init(_ node: JSONNode) {
    if node.isString, !node.hasEscapes { read(node.rawContent) }
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    let scheme: StaticString = "https://"
    let (start, end) = (scheme.utf8CodeUnitCount, text.count)
    guard let base = text.baseAddress, end > start, ByteSearch.equal(base, scheme.utf8Start, start),
      SIMDBytes.firstIndex(
        in: base, from: start, to: end, where: { .!Self.plain($0) }, or: { !Self.isPlain($0) })
        == end,
      let path = Self.endOfHost(base, start, end)
    else { return }
    let endsLikeImage =
      end &- path > 5 && base[end &- 5] != .slash
      && (ends(base + end, with: ".png") || ends(base + end, with: ".jpg"))
    facts = 1 | (end &- path > 1 ? 2 : 0) | (endsLikeImage ? 4 : 0)
  }

  /// The end of a host of names separated by dots; nil if `HostName` might not accept it, and if it
  /// may be local: an address, a single name, a top-level name that begins with `lo`.
  @inline(__always)
  private static func endOfHost(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    if bytes[start].isDigit { return nil }
    var label = start
    while true {
      let place = SIMDBytes.firstIndex(in: bytes, from: label, to: end) { block in
        block.equal(.period) .| block.equal(.slash)
      } or: { byte in
        byte == .period || byte == .slash
      }
      if place == label || place &- label > 63 { return nil }
      if place == end || bytes[place] == .slash {
        let isLocal =
          label == start || place &- label < 2
          || bytes[label] | 0x20 == UInt8(ascii: "l")
            && bytes[label &+ 1] | 0x20 == UInt8(ascii: "o")
        return isLocal || place &- start > 254 ? nil : place
      }
      label = place &+ 1
    }
  }

  @inline(__always)
  private func ends(_ end: UnsafePointer<UInt8>, with suffix: StaticString) -> Bool {
    ByteSearch.half(UnsafeRawPointer(end), -4) == ByteSearch.half(suffix.utf8Start, 0)
  }

  /// The letters, digits, `-`, `.`, `/` and `_`, which need no escape in a host or path.
  @inline(__always)
  private static func plain(_ block: SIMDBytes) -> SIMDBytes.Marks {
    block.letters() .| block.within(.minus, UInt8(ascii: "9")) .| block.equal(.underscore)
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    HostName.isNameByte(byte) || byte == .period || byte == .slash
  }
}

/// The check of the Admin SDK for Node.js for image URLs.
///
/// Stricter than the standards: no underscore in the host, no `&`, no empty segment in the path.
/// Source: firebase-admin-node 14.3, `isURL` in `validator.ts`.
package enum AdminImage {
  /// Whether the SDK accepts the value as the URL of an image; unknown values count as accepted.
  package static func isTaken(_ value: JSONNode) -> Bool {
    if value.isOpaque || value.isMalformed { return true }
    guard value.isString else { return false }
    let url = URLReference(value)
    return url.isAbsolute && refusedPart(of: url) == nil
  }

  /// The part of an absolute web URL that makes the SDK throw; nil if the SDK accepts the URL.
  package static func refusedPart(of url: URLReference) -> Range<Int>? {
    url.withBytes { bytes in
      if let index = bytes.firstIndex(where: { !isPlain($0) }) {
        var end = index + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return index..<end
      }
      if let host = url.host, !isHost(bytes[host]) { return host }
      return refused(inPath: bytes[url.path])
    }
  }

  /// Letters, digits and `:/?#[]@!$&'()*+,;=.-_~%`.
  private static let plain = ASCIISet(low: 0xAFFF_FFFA_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF)
  /// Letters, digits and `-.~!$'()*+,;=:@%_`, the characters of path segments.
  private static let segment = ASCIISet(low: 0x2FFF_7FB2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)

  private static func isPlain(_ byte: UInt8) -> Bool { plain.contains(byte) }

  /// Whether the labels between the dots consist of letters, digits and inner hyphens.
  ///
  /// Accepts an address in brackets, and escapes, which are decoded before the SDK checks.
  private static func isHost(_ host: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if host.first == .openBracket || host.contains(.percent) { return true }
    return host.split(separator: .period, omittingEmptySubsequences: false).allSatisfy { label in
      guard let first = label.first, let last = label.last else { return false }
      return first != .minus && last != .minus
        && label.allSatisfy { HostName.isNameByte($0) && $0 != .underscore }
    }
  }

  private static func refused(inPath path: Slice<UnsafeBufferPointer<UInt8>>) -> Range<Int>? {
    // Segments of dots are resolved before the SDK checks, and may remove an empty segment.
    let hasDots = path.split(separator: .slash).contains { $0.allSatisfy { $0 == .period } }
    for index in path.indices {
      let isEmpty = path[index] == .slash && index > path.startIndex && path[index - 1] == .slash
      if isEmpty, hasDots { continue }
      if isEmpty { return (index - 1)..<(index + 1) }
      if path[index] != .slash, !segment.contains(path[index]) { return index..<(index + 1) }
    }
    return nil
  }
}

/// A parsed URL: the ranges of its scheme, host, path and other parts in the text.
///
/// Every range counts bytes of the decoded text, so that `JSONNode.slice` converts it to a range of
/// the source. Parsing is linear and accepts any text; an invalid URL has a `problem`. Valid as
/// long as the node it was read from.
package final class URLReference {
  /// Why a text is not an absolute URL of the web.
  package enum Problem: Equatable, Sendable {
    /// The text is empty.
    case empty
    /// There is no scheme: a path, a bare host, a word.
    case noScheme
    /// The scheme is not http or https.
    case otherScheme
    /// A scheme of the web without a host.
    case noHost
    /// The host is invalid.
    case badHost
    /// The port is not a number from 0 to 65535.
    case badPort
  }

  /// The scheme without its colon; nil for a relative reference.
  package var scheme: Range<Int>? { parts.scheme }
  /// The text before the `@` of the authority.
  package var userinfo: Range<Int>? { parts.userinfo }
  /// The host, including the brackets of an IPv6 address; nil without an authority.
  package var host: Range<Int>? { parts.host }
  /// The port without its colon.
  package var port: Range<Int>? { parts.port }
  /// The path with its leading slash; empty if there is none.
  package var path: Range<Int> { parts.path }
  /// The part of the path after its last slash.
  package var lastSegment: Range<Int> { parts.lastSegment }
  /// The query without its `?`.
  package var query: Range<Int>? { parts.query }
  /// The fragment without its `#`.
  package var fragment: Range<Int>? { parts.fragment }
  /// The first character that must be escaped in a URL: a blank, a quote, a stray percent sign.
  package var strayCharacter: Range<Int>? { parts.strayCharacter }
  /// Why the text is not an absolute URL; nil if it is one.
  package var problem: Problem? { parts.problem }
  /// The scheme of an absolute `http` URL of another machine; nil for any other text.
  package var plainHTTPScheme: Range<Int>? {
    parts.isPlainHTTP && isAbsolute && !isLoopback ? parts.scheme : nil
  }
  /// Whether the scheme is `https`, ignoring case.
  package var isHTTPS: Bool { parts.isHTTPS }
  /// Whether the host is this machine: `localhost`, 127.x.x.x or ::1.
  package var isLoopback: Bool { parts.isLoopback }
  /// Whether the host is this machine or in a private network: `192.168.x.x`, `printer.local`.
  package var isLocal: Bool {
    guard let host else { return false }
    return isLoopback || withBytes { HostName.isPrivate($0, host) }
  }

  /// Whether a text begins with a scheme and "://", as a URL of the web or of an app does.
  package static func hasScheme(_ node: JSONNode) -> Bool {
    // Few texts contain a colon, and only those need a closer look.
    guard node.isString, ByteSearch.contains(.colon, in: node.rawContent), !node.isOpaque,
      let text = node.text,
      let colon = text.utf8.firstIndex(of: .colon), colon != text.utf8.startIndex
    else { return false }
    return text[colon...].hasPrefix("://")
      && text.utf8[..<colon].allSatisfy { byte in
        byte.isLetter || byte.isDigit || [.plus, .minus, .period].contains(byte)
      }
  }

  private let parts: URLReferenceParts
  private let bytes: TextBytes

  /// Parses the text of a string node.
  package convenience init(_ node: JSONNode) { self.init(TextBytes(node)) }

  /// Parses a text.
  package convenience init(_ text: String) { self.init(TextBytes(Array(text.utf8))) }

  private init(_ bytes: TextBytes) {
    self.bytes = bytes
    parts = bytes.read { URLReferenceParts($0) }
  }

  /// The extension of the last path segment, percent-decoded, in lowercase, without its dot.
  ///
  /// Empty if there is none of at most twelve letters and digits.
  package var fileExtension: String {
    if let knownExtension { return knownExtension }
    let text = withBytes { URLReference.extensionText(ofSegment: $0[lastSegment]) }
    knownExtension = text
    return text
  }

  private var knownExtension: String?

  /// Whether the path ends with a suffix such as `.png`; a fast check for the most common names.
  @inline(__always)
  package func pathEnds(in suffix: StaticString) -> Bool {
    let count = suffix.utf8CodeUnitCount
    let segment = parts.lastSegment
    guard segment.count > count else { return false }
    return withBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      return ByteSearch.equal(base + (segment.upperBound - count), suffix.utf8Start, count)
    }
  }

  /// Whether the text is an absolute http or https URL with a host.
  package var isAbsolute: Bool { problem == nil }

  /// The text of a part.
  package func text(_ part: Range<Int>) -> String {
    withBytes { String(decoding: $0[part], as: UTF8.self) }
  }

  /// The text after the last dot of the host, in lowercase; empty for an IP address or a single
  /// label.
  package var hostExtension: String {
    guard let host else { return "" }
    return withBytes { bytes in
      guard let dot = bytes[host].lastIndex(of: .period) else { return "" }
      return URLReference.extensionText(bytes[(dot + 1)..<host.upperBound])
    }
  }

  /// Whether the host is this one, which is in lowercase, with the default port.
  package func isOn(_ name: StaticString) -> Bool {
    guard let host, host.count == name.utf8CodeUnitCount else { return false }
    let isEqual = withBytes { bytes in
      zip(bytes[host], UnsafeBufferPointer(start: name.utf8Start, count: host.count)).allSatisfy {
        $0 == $1 || $0.isCapital && $0 | 0x20 == $1
      }
    }
    return isEqual && hostAndPort.utf8.count == host.count
  }

  /// The host in lowercase with its port, without a default port; empty without a host.
  package var hostAndPort: String {
    guard let host else { return "" }
    let number = port.map { text($0) } ?? ""
    let usual = isHTTPS ? "443" : "80"
    return text(host).lowercased() + (number.isEmpty || number == usual ? "" : ":" + number)
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.read(body)
  }
}

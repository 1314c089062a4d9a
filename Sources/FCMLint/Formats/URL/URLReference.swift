/// A URL taken apart: where its scheme, host, path and the rest stand in the text.
///
/// Every range counts bytes of the decoded text, so that `JSONNode.slice` finds it in the source.
/// Reading is linear and takes anything: what is no URL has a `problem`. Valid as long as the node it
/// was read from.
package final class URLReference {
  /// Why a text is no absolute web address.
  package enum Problem: Equatable, Sendable {
    /// Nothing is there.
    case empty
    /// No scheme in front: a path, a bare host, a word.
    case noScheme
    /// A scheme other than http and https.
    case otherScheme
    /// A web scheme, but no host behind it.
    case noHost
    /// A host that cannot exist.
    case badHost
    /// A port that is no number from 0 to 65535.
    case badPort
  }

  /// The scheme without its colon; nil for a relative reference.
  package var scheme: Range<Int>? { parts.scheme }
  /// What stands before the `@` of the authority.
  package var userinfo: Range<Int>? { parts.userinfo }
  /// The host, with the brackets of an IPv6 address; nil without an authority.
  package var host: Range<Int>? { parts.host }
  /// The port without its colon.
  package var port: Range<Int>? { parts.port }
  /// The path with its leading slash; empty when there is none.
  package var path: Range<Int> { parts.path }
  /// The part of the path behind its last slash.
  package var lastSegment: Range<Int> { parts.lastSegment }
  /// The query without its `?`.
  package var query: Range<Int>? { parts.query }
  /// The fragment without its `#`.
  package var fragment: Range<Int>? { parts.fragment }
  /// The first character that a URL cannot hold as it is: a blank, a quote, a stray percent sign.
  package var strayCharacter: Range<Int>? { parts.strayCharacter }
  /// What keeps the text from being an absolute web address.
  package var problem: Problem? { parts.problem }
  /// The scheme `http` of an absolute URL for another machine; nil for any other text.
  package var plainHTTPScheme: Range<Int>? {
    parts.isPlainHTTP && isAbsolute && !isLoopback ? parts.scheme : nil
  }
  /// Whether the scheme is `https`, in any case.
  package var isHTTPS: Bool { parts.isHTTPS }
  /// Whether the host is this machine: `localhost`, 127.x.x.x or ::1.
  package var isLoopback: Bool { parts.isLoopback }

  /// Whether a text begins with a scheme and "://", as an address of the web or of an app does.
  package static func hasScheme(_ node: JSONNode) -> Bool {
    // Few texts have a colon, and only of those the rest is worth asking.
    guard node.isString, node.rawContent.contains(.colon), !node.isOpaque, let text = node.text,
      let colon = text.utf8.firstIndex(of: .colon), colon != text.utf8.startIndex
    else { return false }
    return text[colon...].hasPrefix("://")
      && text.utf8[..<colon].allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte.isDigit
          || [.plus, .minus, .period].contains(byte)
      }
  }

  private let parts: URLReferenceParts
  private let owned: [UInt8]
  private let borrowed: UnsafeBufferPointer<UInt8>

  /// Takes the text of a string node apart.
  package convenience init(_ node: JSONNode) {
    if node.hasEscapes {
      self.init(node.decodedBytes, UnsafeBufferPointer(start: nil, count: 0))
    } else {
      self.init([], node.rawContent)
    }
  }

  /// Takes a text apart.
  package convenience init(_ text: String) {
    self.init(Array(text.utf8), UnsafeBufferPointer(start: nil, count: 0))
  }

  private init(_ owned: [UInt8], _ borrowed: UnsafeBufferPointer<UInt8>) {
    self.owned = owned
    self.borrowed = borrowed
    parts =
      owned.isEmpty
      ? URLReferenceParts(borrowed) : owned.withUnsafeBufferPointer { URLReferenceParts($0) }
  }

  /// The extension of the last path segment, percent-decoded, in lower case, without its dot.
  ///
  /// Empty when there is none, or none of at most twelve letters and digits.
  package var fileExtension: String {
    if let knownExtension { return knownExtension }
    let text = withBytes { URLReference.extensionText(ofSegment: $0[lastSegment]) }
    knownExtension = text
    return text
  }

  private var knownExtension: String?

  /// Whether the path ends like this, such as in `.png`: for the names that nearly all files have.
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

  /// Whether the text is an absolute http or https address with a host.
  package var isAbsolute: Bool { problem == nil }

  /// The text of a part.
  package func text(_ part: Range<Int>) -> String {
    withBytes { String(decoding: $0[part], as: UTF8.self) }
  }

  /// The last path segment with its percent escapes decoded.
  package var decodedLastSegment: String {
    withBytes { String(decoding: PercentEncoding.decoded($0[lastSegment]), as: UTF8.self) }
  }

  /// What follows the last dot of the host, in lower case; empty for an address or a lone name.
  package var hostExtension: String {
    guard let host else { return "" }
    return withBytes { bytes in
      guard let dot = bytes[host].lastIndex(of: .period) else { return "" }
      return URLReference.extensionText(bytes[(dot + 1)..<host.upperBound])
    }
  }

  /// The host in lower case with its port, a default port left out; empty without a host.
  package var hostAndPort: String {
    guard let host else { return "" }
    let number = port.map { text($0) } ?? ""
    let usual = isHTTPS ? "443" : "80"
    return text(host).lowercased() + (number.isEmpty || number == usual ? "" : ":" + number)
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    owned.isEmpty ? body(borrowed) : owned.withUnsafeBufferPointer(body)
  }
}

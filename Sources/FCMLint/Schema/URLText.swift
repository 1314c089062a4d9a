/// A URL taken apart: where its scheme, host, path and the rest stand in the text.
///
/// Every range counts bytes of the decoded text, so that `JSONNode.slice` finds it in the source.
/// Reading is linear and takes anything: what is no URL has a `fault`. Valid as long as the node it
/// was read from.
public struct URLText {
  /// Why a text is no absolute web address.
  public enum Fault: Equatable, Sendable {
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
  public private(set) var scheme: Range<Int>?
  /// What stands before the `@` of the authority.
  public private(set) var userinfo: Range<Int>?
  /// The host, with the brackets of an IPv6 address; nil without an authority.
  public private(set) var host: Range<Int>?
  /// The port without its colon.
  public private(set) var port: Range<Int>?
  /// The path with its leading slash; empty when there is none.
  public private(set) var path: Range<Int> = 0..<0
  /// The part of the path behind its last slash.
  public private(set) var lastSegment: Range<Int> = 0..<0
  /// The query without its `?`.
  public private(set) var query: Range<Int>?
  /// The fragment without its `#`.
  public private(set) var fragment: Range<Int>?
  /// The extension of the last path segment, percent-decoded, in lower case, without its dot.
  ///
  /// Empty when there is none, or none of at most twelve letters and digits.
  public private(set) var fileExtension = ""
  /// The first character that a URL cannot hold as it is: a blank, a quote, a stray percent sign.
  public private(set) var strayCharacter: Range<Int>?
  /// What keeps the text from being an absolute web address.
  public private(set) var fault: Fault?

  /// Whether the scheme is `http`, in any case.
  public private(set) var isPlainHTTP = false
  /// Whether the scheme is `https`, in any case.
  public private(set) var isHTTPS = false
  /// Whether the host is this machine: `localhost`, 127.x.x.x or ::1.
  public private(set) var isLoopback = false

  private let owned: [UInt8]
  private let borrowed: UnsafeBufferPointer<UInt8>

  /// Takes the text of a string node apart.
  public init(_ node: JSONNode) {
    owned = node.hasEscapes ? node.decodedBytes : []
    borrowed = node.hasEscapes ? UnsafeBufferPointer(start: nil, count: 0) : node.rawContent
    read()
  }

  /// Takes a text apart.
  public init(_ text: String) {
    owned = Array(text.utf8)
    borrowed = UnsafeBufferPointer(start: nil, count: 0)
    read()
  }

  /// Whether the text is an absolute http or https address with a host.
  public var isAbsolute: Bool { fault == nil }

  /// The text of a part.
  public func text(_ part: Range<Int>) -> String {
    withBytes { String(decoding: $0[part], as: UTF8.self) }
  }

  /// The last path segment with its percent escapes decoded.
  public var decodedLastSegment: String {
    withBytes { String(decoding: PercentText.decoded($0[lastSegment]), as: UTF8.self) }
  }

  /// What follows the last dot of the host, in lower case; empty for an address or a lone name.
  public var hostExtension: String {
    guard let host else { return "" }
    return withBytes { bytes in
      guard let dot = bytes[host].lastIndex(of: 0x2E) else { return "" }
      return URLText.extensionText(bytes[(dot + 1)..<host.upperBound])
    }
  }

  /// The host in lower case with its port, a default port left out; empty without a host.
  public var hostAndPort: String {
    guard let host else { return "" }
    let number = port.map { text($0) } ?? ""
    let usual = isHTTPS ? "443" : "80"
    return text(host).lowercased() + (number.isEmpty || number == usual ? "" : ":" + number)
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    owned.isEmpty ? body(borrowed) : owned.withUnsafeBufferPointer(body)
  }

  // MARK: Reading

  private mutating func read() {
    var copy = self
    withBytes { copy.read($0) }
    self = copy
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    if start > 0 { strayCharacter = 0..<start }
    var index = start
    if let colon = URLText.schemeEnd(bytes, start, end) {
      scheme = start..<colon
      index = colon + 1
      isPlainHTTP = HostText.equals(bytes, start..<colon, "http")
      isHTTPS = HostText.equals(bytes, start..<colon, "https")
    }
    if index + 1 < end, bytes[index] == 0x2F, bytes[index + 1] == 0x2F {
      index = readAuthority(bytes, index + 2, end)
    }
    readRest(bytes, index, end)
    if strayCharacter == nil, end < bytes.count { strayCharacter = end..<bytes.count }
    fault = URLText.fault(of: self, bytes, isEmpty: start == end)
  }

  /// Reads user, host and port; answers where the path begins.
  private mutating func readAuthority(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    var stop = start
    var at: Int?
    while stop < end, !URLText.endsAuthority(bytes[stop]) {
      if bytes[stop] == 0x40 { at = stop }
      stop += 1
    }
    if let at { userinfo = start..<at }
    let first = at.map { $0 + 1 } ?? start
    var hostEnd = stop
    let isBracketed = first < stop && bytes[first] == 0x5B
    let close = isBracketed ? bytes[first..<stop].firstIndex(of: 0x5D) : nil
    let colon = bytes[(close ?? first)..<stop].lastIndex(of: 0x3A)
    if let colon, !isBracketed || close != nil {
      hostEnd = colon
      port = (colon + 1)..<stop
    }
    host = first..<hostEnd
    isLoopback = HostText.isLoopback(bytes, first..<hostEnd)
    return stop
  }

  private mutating func readRest(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) {
    var slash = start
    var index = start
    while index < end, bytes[index] != 0x3F, bytes[index] != 0x23 {
      if bytes[index] == 0x2F || bytes[index] == 0x5C { slash = index + 1 }
      note(bytes, index, end)
      index += 1
    }
    path = start..<index
    lastSegment = slash..<index
    if index < end, bytes[index] == 0x3F {
      let first = index + 1
      while index < end, bytes[index] != 0x23 {
        note(bytes, index, end)
        index += 1
      }
      query = first..<index
    }
    if index < end {
      fragment = (index + 1)..<end
      for place in (index + 1)..<end { note(bytes, place, end) }
    }
    fileExtension = URLText.extensionText(ofSegment: bytes[lastSegment])
  }

  /// Remembers the first character that has to be escaped in a URL.
  @inline(__always)
  private mutating func note(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) {
    if strayCharacter == nil, PercentText.isStray(bytes, index, end) {
      strayCharacter = index..<(index + 1)
    }
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == 0x2F || byte == 0x3F || byte == 0x23 || byte == 0x5C
  }

  /// The colon behind a scheme; nil when the text begins with something else.
  private static func schemeEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int? {
    var index = start
    while index < end {
      switch bytes[index] {
      case 0x41...0x5A, 0x61...0x7A: index += 1
      case 0x30...0x39, 0x2B, 0x2D, 0x2E:
        guard index > start else { return nil }
        index += 1
      case 0x3A:
        // "localhost:8080" and "example.com:443" are hosts with a port, whatever the grammar says.
        let isPort = index + 1 < end && bytes[index + 1] &- 0x30 < 10
        return index > start && !isPort ? index : nil
      default: return nil
      }
    }
    return nil
  }

  private static func fault(
    of url: URLText, _ bytes: UnsafeBufferPointer<UInt8>, isEmpty: Bool
  ) -> Fault? {
    if isEmpty { return .empty }
    guard let scheme = url.scheme else { return .noScheme }
    guard url.isHTTPS || url.isPlainHTTP else {
      return bytes[scheme].contains(0x2E) ? .noScheme : .otherScheme
    }
    guard let host = url.host, !host.isEmpty else { return .noHost }
    if !HostText.isValid(bytes, host) { return .badHost }
    if let port = url.port, !HostText.isPort(bytes, port) { return .badPort }
    return nil
  }
}

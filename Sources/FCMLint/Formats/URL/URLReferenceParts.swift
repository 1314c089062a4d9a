/// Parses a URL into its parts, from left to right.
struct URLReferenceParts {
  private(set) var scheme: Range<Int>?
  private(set) var userinfo: Range<Int>?
  private(set) var host: Range<Int>?
  private(set) var port: Range<Int>?
  private(set) var path: Range<Int> = 0..<0
  private(set) var lastSegment: Range<Int> = 0..<0
  private(set) var query: Range<Int>?
  private(set) var fragment: Range<Int>?
  private(set) var strayCharacter: Range<Int>?
  private(set) var problem: URLReference.Problem?

  private(set) var isPlainHTTP = false
  private(set) var isHTTPS = false
  private(set) var isLoopback = false
  private var hasSoundHost = false

  /// Parses a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { read(bytes) }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= .space { start += 1 }
    while end > start, bytes[end - 1] <= .space { end -= 1 }
    if start > 0 { strayCharacter = 0..<start }
    var index = start
    if ByteSearch.starts(bytes[start..<end], with: "https://") {
      // The most common prefix is recognized in one step.
      scheme = start..<(start + 5)
      index = start + 6
      isHTTPS = true
    } else if let colon = URLReferenceParts.schemeEnd(bytes, start, end) {
      scheme = start..<colon
      index = colon + 1
      isPlainHTTP = colon - start == 4 && HostName.equals(bytes, start..<colon, "http")
      isHTTPS = colon - start == 5 && HostName.equals(bytes, start..<colon, "https")
    }
    if index + 1 < end, bytes[index] == .slash, bytes[index + 1] == .slash {
      index = readAuthority(bytes, index + 2, end)
    }
    readRest(bytes, index, end)
    if strayCharacter == nil, end < bytes.count { strayCharacter = end..<bytes.count }
    problem = start == end ? .empty : URLReferenceParts.problem(of: self, bytes)
  }

  /// Reads user, host and port; returns the start of the path.
  private mutating func readAuthority(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    var stop = start
    var at: Int?
    var hasColon = false
    // Names separated by dots are a valid host; `HostName` checks all others.
    var hasNamesOnly = true
    var label = start
    while true {
      stop = HostName.endOfName(bytes, from: stop, to: end)
      guard stop < end, !URLReferenceParts.endsAuthority(bytes[stop]) else { break }
      let byte = bytes[stop]
      if byte == .at { at = stop }
      if byte == .colon { hasColon = true }
      if byte != .period || stop == label || stop - label > 63 { hasNamesOnly = false }
      stop += 1
      label = stop
    }
    hasSoundHost = hasNamesOnly && label < stop && stop - label <= 63 && stop - start <= 254
    if let at { userinfo = start..<at }
    let first = at.map { $0 + 1 } ?? start
    var hostEnd = stop
    let isBracketed = first < stop && bytes[first] == .openBracket
    let close = isBracketed ? bytes[first..<stop].firstIndex(of: .closeBracket) : nil
    let colon = hasColon ? bytes[(close ?? first)..<stop].lastIndex(of: .colon) : nil
    if let colon, !isBracketed || close != nil {
      hostEnd = colon
      port = (colon + 1)..<stop
    }
    host = first..<hostEnd
    isLoopback = HostName.isLoopback(bytes, first..<hostEnd)
    return stop
  }

  private mutating func readRest(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) {
    var slash = start
    var index = start
    var stray = -1
    // The path, then the query, then the fragment: a delimiter of one is an ordinary character in
    // the next.
    while true {
      index = HostName.endOfName(bytes, from: index, to: end)
      guard index < end, bytes[index] != .questionMark, bytes[index] != .hash else { break }
      if bytes[index] == .slash || bytes[index] == .backslash { slash = index + 1 }
      if stray < 0, PercentEncoding.isStray(bytes, index, end) { stray = index }
      index += 1
    }
    path = start..<index
    lastSegment = slash..<index
    let endOfPath = index
    while index < end {
      if stray < 0, PercentEncoding.isStray(bytes, index, end) { stray = index }
      if bytes[index] == .hash, fragment == nil { fragment = (index + 1)..<end }
      index += 1
    }
    if endOfPath < end, bytes[endOfPath] == .questionMark {
      query = (endOfPath + 1)..<(fragment.map { $0.lowerBound - 1 } ?? end)
    }
    if stray >= 0, strayCharacter == nil { strayCharacter = stray..<(stray + 1) }
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == .slash || byte == .questionMark || byte == .hash || byte == .backslash
  }

  /// The index of the colon after a scheme; nil if the text does not begin with a scheme.
  private static func schemeEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int? {
    var index = start
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), .plus, .minus, .period:
        guard index > start else { return nil }
        index += 1
      case .colon:
        // "localhost:8080" and "example.com:443" are hosts with a port, even if the grammar allows
        // a scheme.
        let isPort = index + 1 < end && bytes[index + 1].isDigit
        return index > start && !isPort ? index : nil
      default: return nil
      }
    }
    return nil
  }

  private static func problem(
    of url: URLReferenceParts, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> URLReference.Problem? {
    guard let scheme = url.scheme else { return .noScheme }
    guard url.isHTTPS || url.isPlainHTTP else {
      return bytes[scheme].contains(.period) ? .noScheme : .otherScheme
    }
    guard let host = url.host, !host.isEmpty else { return .noHost }
    if !url.hasSoundHost, !HostName.isValid(bytes, host) { return .badHost }
    if let port = url.port, !HostName.isPort(bytes, port) { return .badPort }
    return nil
  }
}

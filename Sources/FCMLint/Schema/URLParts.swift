/// The parts of a URL, as they are found from left to right.
struct URLParts {
  private(set) var scheme: Range<Int>?
  private(set) var userinfo: Range<Int>?
  private(set) var host: Range<Int>?
  private(set) var port: Range<Int>?
  private(set) var path: Range<Int> = 0..<0
  private(set) var lastSegment: Range<Int> = 0..<0
  private(set) var query: Range<Int>?
  private(set) var fragment: Range<Int>?
  private(set) var strayCharacter: Range<Int>?
  private(set) var fault: URLText.Fault?

  private(set) var isPlainHTTP = false
  private(set) var isHTTPS = false
  private(set) var isLoopback = false

  /// Takes a text apart.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { read(bytes) }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    if start > 0 { strayCharacter = 0..<start }
    var index = start
    if let colon = URLParts.schemeEnd(bytes, start, end) {
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
    fault = URLParts.fault(of: self, bytes, isEmpty: start == end)
  }

  /// Reads user, host and port; answers where the path begins.
  private mutating func readAuthority(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    var stop = start
    var at: Int?
    var hasColon = false
    while stop < end {
      switch bytes[stop] {
      case 0x40: at = stop
      case 0x3A: hasColon = true
      default: break
      }
      if URLParts.endsAuthority(bytes[stop]) { break }
      stop += 1
    }
    if let at { userinfo = start..<at }
    let first = at.map { $0 + 1 } ?? start
    var hostEnd = stop
    let isBracketed = first < stop && bytes[first] == 0x5B
    let close = isBracketed ? bytes[first..<stop].firstIndex(of: 0x5D) : nil
    let colon = hasColon ? bytes[(close ?? first)..<stop].lastIndex(of: 0x3A) : nil
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
    of url: URLParts, _ bytes: UnsafeBufferPointer<UInt8>, isEmpty: Bool
  ) -> URLText.Fault? {
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

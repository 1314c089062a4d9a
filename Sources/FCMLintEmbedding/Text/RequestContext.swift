import FCMLint

/// What the lines before a body tell about it: the method and the URL of an HTTP request, and its
/// headers.
struct RequestContext {
  /// The kind of the body, by the URL; nil if the URL is not one of FCM.
  private(set) var kind: DocumentKind?
  /// Whether the lines so far are those of a request, with or without a known URL.
  private(set) var isRequest = false
  /// Whether the headers or the method say that the body is not JSON.
  private(set) var hasOtherBody = false
  /// Whether the URL is that of a server which is none of those that send messages.
  private(set) var isForOtherServer = false

  /// Creates the context before the first line.
  init() {}

  /// Creates the context of a body of a known kind.
  init(of kind: DocumentKind) {
    self.kind = kind
    isRequest = true
  }

  /// Reads a line before a body and returns the end of its URL; nil if it contains none.
  mutating func read(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
    let line = bytes.trimmed(line)
    if let url = Self.urlOfRequest(bytes, line) {
      kind = Self.kind(ofURL: url, in: bytes)
      isForOtherServer = Self.isOfOtherServer(url, in: bytes)
      isRequest = true
      hasOtherBody = bytes.hasPrefix("GET ", at: line.lowerBound)
      return url.upperBound
    }
    guard isRequest, !line.isEmpty else { return nil }
    // Another part of the URL, as the REST Client accepts it.
    if bytes[line.lowerBound] == .questionMark || bytes[line.lowerBound] == .ampersand {
      return line.upperBound
    }
    guard let colon = Self.endOfHeaderName(bytes, line) else {
      if bytes[line.lowerBound] != .openBrace, bytes[line.lowerBound] != .hash { clear() }
      return nil
    }
    if bytes.standsIgnoringCase("content-type", at: line.lowerBound),
      !bytes.has("json", in: colon..<line.upperBound)
    {
      hasOtherBody = true
    }
    return nil
  }

  /// Forgets the request, as after its body.
  mutating func clear() { self = RequestContext() }

  /// The URL in a request line, such as `POST https://… HTTP/1.1`, or in a line of its own.
  private static func urlOfRequest(_ bytes: [UInt8], _ line: Range<Int>) -> Range<Int>? {
    var start = line.lowerBound
    for method in ["POST ", "PUT ", "PATCH ", "GET ", "DELETE "] as [StaticString]
    where bytes.hasPrefix(method, at: start) {
      start = bytes.endOfBlanks(from: start + method.utf8CodeUnitCount, to: line.upperBound)
      let end = endOfWord(bytes, start, line.upperBound)
      let isURL = bytes.has("/", in: start..<end) || bytes.hasPrefix("{{", at: start)
      return isURL ? start..<end : nil
    }
    let end = endOfWord(bytes, start, line.upperBound)
    guard bytes.hasPrefix("https://", at: start), end == line.upperBound else { return nil }
    return start..<end
  }

  private static func endOfWord(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit, !bytes[index].isBlank { index += 1 }
    return index
  }

  /// The end of the name in a line such as `Content-Type: application/json`.
  private static func endOfHeaderName(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    while index < line.upperBound,
      bytes[index].isLetter || bytes[index].isDigit || bytes[index] == .minus
        || bytes[index] == .underscore
    {
      index += 1
    }
    guard index > line.lowerBound, index + 1 < line.upperBound, bytes[index] == .colon else {
      return nil
    }
    return index
  }

  /// Whether a URL with the same method is that of another service, such as Huawei Push Kit, whose
  /// URLs do not name a project in the way of Google.
  private static func isOtherService(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    !bytes.has("/projects/", in: range) && hasOtherHost(range, "https://", in: bytes)
  }

  /// Whether a URL with its host is that of a server which is none of those that send messages.
  static func isOfOtherServer(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    kind(ofURL: range, in: bytes) == nil
      && (hasOtherHost(range, "http://", in: bytes) || hasOtherHost(range, "https://", in: bytes))
  }

  /// Whether a URL begins with a scheme and a host, and names none of Google.
  private static func hasOtherHost(
    _ range: Range<Int>, _ scheme: StaticString, in bytes: [UInt8]
  ) -> Bool {
    let host = range.lowerBound + scheme.utf8CodeUnitCount
    return bytes.hasPrefix(scheme, at: range.lowerBound) && host < range.upperBound
      && (bytes[host].isLetter || bytes[host].isDigit) && !bytes.has("googleapis.com", in: range)
  }

  /// Whether a body has an object that servers pass on to FCM or APNs. The API of a server itself has names
  /// such as `token`, `title` and `data`, too.
  static func isPassedOn(_ body: Range<Int>, in bytes: [UInt8]) -> Bool {
    let names: [StaticString] = [
      "\"message\"", "\"notification\"", "\"android\"", "\"apns\"", "\"webpush\"", "\"aps\"",
    ]
    return names.contains { bytes.has($0, in: body) }
  }

  /// The kind of the body of a request to a URL; nil if it is not an endpoint of FCM or APNs.
  static func kind(ofURL range: Range<Int>, in bytes: [UInt8]) -> DocumentKind? {
    if bytes.has("/messages:send", in: range) {
      return isOtherService(range, in: bytes) ? nil : .sendRequest
    }
    if bytes.has("fcm.googleapis.com/fcm/send", in: range) { return .legacy }
    if bytes.has("googleapis.com/fcm/notification", in: range)
      || bytes.has("googleapis.com/gcm/notification", in: range)
    {
      return .deviceGroup
    }
    let isBatch = bytes.has(":batchAdd", in: range) || bytes.has(":batchRemove", in: range)
    if isBatch, bytes.has("iid.googleapis.com", in: range) { return .topicBatch }
    return bytes.has("push.apple.com", in: range) ? .apnsPayload : nil
  }
}

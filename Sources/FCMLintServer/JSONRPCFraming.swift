/// The messages in a stream of bytes: each is a header with a length, then JSON.
///
/// Source: Language Server Protocol 3.17, Base Protocol.
package struct JSONRPCFraming {
  /// What the bytes so far hold.
  package enum Next: Equatable {
    case message([UInt8])
    /// The next message is not complete yet.
    case incomplete
    /// Nothing after this place can be understood; the reason.
    case malformed(String)
  }

  /// The longest message that is accepted, in bytes.
  private let longestMessage: Int
  /// What has been received and not been returned begins at `start`.
  private var pending: [UInt8] = []
  private var start = 0
  /// Where the message ends whose header has been read, counted like `start`.
  private var end: Int?

  /// The longest header that is waited for, in bytes; real ones have fewer than a hundred.
  private static let longestHeader = 4096

  package init(longestMessage: Int) { self.longestMessage = longestMessage }

  /// Whether no byte waits for the rest of its message.
  package var isEmpty: Bool { pending.count == start }

  /// Whether a complete message can be returned.
  package var hasMessage: Bool {
    mutating get {
      if end == nil { _ = readHeader() }
      return end.map { $0 <= pending.count } ?? false
    }
  }

  /// Adds bytes that have arrived.
  package mutating func append(_ bytes: [UInt8]) {
    pending.removeSubrange(..<start)
    end = end.map { $0 - start }
    start = 0
    pending += bytes
  }

  /// The next message.
  package mutating func next() -> Next {
    if let problem = readHeader() { return .malformed(problem) }
    guard let end, end <= pending.count else { return .incomplete }
    let message = Array(pending[start..<end])
    start = end
    self.end = nil
    return .message(message)
  }

  /// A message with its header.
  package static func framed(_ json: String) -> String {
    "Content-Length: \(json.utf8.count)\r\n\r\n\(json)"
  }

  /// Reads the header of the next message once all of it has arrived; returns what is wrong with it.
  private mutating func readHeader() -> String? {
    guard end == nil else { return nil }
    let rest = pending[start...]
    guard let stop = Self.endOfHeader(rest) else {
      return rest.count > Self.longestHeader ? "a header without an end" : nil
    }
    let lines = String(decoding: rest[..<stop], as: UTF8.self).split { $0.isNewline }
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      guard let length = Int(String(digits)), length >= 0, length <= longestMessage else {
        return "a Content-Length that is no usable number"
      }
      end = stop + length
      start = stop
      return nil
    }
    return "a header without Content-Length"
  }

  /// One past the empty line after a header; nil when it has not arrived yet.
  private static func endOfHeader(_ bytes: ArraySlice<UInt8>) -> Int? {
    let bytes = bytes.prefix(longestHeader)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      let next = bytes[index...].dropFirst().first
      if next == UInt8(ascii: "\n") { return index + 2 }
      if next == UInt8(ascii: "\r"), bytes[index...].dropFirst(2).first == UInt8(ascii: "\n") {
        return index + 3
      }
    }
    return nil
  }
}

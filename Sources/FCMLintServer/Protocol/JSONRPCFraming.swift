import FCMLint

/// Splits a byte stream into messages, which consist of a header with the length and JSON.
///
/// Source: Language Server Protocol 3.17, Base Protocol.
package struct JSONRPCFraming {
  /// The result of reading the next message.
  package enum Next: Equatable {
    case message([UInt8])
    /// More bytes are needed.
    case incomplete
    /// The stream is invalid; the reason.
    case malformed(String)
  }

  /// The maximum length of a message in bytes.
  private let longestMessage: Int
  /// The received bytes. Those from `start` have not been returned yet.
  private var pending: [UInt8] = []
  private var start = 0
  /// The end of the message whose header has been read, as an index into `pending`.
  private var end: Int?

  /// The maximum length of a header in bytes; real headers are shorter than 100 bytes.
  private static let longestHeader = 4096

  package init(longestMessage: Int) { self.longestMessage = longestMessage }

  /// Whether there is no partial message.
  package var isEmpty: Bool { pending.count == start }

  /// Whether a complete message is available.
  package var hasMessage: Bool {
    mutating get {
      if end == nil { _ = readHeader() }
      return end.map { $0 <= pending.count } ?? false
    }
  }

  /// Adds received bytes.
  package mutating func append(_ bytes: [UInt8]) {
    pending.removeSubrange(..<start)
    end = end.map { $0 - start }
    start = 0
    pending += bytes
  }

  /// Returns the next message.
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

  /// Reads the header of the next message if it is complete, and returns an error in it.
  private mutating func readHeader() -> String? {
    guard end == nil else { return nil }
    let rest = pending[start...]
    guard let stop = Self.endOfHeader(rest) else {
      return rest.count > Self.longestHeader ? "header is too long" : nil
    }
    let lines = String(decoding: rest[..<stop], as: UTF8.self).split { $0.isNewline }
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      guard let length = Int(String(digits)), length >= 0, length <= longestMessage else {
        return "invalid Content-Length"
      }
      end = stop + length
      start = stop
      return nil
    }
    return "missing Content-Length header"
  }

  /// The index after the empty line that ends a header; nil if it has not been received.
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

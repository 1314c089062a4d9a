import FCMLint

/// The messages of an editor on standard input and output: a header with a length, then JSON.
///
/// Source: Language Server Protocol 3.17, Base Protocol.
final class JSONRPCConnection {
  /// What came next.
  enum Reception: Equatable {
    case message([UInt8])
    /// The editor has closed its end.
    case end
    /// Nothing behind this place can be understood; the reason.
    case broken(String)
  }

  private let input: InputReader
  private let streams: any StandardStreams
  /// What has been read and not been handed out begins at `start`.
  private var pending: [UInt8] = []
  private var start = 0
  /// Where the message ends whose header has been read, counted like `start`.
  private var end: Int?
  /// Whether nobody reads the answers any more.
  private(set) var isClosed = false

  /// The longest header that is waited for, in bytes; real ones have less than a hundred.
  private static let longestHeader = 4096

  init(_ streams: any StandardStreams) {
    self.streams = streams
    input = streams.input
  }

  /// Whether a whole message waits to be handed out.
  var hasMessage: Bool {
    if end == nil { _ = readHeader() }
    return end.map { $0 <= pending.count } ?? false
  }

  /// The next message, which is waited for as long as `isWanted` answers yes every few seconds.
  func next(while isWanted: () -> Bool) -> Reception {
    while true {
      if let error = readHeader() { return .broken(error) }
      if let end, end <= pending.count {
        let message = Array(pending[start..<end])
        start = end
        self.end = nil
        return .message(message)
      }
      while !input.isReady(within: .seconds(5)) {
        if !isWanted() { return .end }
      }
      switch input.some() {
      case .failure(let error): return .broken(error.words)
      case .success(let bytes):
        guard !bytes.isEmpty else {
          return pending.count == start ? .end : .broken("the input ends within a message")
        }
        pending.removeSubrange(..<start)
        end = end.map { $0 - start }
        start = 0
        pending += bytes
      }
    }
  }

  /// Reads the header of the next message when all of it has come; what is wrong with it.
  private func readHeader() -> String? {
    guard end == nil else { return nil }
    let rest = pending[start...]
    guard let stop = Self.endOfHeader(rest) else {
      return rest.count > Self.longestHeader ? "a header without an end" : nil
    }
    let lines = String(decoding: rest[..<stop], as: UTF8.self).split(whereSeparator: \.isNewline)
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      guard let length = Int(String(digits)), length >= 0, length <= SourceFile.limit else {
        return "a Content-Length that is no usable number"
      }
      end = stop + length
      start = stop
      return nil
    }
    return "a header without Content-Length"
  }

  /// One past the empty line behind a header; nil when it has not come yet.
  private static func endOfHeader(_ bytes: ArraySlice<UInt8>) -> Int? {
    let bytes = bytes.prefix(longestHeader)
    for index in bytes.indices where bytes[index] == 0x0A {
      let next = bytes[index...].dropFirst().first
      if next == 0x0A { return index + 2 }
      if next == 0x0D, bytes[index...].dropFirst(2).first == 0x0A { return index + 3 }
    }
    return nil
  }

  /// Sends a message.
  func send(_ json: String) {
    guard !isClosed else { return }
    isClosed = streams.write("Content-Length: \(json.utf8.count)\r\n\r\n\(json)") != nil
  }
}

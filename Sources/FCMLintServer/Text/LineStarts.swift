import FCMLint

/// The offsets at which the lines of a text begin, updated with each edit.
///
/// `\n`, `\r\n` and a lone `\r` each end a line.
struct LineStarts: Equatable {
  private var starts: [UInt32] = [0]

  init(_ bytes: [UInt8]) { scan(bytes, from: 1, to: bytes.count, at: 1) }

  var count: Int { starts.count }

  subscript(line: Int) -> Int { Int(starts[line]) }

  /// The line that contains an offset.
  func line(of offset: Int) -> Int {
    BinarySearch.count(of: starts.count) { Int(starts[$0]) <= offset } - 1
  }

  /// Updates the lines after some bytes were replaced.
  ///
  /// - Parameters:
  ///   - range: the replaced range, before the edit.
  ///   - count: the number of bytes that replaced it.
  ///   - bytes: the text after the edit.
  mutating func replace(_ range: ByteRange, by count: Int, in bytes: [UInt8]) {
    // Whether a line begins at an offset depends on the bytes before and after it.
    let first = max(1, BinarySearch.count(of: starts.count) { Int(starts[$0]) < range.start })
    let last = max(first, BinarySearch.count(of: starts.count) { Int(starts[$0]) <= range.end })
    let shift = UInt32(truncatingIfNeeded: count - range.count)
    starts.removeSubrange(first..<last)
    if shift != 0 {
      for index in first..<starts.count { starts[index] &+= shift }
    }
    scan(bytes, from: max(1, range.start), to: range.start + count, at: first)
  }

  /// Inserts the lines that begin from one offset to another, which may be one.
  private mutating func scan(_ bytes: [UInt8], from first: Int, to last: Int, at index: Int) {
    guard first <= last else { return }
    var found: [UInt32] = []
    for offset in first...last {
      let before = bytes[offset - 1]
      let isPair = before == .carriageReturn && offset < bytes.count && bytes[offset] == .lineFeed
      if before == .lineFeed || before == .carriageReturn && !isPair {
        found.append(UInt32(truncatingIfNeeded: offset))
      }
    }
    if !found.isEmpty { starts.insert(contentsOf: found, at: index) }
  }
}

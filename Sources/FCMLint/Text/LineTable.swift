/// A place as people count it.
public struct Position: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode code points, from 1.
  public var column: Int
  /// The column in UTF-16 code units, from 1.
  public var utf16Column: Int
  /// The column in UTF-8 bytes, from 1.
  public var byteColumn: Int
  /// The byte offset in the source, from 0.
  public var byte: Int
}

/// Where the lines of a source begin, and which line and column a byte stands in.
///
/// `\n`, `\r\n` and a lone `\r` each end a line; a byte-order mark is no column.
public struct LineTable: Sendable {
  /// How many code points and UTF-16 units precede a byte of a long line.
  private struct Milestone: Sendable {
    var offset: Int
    var scalars: Int
    var units: Int
  }

  private let bytes: [UInt8]
  private let starts: [Int]
  /// One for every 4,096 bytes without a line break: a minified file is one line of many
  /// megabytes, and counting it from its start for every finding would take quadratic time.
  private let milestones: [Milestone]

  /// Reads the line breaks of `bytes` once; every question afterwards is a binary search.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var milestones: [Milestone] = []
    bytes.withUnsafeBufferPointer { buffer in
      var index = starts[0]
      while let lineBreak = LineScan.nextBreak(in: buffer, from: index) {
        if lineBreak - (starts.last ?? 0) >= 4096 {
          Self.measure(buffer, starts.last ?? 0, lineBreak, &milestones)
        }
        index = lineBreak + 1
        if buffer[lineBreak] == 0x0D, index < buffer.count, buffer[index] == 0x0A { index += 1 }
        starts.append(index)
      }
      if buffer.count - (starts.last ?? 0) >= 4096 {
        Self.measure(buffer, starts.last ?? 0, buffer.count, &milestones)
      }
    }
    self.starts = starts
    self.milestones = milestones
  }

  /// Sets a milestone at every 4,096 bytes of one long line.
  private static func measure(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ milestones: inout [Milestone]
  ) {
    var mark = Milestone(offset: start, scalars: 0, units: 0)
    for index in start..<end {
      if index - mark.offset >= 4096 {
        mark.offset = index
        milestones.append(mark)
      }
      if buffer[index] & 0xC0 != 0x80 {
        mark.scalars += 1
        mark.units += buffer[index] >= 0xF0 ? 2 : 1
      }
    }
  }

  /// The number of line breaks, counted without a table.
  public static func breaks(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var index = 0
    while let place = LineScan.nextBreak(in: bytes, from: index) {
      count += 1
      index = place + 1
      if bytes[place] == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
    }
    return count
  }

  /// The number of lines; an empty source has one.
  public var lineCount: Int { starts.count }

  /// The line, counted from 0, that holds the byte at `offset`.
  public func lineIndex(of offset: Int) -> Int {
    max(0, Self.upperBound(starts.count) { starts[$0] <= offset } - 1)
  }

  /// The bytes of a line counted from 0, its line break left out.
  public func contentRange(ofLine index: Int) -> ByteRange {
    guard index >= 0, index < starts.count else { return ByteRange(bytes.count, bytes.count) }
    let start = starts[index]
    var end = index + 1 < starts.count ? starts[index + 1] : bytes.count
    if end > start, index + 1 < starts.count {
      if bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return ByteRange(start, end)
  }

  /// The line and columns of the byte at `offset`; an offset outside the source is moved to its edge.
  ///
  /// An offset between `\r` and `\n` counts as the end of the line.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    let content = contentRange(ofLine: line)
    let end = min(max(offset, content.start), content.end)
    var mark = Milestone(offset: content.start, scalars: 0, units: 0)
    let passed = Self.upperBound(milestones.count) { milestones[$0].offset <= end }
    if passed > 0, milestones[passed - 1].offset >= content.start { mark = milestones[passed - 1] }
    for byte in bytes[mark.offset..<end] where byte & 0xC0 != 0x80 {
      mark.scalars += 1
      mark.units += byte >= 0xF0 ? 2 : 1
    }
    return Position(
      line: line + 1, column: mark.scalars + 1, utf16Column: mark.units + 1,
      byteColumn: end - content.start + 1, byte: offset)
  }

  /// The number of leading indices below `count` for which `holds` is true.
  private static func upperBound(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Converts byte offsets of a source to lines and columns.
///
/// `\n`, `\r\n` and a lone `\r` each end a line; a byte-order mark has no column. A byte that is
/// not part of a valid character counts as one column, as in editors.
package struct LineIndex: Sendable {
  /// The number of code points and UTF-16 code units before a byte of a long line.
  private struct Milestone: Sendable {
    var offset: Int
    var scalars: Int
    var units: Int

    /// Counts ASCII characters; returns their length in bytes.
    @inline(__always)
    mutating func pass(_ count: Int = 1) -> Int {
      scalars += count
      units += count
      return count
    }

    /// Counts the character at `index`, or the byte if it is invalid; returns its length in bytes.
    @inline(__always)
    mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
      let length = bytes.baseAddress.map { UTF8Validation.length($0, index, bytes.count) } ?? 0
      scalars += 1
      units += length == 4 ? 2 : 1
      return max(1, length)
    }
  }

  /// The line at the start of a block of bytes.
  private struct Block: Sendable {
    /// The line of the first byte.
    var line: Int
    /// The offset at which that line begins.
    var start: Int
  }

  /// The size of a block, small enough to be scanned for every lookup.
  ///
  /// A table of all lines would be eight times as large as a source of blank lines, and take ten
  /// times as long to write as the source to read.
  private static let blockSize = 512

  private let bytes: [UInt8]
  private let blocks: [Block]
  /// The number of lines; an empty source has one.
  package let lineCount: Int
  /// Milestones at every 4,096 bytes without a line break: in a minified file with one line of many
  /// megabytes, counting from its start for every finding would take quadratic time.
  private let milestones: [Milestone]

  /// Creates an index in one pass over `bytes`; a lookup is a binary search and a scan of one
  /// block.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var current = Block(line: 0, start: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var blocks = [current]
    var milestones: [Milestone] = []
    blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
    bytes.withUnsafeBufferPointer { buffer in
      while let end = Self.nextEnd(in: buffer, from: current.start) {
        while blocks.count * Self.blockSize < end { blocks.append(current) }
        if end - current.start > 4096 { Self.measure(buffer, current.start, end, &milestones) }
        current = Block(line: current.line + 1, start: end)
      }
      while blocks.count * Self.blockSize <= buffer.count { blocks.append(current) }
      if buffer.count - current.start >= 4096 {
        Self.measure(buffer, current.start, buffer.count, &milestones)
      }
    }
    self.blocks = blocks
    self.milestones = milestones
    lineCount = current.line + 1
  }

  /// One past the next line break, which may have two bytes; nil if there is none.
  @inline(__always)
  private static func nextEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let place = LineBreakScanner.nextBreak(in: bytes, from: start) else { return nil }
    let next = place + 1
    let isDouble = bytes[place] == .carriageReturn && next < bytes.count && bytes[next] == .lineFeed
    return isDouble ? next + 1 : next
  }

  /// Adds a milestone at every 4,096 bytes of a long line.
  private static func measure(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ milestones: inout [Milestone]
  ) {
    var mark = Milestone(offset: start, scalars: 0, units: 0)
    var index = start
    while index < end {
      if index - mark.offset >= 4096 {
        mark.offset = index
        milestones.append(mark)
      }
      index += buffer[index] < 0x80 ? mark.pass() : mark.pass(buffer, at: index)
    }
  }

  /// The number of line breaks, counted without a table.
  package static func breaks(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var index = 0
    while let end = nextEnd(in: bytes, from: index) {
      count += 1
      index = end
    }
    return count
  }

  /// The line, counted from 0, that holds the byte at `offset`.
  package func lineIndex(of offset: Int) -> Int { line(of: min(max(offset, 0), bytes.count)).line }

  private func line(of offset: Int) -> Block {
    let number = offset / Self.blockSize
    var line = blocks[number]
    bytes.withUnsafeBufferPointer { buffer in
      // Only the second byte of a line break may be after the offset.
      let before = UnsafeBufferPointer(rebasing: buffer[..<offset])
      var position = number * Self.blockSize
      while let end = Self.nextEnd(in: before, from: position) {
        if end == offset, buffer[end - 1] == .carriageReturn, end < buffer.count,
          buffer[end] == .lineFeed
        {
          break
        }
        line = Block(line: line.line + 1, start: end)
        position = end
      }
    }
    return line
  }

  /// The byte range of a line, counted from 0, without its line break.
  package func contentRange(ofLine index: Int) -> ByteRange {
    guard index >= 0, index < lineCount else { return ByteRange(bytes.count, bytes.count) }
    let number = BinarySearch.count(of: blocks.count) { blocks[$0].line <= index } - 1
    var (line, start) = (blocks[number].line, blocks[number].start)
    var end = bytes.count
    bytes.withUnsafeBufferPointer { buffer in
      // The line ends in this block, because the next one begins in a later line.
      var position = number * Self.blockSize
      while line < index || line == index && index + 1 < lineCount,
        let next = Self.nextEnd(in: buffer, from: position)
      {
        position = next
        if line == index { end = next } else { start = next }
        line += 1
      }
    }
    if end > start, index + 1 < lineCount {
      if bytes[end - 1] == .lineFeed { end -= 1 }
      if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    }
    return ByteRange(start, end)
  }

  /// The line and columns of the byte at `offset`; an offset outside the source is clamped.
  ///
  /// An offset between `\r` and `\n` counts as the end of the line.
  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    var end = max(offset, line.start)
    let isWithinBreak =
      end > line.start && end < bytes.count && bytes[end] == .lineFeed
      && bytes[end - 1] == .carriageReturn
    if isWithinBreak { end -= 1 }
    var mark = Milestone(offset: line.start, scalars: 0, units: 0)
    let passed = BinarySearch.count(of: milestones.count) { milestones[$0].offset <= end }
    if passed > 0, milestones[passed - 1].offset >= line.start { mark = milestones[passed - 1] }
    bytes.withUnsafeBufferPointer { buffer in
      var index = mark.offset
      while index < end {
        index += mark.pass(SIMDBytes.countOfASCII(in: buffer, from: index, to: end))
        while index < end, buffer[index] >= 0x80 { index += mark.pass(buffer, at: index) }
      }
    }
    return Position(
      line: line.line + 1, column: mark.scalars + 1, utf16Column: mark.units + 1,
      byteColumn: end - line.start + 1, byte: offset)
  }
}

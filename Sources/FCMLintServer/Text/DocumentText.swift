import FCMLint

/// The text of an open document, which the client edits by positions.
struct DocumentText {
  private(set) var bytes: [UInt8]
  private(set) var starts: LineStarts

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = LineStarts(bytes)
  }

  /// Replaces a range of the client; a position that does not exist means the nearest one before it.
  mutating func replace(_ range: LSPRange, in encoding: PositionEncoding, by new: [UInt8]) {
    let ends = (offset(of: range.start, in: encoding), offset(of: range.end, in: encoding))
    let place = ByteRange(min(ends.0, ends.1), max(ends.0, ends.1))
    bytes.replaceSubrange(place.start..<place.end, with: new)
    starts.replace(place, by: new.count, in: bytes)
  }

  /// The offset of a position; the nearest one before it if the position does not exist.
  func offset(of position: LSPPosition, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let start = starts[position.line]
    let end = endOfContent(position.line)
    guard position.unit > 0 else { return start }
    return bytes.withUnsafeBufferPointer { buffer in
      var index = start
      var units = 0
      while index < end {
        let most = min(end - index, position.unit - units)
        let ascii = SIMDBytes.countOfASCII(in: buffer, from: index, to: index + most)
        index += ascii
        units += ascii
        guard index < end, units < position.unit else { break }
        let length = max(1, encoding.length(buffer, index, end))
        units += encoding.units(length)
        if units > position.unit { break }
        index += length
      }
      return index
    }
  }

  /// The position of an offset.
  func position(of offset: Int, in encoding: PositionEncoding) -> LSPPosition {
    let line = starts.line(of: offset)
    var index = starts[line]
    var units = 0
    bytes.withUnsafeBufferPointer { buffer in
      while index < offset {
        let ascii = SIMDBytes.countOfASCII(in: buffer, from: index, to: offset)
        index += ascii
        units += ascii
        guard index < offset else { break }
        let length = max(1, encoding.length(buffer, index, bytes.count))
        units += encoding.units(length)
        index += length
      }
    }
    return LSPPosition(line: line, unit: units)
  }

  /// The end of a line without its line break.
  private func endOfContent(_ line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    let start = starts[line]
    var end = starts[line + 1]
    if end > start, bytes[end - 1] == .lineFeed { end -= 1 }
    if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    return end
  }
}

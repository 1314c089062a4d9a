import FCMLint
import FCMLintReporting

/// A position as line and UTF-16 unit or byte in the line, both counted from 0.
struct LSPPosition: Comparable {
  var line: Int
  var unit: Int

  init(line: Int, unit: Int) {
    self.line = line
    self.unit = unit
  }

  /// Reads a position from a client message; nil if it is invalid.
  init?(_ node: JSONNode?) {
    guard let line = node?[name: "line"]?.integer, let unit = node?[name: "character"]?.integer
    else { return nil }
    self.line = Int(clamping: line)
    self.unit = Int(clamping: unit)
  }

  var json: JSONValue { ["line": .number(line), "character": .number(unit)] }

  static func < (first: LSPPosition, second: LSPPosition) -> Bool {
    (first.line, first.unit) < (second.line, second.unit)
  }
}

/// Converts byte offsets of a document to LSP positions.
struct LSPLines {
  private let lines: LineIndex
  private let countsBytes: Bool
  /// The width of a byte-order mark. Most editors remove it; if one does not, it is a regular
  /// character.
  private let mark: Int

  init(_ bytes: [UInt8], countsBytes: Bool) {
    lines = LineIndex(bytes)
    self.countsBytes = countsBytes
    mark = !bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 0 : countsBytes ? 3 : 1
  }

  func place(of byte: Int) -> LSPPosition {
    let place = lines.position(of: byte)
    let column = countsBytes ? place.byteColumn : place.utf16Column
    let before = place.line == 1 && byte >= 3 ? mark : 0
    return LSPPosition(line: place.line - 1, unit: column - 1 + before)
  }
}

/// A range of positions; the end is exclusive.
struct LSPRange {
  var start: LSPPosition
  var end: LSPPosition

  init(_ range: ByteRange, _ lines: LSPLines) {
    start = lines.place(of: range.start)
    end = range.isEmpty ? start : lines.place(of: range.end)
  }

  /// Reads a range from a client message; nil if it is invalid.
  init?(_ node: JSONNode?) {
    guard let start = LSPPosition(node?[name: "start"]), let end = LSPPosition(node?[name: "end"])
    else { return nil }
    self.start = start
    self.end = end
  }

  /// Whether the ranges overlap or touch: a cursor at the edge of a range is in it.
  func touches(_ other: LSPRange) -> Bool { start <= other.end && other.start <= end }

  var json: JSONValue { ["start": start.json, "end": end.json] }
}

import FCMLint
import FCMLintReporting

/// A position as line and unit in the line, both counted from 0.
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
final class LSPLines {
  private let bytes: [UInt8]
  private let encoding: PositionEncoding
  /// Created for the first position: most documents have no findings.
  private lazy var lines = LineIndex(bytes)

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
  }

  func place(of byte: Int) -> LSPPosition {
    let place = lines.position(of: byte)
    var unit = encoding.unit(place)
    // Most editors remove a byte-order mark; if one does not, it is a regular character.
    if place.line == 1, byte >= 3, bytes.starts(with: Self.mark) { unit += encoding.units(3) }
    return LSPPosition(line: place.line - 1, unit: unit)
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// A range of positions; the end is exclusive.
struct LSPRange {
  var start: LSPPosition
  var end: LSPPosition

  init(start: LSPPosition, end: LSPPosition) {
    self.start = start
    self.end = end
  }

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

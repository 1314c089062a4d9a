import FCMLint

/// A source line as a terminal shows it: a row of cells, each mapped to bytes of the source.
struct RenderedLine {
  /// The output for one character, escape sequence or hidden secret.
  struct Cell {
    /// The source bytes that the cell shows.
    var range: ByteRange
    var width: Int
    /// The text shown instead of these bytes; nil to show the bytes.
    var substitute: String?
  }

  private let bytes: [UInt8]
  private(set) var cells: [Cell] = []
  /// Whether the line continues before or after the cells.
  private(set) var isCutBefore = false
  private(set) var isCutAfter = false

  /// The number of bytes that are rendered on each side of `focus`.
  private static let reach = 1200

  /// The part of a line around `focus`: the complete line, unless it is very long.
  init(_ bytes: [UInt8], line: ByteRange, focus: ByteRange) {
    self.bytes = bytes
    var range = line
    if line.count > 2 * Self.reach {
      let focus = ByteRange(
        min(max(focus.start, line.start), line.end),
        min(max(focus.end, line.start), line.end))
      range = Self.window(bytes, line: line, focus: focus)
    }
    isCutBefore = range.start > line.start
    isCutAfter = range.end < line.end
    cells.reserveCapacity(range.count)
    var index = range.start
    for secret in SecretScanner.ranges(in: bytes[range.start..<range.end]) {
      append(from: index, to: secret.start)
      append(secret: secret)
      index = secret.end
    }
    append(from: index, to: range.end)
  }

  /// Extends the window to word boundaries, so that secrets in it are complete and recognized.
  private static func window(_ bytes: [UInt8], line: ByteRange, focus: ByteRange) -> ByteRange {
    var start = max(line.start, focus.start - reach)
    var end = min(line.end, min(focus.end, focus.start + reach) + reach)
    if start > line.start {
      while start < focus.start, isInside(bytes[start]) { start += 1 }
    }
    if end < line.end {
      let least = min(max(focus.start + 1, start), end)
      while end > least, isInside(bytes[end - 1]) || bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return ByteRange(start, end)
  }

  /// Whether a line may not be cut before a byte: it may be in a secret, in an escape or in a character.
  private static func isInside(_ byte: UInt8) -> Bool {
    SecretScanner.isInside(byte) || byte & 0xC0 == 0x80
  }

  private mutating func append(secret: ByteRange) {
    let (head, tail) = (secret.start + 6, secret.end - 4)
    append(from: secret.start, to: head)
    cells.append(Cell(range: ByteRange(head, tail), width: 1, substitute: "…"))
    append(from: tail, to: secret.end)
  }

  private mutating func append(from start: Int, to end: Int) {
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte >= .space, byte < 0x7F, byte != .hash {
        cells.append(Cell(range: ByteRange(index, index + 1), width: 1))
        index += 1
      } else {
        index = append(at: index, end: end)
      }
    }
  }

  /// Appends the uncommon character at `index` and returns the start of the next one.
  private mutating func append(at index: Int, end: Int) -> Int {
    guard let (scalar, count) = Self.scalar(bytes, at: index, end: end) else {
      let digits = String(bytes[index], radix: 16).leftPadded(to: 2, with: "0")
      add("\\x" + digits, ByteRange(index, index + 1))
      return index + 1
    }
    let range = ByteRange(index, index + count)
    if scalar == "\t" {
      add(String(repeating: " ", count: 4 - width % 4), range)
    } else if scalar == "#", LogSanitizer.opensCommand(bytes, at: index) {
      add("\\u0023", range)
    } else if scalar.isHidden {
      add(Excerpt.visible(String(scalar)), range)
    } else if joins(scalar), let last = cells.indices.last {
      cells[last].range.end = range.end
      cells[last].substitute?.unicodeScalars.append(scalar)
    } else {
      cells.append(Cell(range: range, width: max(1, DisplayWidth.of(scalar))))
    }
    return range.end
  }

  private mutating func add(_ text: String, _ range: ByteRange) {
    cells.append(Cell(range: range, width: text.utf8.count, substitute: text))
  }

  /// Whether the scalar is part of the preceding cell: a combining mark or a part of an emoji.
  private func joins(_ scalar: Unicode.Scalar) -> Bool {
    if DisplayWidth.joinsPrevious(scalar) { return true }
    // ASCII characters never combine.
    guard let last = cells.indices.last, cells[last].range.count > 1 else { return false }
    let previous = text(last..<last + 1).unicodeScalars
    if previous.last == "\u{200D}" { return DisplayWidth.isEmoji(scalar) }
    let isRegional = { (value: Unicode.Scalar) in (0x1F1E6...0x1F1FF).contains(value.value) }
    return isRegional(scalar) && previous.count == 1 && previous.allSatisfy(isRegional)
  }

  private static func scalar(_ bytes: [UInt8], at index: Int, end: Int) -> (Unicode.Scalar, Int)? {
    if bytes[index] < 0x80 { return (Unicode.Scalar(bytes[index]), 1) }
    var iterator = bytes[index..<min(end, index + 4)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  // MARK: Positions

  /// The total width of all cells.
  var width: Int { cells.reduce(0) { $0 + $1.width } }

  /// The cells that show bytes of the range; an empty range between two cells if there are none.
  func indices(of range: ByteRange) -> Range<Int> {
    let start = cells.firstIndex { $0.range.end > range.start } ?? cells.count
    guard !range.isEmpty else { return start..<start }
    let end = cells[start...].firstIndex { $0.range.start >= range.end } ?? cells.count
    return start..<max(start, end)
  }

  /// The cells that fit into `columns`, centered on the wanted ones if not all fit.
  func cut(to columns: Int, around wanted: Range<Int>) -> RenderedLine {
    let total = width + (isCutBefore ? 1 : 0) + (isCutAfter ? 1 : 0)
    guard total > columns else { return marked }
    var start = min(wanted.lowerBound, max(0, cells.count - 1))
    var end = start
    var room = columns - 2
    while end < cells.count, end < max(wanted.upperBound, start + 1), cells[end].width <= room {
      room -= cells[end].width
      end += 1
    }
    var left = room / 2
    while start > 0, cells[start - 1].width <= left {
      start -= 1
      left -= cells[start].width
      room -= cells[start].width
    }
    while end < cells.count, cells[end].width <= room {
      room -= cells[end].width
      end += 1
    }
    while start > 0, cells[start - 1].width <= room {
      start -= 1
      room -= cells[start].width
    }
    var part = self
    part.cells = Array(cells[start..<end])
    part.isCutBefore = isCutBefore || start > 0
    part.isCutAfter = isCutAfter || end < cells.count
    return part.marked
  }

  /// The line with an ellipsis for omitted cells.
  private var marked: RenderedLine {
    var copy = self
    if isCutBefore {
      let place = cells.first?.range.start ?? 0
      copy.cells.insert(Cell(range: ByteRange(place, place), width: 1, substitute: "…"), at: 0)
    }
    if isCutAfter {
      let place = cells.last?.range.end ?? 0
      copy.cells.append(Cell(range: ByteRange(place, place), width: 1, substitute: "…"))
    }
    return copy
  }

  /// The text of some cells.
  func text(_ indices: Range<Int>) -> String {
    var text = ""
    var index = indices.lowerBound
    while index < indices.upperBound {
      if let substitute = cells[index].substitute {
        text += substitute
        index += 1
        continue
      }
      let start = cells[index].range.start
      var end = start
      while index < indices.upperBound, cells[index].substitute == nil {
        end = cells[index].range.end
        index += 1
      }
      text += String(decoding: bytes[start..<end], as: UTF8.self)
    }
    return text
  }

  /// Whether a cell shows this ASCII character.
  func shows(_ letter: Unicode.Scalar, at index: Int) -> Bool {
    let cell = cells[index]
    return cell.substitute == nil && cell.range.count == 1
      && bytes[cell.range.start] == UInt8(ascii: letter)
  }

  /// The width of some cells.
  func width(_ indices: Range<Int>) -> Int { cells[indices].reduce(0) { $0 + $1.width } }
}

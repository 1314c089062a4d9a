import FCMLint

/// The text of a case, without its marks and short forms.
struct CaseText {
  private(set) var bytes: [UInt8] = []
  /// The marked ranges, in the order of their start marks.
  private(set) var ranges: [ByteRange] = []
  /// What is written for each byte sequence that a mark cannot divide.
  private var pieces: [(written: String, end: Int)] = []

  init(_ text: String) {
    var open: [Int] = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "«":
        open.append(ranges.count)
        ranges.append(ByteRange(bytes.count, bytes.count))
      case "»":
        if let index = open.popLast() { ranges[index].end = bytes.count }
      case "‹":
        let content = String(rest.prefix { $0 != "›" })
        rest = rest.dropFirst(content.unicodeScalars.count + 1)
        add(CaseText.repeated(content), as: "‹\(content)›")
      default: add(CaseText.spelled(scalar), as: String(scalar))
      }
    }
  }

  private mutating func add(_ text: String, as written: String) {
    bytes += text.utf8
    pieces.append((written, bytes.count))
  }

  /// The text of `a×900`.
  private static func repeated(_ content: String) -> String {
    let parts = content.components(separatedBy: "×")
    guard parts.count > 1, let last = parts.last, let count = Int(last) else { return content }
    return String(repeating: parts.dropLast().joined(separator: "×"), count: count)
  }

  /// The control character that a symbol such as `␤` or `␉` depicts, or the character itself.
  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "␤": "\n"
    case "\u{2400}"..."\u{241F}": Unicode.Scalar(scalar.value - 0x2400).map(String.init) ?? ""
    default: String(scalar)
    }
  }

  /// The text without marks and short forms.
  static func plain(_ text: String) -> String {
    String(decoding: CaseText(text).bytes, as: UTF8.self)
  }

  /// Those of the ranges that marks can enclose: inside the text, between pieces, not overlapping in
  /// part.
  func markable(_ ranges: [ByteRange]) -> [ByteRange] {
    let ends = Set([0] + pieces.map(\.end))
    var result: [ByteRange] = []
    for range in ranges where ends.contains(range.start) && ends.contains(range.end) {
      let isCrossing = result.contains {
        range.start < $0.end && $0.start < range.end
          && ($0.start < range.start && $0.end < range.end
            || range.start < $0.start && range.end < $0.end)
      }
      if !isCrossing { result.append(range) }
    }
    return result
  }

  /// The text with marks around these ranges.
  func marked(_ ranges: [ByteRange]) -> String {
    var result = marks(ranges, at: 0)
    for piece in pieces { result += piece.written + marks(ranges, at: piece.end) }
    return result
  }

  private func marks(_ ranges: [ByteRange], at offset: Int) -> String {
    let closers = ranges.count { $0.end == offset && $0.start < offset }
    let openers = ranges.count { $0.start == offset && $0.end > offset }
    let empty = ranges.count { $0.start == offset && $0.end == offset }
    return String(repeating: "»", count: closers) + String(repeating: "«", count: openers)
      + String(repeating: "«»", count: empty)
  }
}

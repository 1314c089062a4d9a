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
        add(CaseText.named(content), as: "‹\(content)›")
      default: add(Array(CaseText.spelled(scalar).utf8), as: String(scalar))
      }
    }
  }

  private mutating func add(_ text: [UInt8], as written: String) {
    bytes += text
    pieces.append((written, bytes.count))
  }

  /// The byte `0xFF`, the character `U+FEFF`, or the text of `a×900`.
  private static func named(_ content: String) -> [UInt8] {
    if content.hasPrefix("0x"), let byte = UInt8(content.dropFirst(2), radix: 16) { return [byte] }
    if content.hasPrefix("U+"), let value = UInt32(content.dropFirst(2), radix: 16) {
      return Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
    }
    let parts = content.components(separatedBy: "×")
    guard parts.count > 1, let last = parts.last, let count = Int(last) else {
      return Array(content.utf8)
    }
    return Array(String(repeating: parts.dropLast().joined(separator: "×"), count: count).utf8)
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

  /// Text on one line, with symbols for its control characters.
  static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "␤"
      case "\0"..."\u{1F}": Unicode.Scalar(0x2400 + scalar.value).map(String.init) ?? ""
      default: String(scalar)
      }
    }.joined()
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

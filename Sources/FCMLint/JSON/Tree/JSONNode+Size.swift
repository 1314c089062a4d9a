// The size of a value, computed without creating its text.
extension JSONNode {
  /// The size of the value as compact JSON in bytes of UTF-8: no white space, as few escapes as
  /// possible.
  ///
  /// Template placeholders count as empty, because their text is unknown.
  package var compactSize: Int {
    var total = 0
    var position = index
    let end = kind == .key ? index + 1 : endIndex
    while position < end {
      let node = tape[position]
      switch node.kind {
      case .object, .array: total += 2 + max(0, node.childCount - 1)
      case .key: total += node.jsonTextSize + 3
      case .string: total += (node.isOpaque ? node.literalSize : node.jsonTextSize) + 2
      case .number: total += node.range.count
      case .true, .null: total += 4
      case .false: total += 5
      case .placeholder, .missing: break
      }
      position += 1
    }
    return total
  }

  /// The size of the decoded text in bytes of UTF-8, without its placeholders; 0 for a value
  /// without text.
  package var plainSize: Int {
    switch kind {
    case .string where isOpaque: literalSize
    case .string, .key: decodedCount
    case .number: range.count
    default: 0
    }
  }

  /// The size of the text with empty placeholders.
  private var literalSize: Int {
    tape.templates._withUnsafeGuaranteedRef { $0.literalCount(in: rawContent) }
  }

  /// Whether the subtree contains a placeholder.
  var holdsPlaceholder: Bool { descendants.contains { $0.isOpaque } }

  private var childCount: Int {
    isObject ? members.reduce(0) { count, _ in count + 1 } : elementCount
  }

  /// The size of the text with the escapes that JSON requires.
  private var jsonTextSize: Int {
    guard hasEscapes else { return rawContent.count }
    var size = 0
    forEachPiece { source, escape in
      size += escape.map { $0.scalar.map(Self.jsonSize) ?? 0 } ?? source.count
    }
    return size
  }

  private static func jsonSize(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "\"", "\\", "\t", "\n", "\r", "\u{8}", "\u{C}": 2
    case "\0"..."\u{1F}": 6
    default: UTF8.width(scalar)
    }
  }
}

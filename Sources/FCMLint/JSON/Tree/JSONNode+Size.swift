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
      case .object, .array:
        total += 2 + max(0, node.childCount - 1)
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
    case .string, .key: textSize(escaped: false)
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
    var count = 0
    if isObject {
      for _ in members { count += 1 }
    } else {
      for _ in elements { count += 1 }
    }
    return count
  }

  private var jsonTextSize: Int { textSize(escaped: true) }

  /// The size of the text, with the escapes that JSON requires or without any.
  private func textSize(escaped: Bool) -> Int {
    let raw = rawContent
    guard hasEscapes else { return raw.count }
    var size = 0
    var index = 0
    while index < raw.count {
      guard raw[index] == .backslash, index + 1 < raw.count else {
        size += 1
        index += 1
        continue
      }
      guard raw[index + 1] == UInt8(ascii: "u"), let unit = JSONNode.unit(raw, index + 2) else {
        size += escaped && raw[index + 1] != .slash ? 2 : 1
        index += 2
        continue
      }
      index += 6
      if unit & 0xFC00 == 0xD800, index + 1 < raw.count, raw[index] == .backslash,
        raw[index + 1] == UInt8(ascii: "u"),
        let low = JSONNode.unit(raw, index + 2), low & 0xFC00 == 0xDC00
      {
        size += 4
        index += 6
      } else {
        size += JSONNode.size(of: unit, escaped: escaped)
      }
    }
    return size
  }

  private static func unit(_ raw: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt32? {
    guard start + 4 <= raw.count else { return nil }
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = JSONParser.hexadecimalDigit(raw[start + offset]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func size(of unit: UInt32, escaped: Bool) -> Int {
    guard unit < 0x80 else { return unit < 0x800 ? 2 : 3 }
    guard escaped else { return 1 }
    switch UInt8(unit) {
    case .quote, .backslash, .tab, .lineFeed, .carriageReturn, UInt8(ascii: "\u{8}"),
      UInt8(ascii: "\u{C}"):
      return 2
    case 0..<UInt8.space: return 6
    default: return 1
    }
  }
}

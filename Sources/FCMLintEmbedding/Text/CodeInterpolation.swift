import FCMLint

/// Values that code inserts into its strings: `$name` in Kotlin, Dart, Scala or Groovy, and `\(value)`
/// in Swift. The linter knows placeholders with braces.
enum CodeInterpolation {
  /// The text with placeholders that the linter knows.
  static func replaced(in text: ExtractedText) -> ExtractedText {
    var builder = TextBuilder(text.bytes)
    var place = 0
    for range in ranges(in: text.bytes) {
      builder.append(verbatim: place..<range.lowerBound)
      let isName = text.bytes[range.lowerBound] == .dollar
      let name = isName ? Array(text.bytes[range].dropFirst()) : Array("value".utf8)
      builder.append(Array("{{".utf8) + name + Array("}}".utf8), for: range)
      place = range.upperBound
    }
    if place == 0 { return text }
    builder.append(verbatim: place..<text.bytes.count)
    return text.nested(builder, quoting: .raw)
  }

  /// The ranges of the inserted values.
  private static func ranges(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index + 1 < text.count {
      var end = index + 1
      if text[index] == .dollar, text[end].isLetter || text[end] == .underscore {
        while end < text.count, text[end].isOfWord { end += 1 }
        ranges.append(index..<end)
      } else if text[index] == .backslash, text[end] == .openParenthesis {
        // The value is on one line, and not long.
        let limit = text.lineEnd(from: end, to: min(text.count, end + 1000))
        end = StringForm.endOfBrackets(text, from: end, to: limit, hasStrings: false) ?? limit
        ranges.append(index..<end)
      } else if text[index] == .backslash {
        end += 1
      }
      index = end
    }
    return ranges
  }
}

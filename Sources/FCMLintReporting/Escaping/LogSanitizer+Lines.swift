import FCMLint

/// Text with line breaks, for formats that can escape them.
extension LogSanitizer {
  /// The text with control characters made visible.
  static func visibleLines(_ text: String) -> String { eachLine(of: text, Excerpt.visible) }

  /// The text without CI commands, neither at the start of a line nor inside.
  static func safeLines(_ text: String) -> String { eachLine(of: text, safe) }

  /// Whether the text may contain a CI command, judging by `##`.
  static func mayHoldCommand(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { ByteSearch.position(of: "##", in: $0) } != nil
  }

  /// The text as a value in a CI command, with the escapes of its syntax.
  static func value(_ text: String, escapes: [(scalar: Unicode.Scalar, escape: String)]) -> String {
    replacing(in: safeLines(text)) { scalar in
      escapes.first { $0.scalar == scalar }.map { $0.escape }
    }
  }

  private static func eachLine(of text: String, _ change: (String) -> String) -> String {
    guard text.utf8.contains(.lineFeed) else { return change(text) }
    return text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
      .map { change(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\n")
  }

  /// The text with some of its code points replaced.
  static func replacing(
    in text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 16)
    var isChanged = false
    for scalar in text.unicodeScalars {
      if let other = replacement(scalar) {
        result += other.utf8
        isChanged = true
      } else if scalar.isASCII {
        result.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        result += String(scalar).utf8
      }
    }
    return isChanged ? String(decoding: result, as: UTF8.self) : text
  }
}

extension Diagnostic {
  /// The message and help, for formats with a single text field.
  var advice: String { help.map { "\(message); \($0)" } ?? message }
}

import FCMLint

/// Longer texts, in which line breaks stay: the format they go into has an escape for them.
extension LogSanitizer {
  /// The text with everything visible that a reader would obey instead of showing.
  static func visibleLines(_ text: String) -> String { eachLine(of: text, Excerpt.visible) }

  /// The text with nothing in it that a build server would obey, at the start of a line or inside.
  static func safeLines(_ text: String) -> String { eachLine(of: text, safe) }

  /// Whether a build server's command may stand inside the text: a quick look for two `#`.
  static func mayHoldCommand(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { ByteSearch.position(of: "##", in: $0) } != nil
  }

  /// The value of a build server's command, with the escapes that its syntax needs.
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
  /// What is wrong and what to do about it, for readers that take one text.
  var advice: String { help.map { "\(message); \($0)" } ?? message }
}

/// Writing JSON text.
public enum JSONText {
  /// The text as a JSON string, quotes included.
  public static func quoted(_ text: some StringProtocol) -> String { "\"" + escaped(text) + "\"" }

  /// The text as it stands between the quotes of a JSON string.
  ///
  /// Controls, U+2028 and U+2029 become escapes, so that every reader and every log takes it.
  public static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        result += "\\u" + hexadecimal(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

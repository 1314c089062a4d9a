/// Repairs numbers that are not valid JSON.
package enum NumberRepair {
  /// Whether the text looks like a number, rather than a date or a quantity with a unit.
  static func resemblesNumber(_ text: String) -> Bool {
    repair(text) != nil
      || (text.utf8.count == 1 || text.utf8.contains { $0.isDigit })
        && text.utf8.allSatisfy { byte in
          byte.isDigit
            || [.plus, .minus, .period, .underscore, UInt8(ascii: "e"), UInt8(ascii: "E")].contains(
              byte)
        } && text.utf8.filter { $0 == .minus }.count < 2
  }

  /// The JSON number with the same value; nil if the value is ambiguous or the text is not a
  /// number.
  package static func repair(_ text: String) -> String? {
    var digits = Substring(text)
    var sign = ""
    if digits.hasPrefix("+") {
      digits = digits.dropFirst()
    } else if digits.hasPrefix("-") {
      sign = "-"
      digits = digits.dropFirst()
    }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)]
    where digits.prefix(2).lowercased() == prefix {
      return UInt64(digits.dropFirst(2), radix: radix).map { sign + String($0) }
    }
    var plain = String(digits.filter { $0 != "_" && $0 != " " })
    if plain.hasPrefix(".") { plain = "0" + plain }
    if plain.hasSuffix(".") { plain += "0" }
    if plain.count > 1, plain.hasPrefix("0"), plain.utf8.allSatisfy({ $0.isDigit }) {
      // Some languages read a leading zero as octal: repair only numbers that are the same in both.
      guard let decimal = UInt64(plain) else { return nil }
      if let octal = UInt64(plain, radix: 8), octal != decimal { return nil }
      plain = String(decimal)
    }
    return isJSONNumber(sign + plain) ? sign + plain : nil
  }

  /// Whether the text is a number by the grammar of RFC 8259.
  package static func isJSONNumber(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer {
      guard let base = $0.baseAddress, !bytes.isEmpty else { return false }
      return JSONParser.endOfNumber(base, from: 0, to: bytes.count)?.end == bytes.count
    }
  }
}

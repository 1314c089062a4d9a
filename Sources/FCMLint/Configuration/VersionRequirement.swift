/// Conditions on the version of the program, such as `>=0.1` or `>=0.1, <1`.
enum VersionRequirement {
  /// Whether a version fulfills all conditions; nil if the text is not valid.
  static func accepts(_ version: String, _ text: String) -> Bool? {
    guard let version = numbers(of: Array(version.utf8)[...]) else { return nil }
    var result = true
    for part in text.utf8.split(separator: .comma, omittingEmptySubsequences: false) {
      let words = trimmed(Array(part)[...])
      let sign = words.prefix { [.lessThan, .greaterThan, .equals].contains($0) }
      guard let bound = numbers(of: trimmed(words[sign.endIndex...])) else { return nil }
      let order = zip(version, bound).map { $0 - $1 }.first { $0 != 0 } ?? 0
      switch String(decoding: sign, as: UTF8.self) {
      case ">=": result = result && order >= 0
      case ">": result = result && order > 0
      case "<=": result = result && order <= 0
      case "<": result = result && order < 0
      case "", "=": result = result && order == 0
      default: return nil
      }
    }
    return result
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop { $0 == .space }
    while text.last == .space { text.removeLast() }
    return text
  }

  /// Up to three numbers, of which missing ones are 0.
  private static func numbers(of text: ArraySlice<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    for part in text.split(separator: .period, omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.count < 10, part.allSatisfy({ $0.isDigit }) else { return nil }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    return numbers.count > 3 ? nil : numbers + Array(repeating: 0, count: 3 - numbers.count)
  }
}

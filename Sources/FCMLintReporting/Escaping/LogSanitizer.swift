import FCMLint

/// Makes text from payloads and file names safe to print to terminals and CI logs.
///
/// CI systems execute `##[command]`, `##vso[…]` and `##teamcity[…]` anywhere in a line, and
/// `::command::` at its start.
package enum LogSanitizer {
  /// The text on one line, without control sequences and CI commands.
  package static func safe(_ text: String) -> String {
    var text = text
    let look = text.withUTF8 {
      (isPlain: SIMDBytes.isVisibleASCII($0), mayHoldCommand: mayHoldCommand($0))
    }
    if !look.mayHoldCommand { return look.isPlain ? text : Excerpt.visible(text) }
    let utf8 = Array(text.utf8)
    var bytes: [UInt8] = []
    var rest = utf8[...]
    if startsCommand(utf8) {
      let spaces = utf8.prefix { $0 == .space || $0 == .tab }
      bytes += spaces
      bytes += "\\u003a".utf8
      rest = utf8[(spaces.count + 1)...]
    }
    for index in rest.indices {
      if opensCommand(utf8, at: index) {
        bytes += "\\u0023".utf8
      } else {
        bytes.append(utf8[index])
      }
    }
    return Excerpt.visible(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether the text contains `##`, or `::` after leading blanks.
  private static func mayHoldCommand(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    startsCommand(text) || ByteSearch.position(of: "##", in: text) != nil
  }

  /// Whether `index` is the second `#` of a CI command.
  static func opensCommand(_ bytes: some RandomAccessCollection<UInt8>, at index: Int) -> Bool {
    guard let byte = at(index, bytes), byte == .hash, at(index - 1, bytes) == .hash else {
      return false
    }
    return commandWords.contains { word in
      for (offset, expected) in word.enumerated() {
        guard let byte = at(index + 1 + offset, bytes), byte | 0x20 == expected | 0x20 else {
          return false
        }
      }
      return true
    }
  }

  private static let commandWords = [Array("[".utf8), Array("vso[".utf8), Array("teamcity[".utf8)]

  private static func at(_ index: Int, _ bytes: some RandomAccessCollection<UInt8>) -> UInt8? {
    guard index >= 0, index < bytes.count else { return nil }
    return bytes[bytes.index(bytes.startIndex, offsetBy: index)]
  }

  private static func startsCommand(_ bytes: some Collection<UInt8>) -> Bool {
    let rest = bytes.drop { $0 == .space || $0 == .tab }
    return rest.starts(with: "::".utf8)
  }
}

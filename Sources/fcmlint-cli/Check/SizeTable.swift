import FCMLint
import FCMLintReporting

/// How large documents are on each platform, in lines for people.
enum SizeTable {
  static func text(_ sizes: [Linter.Size], path: String) -> String {
    let name = LogSanitizer.safe(path)
    let documents = sizes.map { String($0.document) }
    let width = documents.map(\.utf8.count).max() ?? 0
    var text = ""
    for (size, document) in zip(sizes, documents) {
      let number = padded(document, to: width)
      let platform = "\(size.platform)".padded(to: 7)
      let bytes = padded(String(size.bytes), to: 6)
      let percent = padded(String(size.bytes * 100 / PayloadSize.limit), to: 3)
      text += "\(name): document \(number): \(platform) \(bytes) of \(PayloadSize.limit) bytes"
      text += " \(percent) %" + (size.isLowerBound ? ", at least\n" : "\n")
    }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}

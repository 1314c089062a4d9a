import FCMLint
import FCMLintReporting

/// The sizes of documents on each platform, as lines of text.
enum SizeTable {
  static func text(_ sizes: [Linter.Size], of source: SourceReport) -> String {
    let name = LogSanitizer.safe(source.path)
    let isOnly = sizes.allSatisfy { $0.document == 0 } && source.documents + source.skipped == 1
    let documents = sizes.map { String($0.document) }
    let width = documents.map(\.utf8.count).max() ?? 0
    var text = ""
    for (size, document) in zip(sizes, documents) {
      let number = document.leftPadded(to: width)
      let platform = size.platform.rawValue.padded(to: 7)
      let bytes = String(size.bytes).leftPadded(to: 6)
      let percent = String(size.bytes * 100 / PayloadSize.limit).leftPadded(to: 3)
      let place = isOnly ? name : "\(name): document \(number)"
      text += "\(place): \(platform) \(bytes) of \(PayloadSize.limit) bytes"
      text += " \(percent)%" + (size.isLowerBound ? ", at least\n" : "\n")
    }
    return text
  }
}

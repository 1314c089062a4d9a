import FCMLint

extension JSONValue {
  /// The value on one line, for reports and messages.
  package var line: String { safe(.tight) }

  /// The JSON text for a terminal or a log, where everything invisible in strings is escaped, also in
  /// those that are copied from a source, and `##`, because CI systems would execute it as a command.
  package func safe(_ layout: Layout) -> String {
    var json = text(layout)
    // Most texts need no copy, and some are long.
    let isPlain = json.withUTF8 { text in
      text.allSatisfy { $0 == .lineFeed || $0 >= .space && $0 < 0x7F }
    }
    if !isPlain { json = LogSanitizer.visibleLines(json) }
    guard LogSanitizer.mayHoldCommand(json) else { return json }
    let bytes = Array(json.utf8)
    var result: [UInt8] = []
    for index in bytes.indices {
      if LogSanitizer.opensCommand(bytes, at: index) {
        result += "\\u0023".utf8
      } else {
        result.append(bytes[index])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The members of an object without its braces, one per line.
  static func memberLines(_ members: KeyValuePairs<String, JSONValue>) -> String {
    members.map { "\(JSONEscaping.quoted($0.key)):\($0.value.line)" }.joined(separator: ",\n")
  }
}

/// Writes the elements of an array incrementally, one per line.
struct JSONLineList {
  private var isEmpty = true

  /// The text for further elements.
  mutating func add(_ elements: [JSONValue]) -> String {
    elements.reduce(into: "") { $0 += add($1) }
  }

  /// The text for another element.
  mutating func add(_ element: JSONValue) -> String {
    defer { isEmpty = false }
    return (isEmpty ? "\n" : ",\n") + element.line
  }

  /// The text that ends the array.
  var end: String { isEmpty ? "]" : "\n]" }
}

import FCMLint

extension JSONValue {
  /// The value on one line, for reports and messages.
  ///
  /// Build servers find no command in it: the second `#` of one is escaped. Only strings can hold it.
  package var line: String {
    let json = text(.tight)
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

  /// The members of an object without its braces, one on each line.
  static func memberLines(_ members: KeyValuePairs<String, JSONValue>) -> String {
    members.map { "\(JSONEscaping.quoted($0.key)):\($0.value.line)" }.joined(separator: ",\n")
  }
}

/// The elements of a list that is written piece by piece, one on each line.
struct JSONLineList {
  private var isEmpty = true

  /// The text of some more elements.
  mutating func add(_ elements: [JSONValue]) -> String {
    elements.reduce(into: "") { text, element in
      text += isEmpty ? "\n" : ",\n"
      text += element.line
      isEmpty = false
    }
  }

  /// What ends the list.
  var end: String { isEmpty ? "]" : "\n]" }
}

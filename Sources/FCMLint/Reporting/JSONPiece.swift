/// Pieces of JSON for reports: one line each, in the order given.
enum JSONPiece {
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// An object without the members that have no value.
  static func object(present members: [(String, String?)]) -> String {
    object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  /// A JSON string in which no build server finds a command: the second `#` of one is an escape.
  static func string(_ text: String) -> String {
    let quoted = JSONText.quoted(text)
    guard LogText.mayHoldCommand(quoted) else { return quoted }
    let bytes = Array(quoted.utf8)
    var result: [UInt8] = []
    for index in bytes.indices {
      if LogText.opensCommand(bytes, at: index) {
        result += "\\u0023".utf8
      } else {
        result.append(bytes[index])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

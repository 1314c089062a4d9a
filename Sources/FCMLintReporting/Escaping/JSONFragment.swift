import FCMLint

/// Pieces of JSON for reports and answers: one line each, in the order given.
package enum JSONFragment {
  /// An object of members whose values are JSON already.
  package static func object(_ members: [(String, String)]) -> String {
    var room = 2
    for (name, value) in members { room += name.utf8.count + value.utf8.count + 4 }
    return String(unsafeUninitializedCapacity: room) { buffer in
      var end = 0
      for (name, value) in members {
        put(end == 0 ? "{\"" : ",\"", into: buffer, at: &end)
        put(name, into: buffer, at: &end)
        put("\":", into: buffer, at: &end)
        put(value, into: buffer, at: &end)
      }
      put(members.isEmpty ? "{}" : "}", into: buffer, at: &end)
      return end
    }
  }

  private static func put(
    _ text: String, into buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int
  ) {
    var text = text
    text.withUTF8 { bytes in
      UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[end...]))
        .copyMemory(from: UnsafeRawBufferPointer(bytes))
      end += bytes.count
    }
  }

  /// An object without the members that have no value.
  package static func object(present members: [(String, String?)]) -> String {
    object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// A list of elements that are JSON already.
  package static func list(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[" + elements.joined(separator: ",") + "]"
  }

  /// A JSON string in which no build server finds a command: the second `#` of one is an escape.
  package static func string(_ text: String) -> String {
    let quoted = JSONEscaping.quoted(text)
    guard LogSanitizer.mayHoldCommand(quoted) else { return quoted }
    let bytes = Array(quoted.utf8)
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
}

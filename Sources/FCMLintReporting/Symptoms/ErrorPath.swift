import FCMLint

/// The places in a request that an error text names.
package enum ErrorPath {
  /// The paths in a text, such as `message.data[0].value`.
  static func paths(in text: String) -> [String] {
    var paths: [String] = []
    for line in lines(of: text) {
      let words = tokens(of: line)
      var path = words.first { $0.hasPrefix("message.") }
      if path == nil, line.contains(bytesOf: "'message'") { path = "message" }
      for (index, word) in words.enumerated().dropFirst(2) {
        switch (words[index - 2], words[index - 1]) {
        case ("Unknown", "name"): path = path.map { $0 + "." + word } ?? word
        case ("Cannot", "set"): path = (path ?? "message") + "." + word
        case ("payload", "key"): path = "message.data." + word
        case ("APS", "key"): path = "message.apns.payload.aps." + word.filter { !"[]".contains($0) }
        default: break
        }
      }
      if let path, !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// What the first of the `fieldViolations` of an error says, if it names a field.
  package static func description(in text: String) -> String? {
    let parts = text.utf8.filter { $0 != .backslash }
      .split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.contains("fieldViolations"), let index = parts.firstIndex(of: "description"),
      index + 2 < parts.count, !parts[index + 2].isEmpty, let path = paths(in: text).first
    else { return nil }
    let end = parts[index + 2].last == "." ? "" : "."
    return "FCM rejects \(UnknownWord.shown(path)): \(UnknownWord.shown(parts[index + 2]))\(end)"
  }

  /// The lines of a text, which may be escaped as in JSON.
  private static func lines(of text: String) -> [String] {
    var lines = [""]
    var isEscaped = false
    for character in text {
      if character == "\n" || character == "\r\n" || isEscaped && character == "n" {
        lines.append("")
      } else if character != "\\" || isEscaped {
        lines[lines.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return lines
  }

  private static func tokens(of line: String) -> [String] {
    line.split { character in
      !character.utf8.contains {
        $0 >= 0x80 || $0.isLetter || $0.isDigit || "_-.[]/".utf8.contains($0)
      }
    }.map { word in
      var word = word
      while word.last == "." { word.removeLast() }
      return String(word)
    }.filter { !$0.isEmpty }
  }

  /// Whether a finding with a JSON Pointer is at a path or inside it. An entry of a map has a number in
  /// the path and its key in the pointer.
  static func contains(_ path: String, _ pointer: String) -> Bool {
    var wanted = path.split { $0 == "." || $0 == "[" }.map { plain($0) }
    let keys = pointer.split(separator: "/").map { plain($0) }
    // A message without its request has no "message".
    if wanted.first == "message", keys.first != "message" { wanted.removeFirst() }
    if wanted.count > 1, wanted[wanted.count - 2].hasSuffix("]"),
      ["value", "key"].contains(wanted[wanted.count - 1])
    {
      wanted.removeLast()
    }
    return wanted.count <= keys.count
      && zip(wanted, keys).allSatisfy { wanted, key in
        wanted == key || wanted == "\(key)]" || wanted.hasSuffix("]") && Int(key) == nil
      }
  }

  /// A name without case and underscores.
  private static func plain(_ name: Substring) -> String { name.lowercased().filter { $0 != "_" } }
}

import FCMLint

/// The places in a request that an error text names.
package enum ErrorPath {
  /// The paths in a text, such as `message.data[0].value`.
  static func paths(in text: String) -> [String] {
    var paths: [String] = []
    for line in lines(of: text) {
      let words = tokens(of: line)
      var path = words.first { $0.text.hasPrefix("message.") }?.text
      if path == nil, words.contains(where: { $0.text == "message" && $0.quote == 0x27 }) {
        path = "message"
      }
      for (index, word) in words.enumerated().dropFirst(2) {
        let (before, last) = (words[index - 2].text, words[index - 1].text)
        if before == "Unknown", last == "name" {
          path = path.map { $0 + "." + word.text } ?? word.text
        } else if before == "Cannot", last == "set" {
          path = (path ?? "message") + "." + word.text
        } else if before == "payload", last == "key" {
          path = "message.data." + word.text
        } else if before == "APS", last == "key" {
          path = "message.apns.payload.aps." + word.text.filter { $0 != "[" && $0 != "]" }
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

  private static func lines(of text: String) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
        if byte == UInt8(ascii: "n") {
          lines.append([])
        } else {
          lines[lines.count - 1].append(byte)
        }
      } else if byte == .backslash {
        isEscaped = true
      } else if byte == .lineFeed {
        lines.append([])
      } else {
        lines[lines.count - 1].append(byte)
      }
    }
    return lines
  }

  /// The words of a line, with the byte before each.
  private static func tokens(of line: [UInt8]) -> [(text: String, quote: UInt8)] {
    var result: [(text: String, quote: UInt8)] = []
    var word: [UInt8] = []
    var before: UInt8 = 0
    for byte in line + [.space] {
      let isPart =
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == .minus || byte == .period
        || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "/")
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      if isPart {
        word.append(byte)
      } else {
        while word.last == .period { word.removeLast() }
        if !word.isEmpty { result.append((String(decoding: word, as: UTF8.self), before)) }
        word = []
        before = byte
      }
    }
    return result
  }

  /// The range of the member that a path denotes, from its key to the end of its value.
  static func range(of path: String, in root: JSONNode) -> ByteRange? {
    if root.isArray {
      for element in root.elements {
        if let range = range(of: path, in: element) { return range }
      }
      return nil
    }
    var segments = path.split(whereSeparator: { $0 == "." || $0 == "[" }).map {
      String($0.filter { $0 != "]" })
    }
    // A message without its request has no "message".
    if segments.first == "message", root.member(named: "message") == nil { segments.removeFirst() }
    var node = root
    var place: ByteRange?
    for (index, segment) in segments.enumerated() {
      if let number = Int(segment) {
        if node.isArray {
          guard let element = Array(node.elements).dropFirst(number).first else { return nil }
          (node, place) = (element, element.range)
        } else {
          guard let member = Array(node.members).dropFirst(number).first else { return nil }
          (node, place) = (member.value, range(of: member))
        }
        continue
      }
      // The key or value of an entry of a map.
      if index > 0, Int(segments[index - 1]) != nil, segment == "value" || segment == "key" {
        continue
      }
      let wanted = plain(segment)
      guard let member = node.members.first(where: { plain($0.key.text ?? "") == wanted }) else {
        return nil
      }
      (node, place) = (member.value, range(of: member))
    }
    return place
  }

  private static func range(of member: JSONMember) -> ByteRange {
    ByteRange(member.key.range.start, max(member.key.range.end, member.value.range.end))
  }

  /// A name without case and underscores.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" }
  }
}

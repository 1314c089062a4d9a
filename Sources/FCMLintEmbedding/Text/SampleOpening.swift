import FCMLint

/// What an opening brace in a text may begin.
enum SampleOpening {
  /// A JSON object.
  case json
  /// A literal of a programming language.
  case literal
  /// A JSON object in a string, in which quotes are escaped.
  case escaped
  /// A JSON object in a string, in which quotes are doubled.
  case doubled
  case other

  /// Looks at the bytes after a brace.
  ///
  /// - Parameter inRequest: whether the body of a request to FCM is expected, so that more damage
  ///   is tolerated.
  init(_ bytes: [UInt8], at start: Int, inRequest: Bool) {
    var index = bytes.endOfSpace(from: start + 1)
    index = Self.endOfRemarks(bytes, from: index)
    guard index < bytes.count else {
      self = .other
      return
    }
    switch bytes[index] {
    case .quote where bytes.hasPrefix("\"\"", at: index):
      self = bytes.hasPrefix("\"\":", at: index) ? .json : .doubled
    case .quote: self = .json
    case .closeBrace: self = inRequest ? .json : .other
    case .backslash: self = Self.isEscaped(bytes, at: index) ? .escaped : .other
    case .apostrophe, .openBracket: self = .literal
    case .period where bytes.hasPrefix("...", at: index): self = .literal
    case 0xE2
    where bytes.hasPrefix("\u{201C}", at: index) || bytes.hasPrefix("\u{201D}", at: index):
      self = .json
    case let byte where byte.isLetter || byte == .underscore: self = inRequest ? .json : .literal
    default: self = .other
    }
  }

  /// Comments are not searched for their end farther than this, since many braces may precede one.
  private static let longestComment = 400

  /// The end of comments and of ellipses on lines of their own.
  private static func endOfRemarks(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    for _ in 0..<8 {
      let isComment = bytes.hasPrefix("//", at: index)
      let length = bytes.ellipsis(at: index)
      guard isComment || length > 0 else { return index }
      let end = isComment ? endOfComment(bytes, from: index) : index + length
      let next = bytes.endOfSpace(from: end)
      if next == end || !isComment && !bytes[end..<next].contains(.lineFeed) { return index }
      index = next
    }
    return index
  }

  private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
    bytes.lineEnd(from: start, to: min(bytes.count, start + longestComment))
  }

  /// Whether `\"` follows, perhaps after escapes for white space.
  private static func isEscaped(_ bytes: [UInt8], at start: Int) -> Bool {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == .backslash {
        if bytes[index + 1] == .quote { return true }
        let letter = bytes[index + 1]
        guard [UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t")].contains(letter) else {
          return false
        }
        index += 2
      } else if bytes[index].isBlank {
        index += 1
      } else {
        return false
      }
    }
    return false
  }
}

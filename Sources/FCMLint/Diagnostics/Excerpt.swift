/// How a user's value is shown in a message: short, on one line, without a complete secret.
package enum Excerpt {
  /// The maximum number of code points of a value in a message.
  static let longest = 48

  /// The value as in the source, with white space collapsed and the middle elided.
  static func of(_ node: JSONNode) -> String {
    switch node.kind {
    case .object: return node.isEmptyContainer ? "{}" : "{…}"
    case .array: return node.isEmptyContainer ? "[]" : "[…]"
    case .string, .key:
      if let shown = node.tape.core.pointee.naming?(.token(node.range)) {
        return shortened(shown)
      }
      return isToken(node)
        ? ends(ofToken: node.rawContent) : "\"" + shortened(node.text ?? "") + "\""
    default: return shortened(node.source)
    }
  }

  /// Whether the whole text is one long secret, such as a token.
  private static func isToken(_ node: JSONNode) -> Bool {
    guard !node.hasEscapes, let kind = SecretScanner.kind(ofWhole: node.rawContent) else {
      return false
    }
    return kind != .privateKey
  }

  /// The beginning and end of a token in quotes, followed by the rest of a sentence.
  ///
  /// - Precondition: the token is as long as a secret, so that most of it is not shown.
  fileprivate static func ends(
    ofToken text: UnsafeBufferPointer<UInt8>, _ rest: String = ""
  ) -> String {
    var rest = rest
    return rest.withUTF8 { rest in
      // In one allocation: concatenating parts takes several times as long.
      String(unsafeUninitializedCapacity: 15 + rest.count) { buffer in
        buffer[0] = .quote
        for index in 0..<6 { buffer[index + 1] = text[index] }
        (buffer[7], buffer[8], buffer[9]) = (0xE2, 0x80, 0xA6)
        for index in 0..<4 { buffer[index + 10] = text[text.count - 4 + index] }
        buffer[14] = .quote
        for index in rest.indices { buffer[index + 15] = rest[index] }
        return 15 + rest.count
      }
    }
  }

  /// A part of a text, extended to a secret that it cuts: nothing recognizes a part of a secret.
  package static func of(
    _ part: Range<Int>, in text: UnsafeBufferPointer<UInt8>
  ) -> String {
    let shown = SecretScanner.wholeSecret(cutBy: part, in: text) ?? part
    return shortened(String(decoding: UnsafeBufferPointer(rebasing: text[shown]), as: UTF8.self))
  }

  /// The text on one line, reduced to its beginning and end if it is long or may be a secret.
  package static func shortened(_ text: String) -> String {
    let visible = visible(ends(of: SecretScanner.shortened(text)))
    if visible.utf8.count <= longest { return visible }
    guard visible.unicodeScalars.count > longest else { return visible }
    let scalars = Array(visible.unicodeScalars)
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars.prefix(longest - 12))
    result.append("…")
    result.append(contentsOf: scalars.suffix(11))
    return String(result)
  }

  /// The beginning and end of a very long text; any other text unchanged.
  private static func ends(of text: String) -> String {
    guard text.utf8.count > 1024 else { return text }
    let scalars = text.unicodeScalars
    return String(scalars.prefix(longest)) + String(scalars.suffix(longest))
  }

  /// The text with escapes for all characters that a terminal or a log may interpret.
  package static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 &- 0x20 < 0x5F }) { return text }
    guard text.unicodeScalars.contains(where: { $0.isHidden }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isHidden {
        result += JSONEscaping.escape(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a character looks like a space or is invisible, but is not white space in JSON.
  package static func isForeignSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{85}", "\u{A0}", "\u{2000}"..."\u{200F}", "\u{2028}"..."\u{202F}", "\u{205F}",
      "\u{2060}", "\u{3000}", "\u{FEFF}":
      true
    case "\t", "\n", "\r": false
    default: scalar < " "
    }
  }
}

extension JSONNode {
  /// A sentence that begins with the excerpt of a token.
  package func tokenExcerpt(_ rest: String) -> String {
    // Tokens contain no escapes; other strings take the general way.
    guard isString, !hasEscapes, rawContent.count >= SecretScanner.shortest else {
      return excerpt + rest
    }
    return Excerpt.ends(ofToken: rawContent, rest)
  }
}

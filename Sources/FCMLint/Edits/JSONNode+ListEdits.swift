// Lists that are written as one text.
extension JSONNode {
  /// The list of tokens that a text means, as JSON; nil if that is ambiguous.
  ///
  /// A text is one token, tokens with commas between them, or a list as JSON: `["a"]`.
  package var asListOfTokens: String? {
    guard isString, !isOpaque, !isMalformed, let text else { return nil }
    if text.utf8.first == .openBracket { return Self.isListOfTexts(text) ? text : nil }
    var tokens: [String] = []
    for part in text.utf8.split(separator: .comma, omittingEmptySubsequences: false) {
      let token = part.drop { $0 == .space }
      guard !token.isEmpty, !token.contains(where: { $0 <= .space || $0 == .quote }) else {
        return nil
      }
      tokens.append(JSONEscaping.quoted(String(Substring(token))))
    }
    return "[" + tokens.joined(separator: ", ") + "]"
  }

  /// Whether a text is a list of texts as JSON.
  static func isListOfTexts(_ json: String) -> Bool {
    JSONTree.read(Array(json.utf8)) { tree in
      guard let root = tree.root, tree.errors.isEmpty, root.isArray else { return false }
      return root.elements.allSatisfy { $0.isString }
    }
  }
}

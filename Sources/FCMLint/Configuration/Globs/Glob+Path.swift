// Patterns with the meaning that they have in `.gitignore`.
extension Glob {
  /// Creates a pattern for files, and for directories with everything in them.
  ///
  /// A pattern with a slash that is not at its end is relative to the directory of the patterns;
  /// any other matches at any depth. `!` at the beginning takes back what an earlier pattern covers.
  ///
  /// - Parameter folder: the directory that the pattern is relative to, if the pattern may begin
  ///   with it.
  package init(ignoring pattern: String, from folder: String? = nil) throws(Problem) {
    var text = pattern[...]
    let isNegated = text.hasPrefix("!")
    if isNegated { text = text.dropFirst() }
    if Self.hasSeparator(Array(text.utf8)) { throw .backslash }
    if let folder, text == folder || text.hasPrefix(folder + "/") {
      text = "/" + text.dropFirst(folder.count)
    }
    let isAnchored = Self.withoutSlashes(text).contains("/") || text.hasPrefix("/")
    while text.hasPrefix("./") || text.hasPrefix("/") {
      text = text.drop { $0 == "." }.drop { $0 == "/" }
    }
    // The directory itself matches, so that a search does not even open it.
    text = Self.withoutSlashes(text)
    while text.hasSuffix("/**") { text = Self.withoutSlashes(text.dropLast(3)) }
    let isAll = text.isEmpty ? !pattern.isEmpty && !isNegated : text == "."
    let meaning = isAll ? "**" : isAnchored || text.isEmpty ? text : "**/" + text
    try self.init(pattern, readAs: meaning, isNegated: isNegated)
  }

  /// Whether a backslash separates names, as on Windows, rather than taking a character as it is.
  private static func hasSeparator(_ text: [UInt8]) -> Bool {
    var index = 0
    while index < text.count {
      if text[index] == .backslash {
        guard index + 1 < text.count else { return true }
        if text[index + 1].isLetter || text[index + 1].isDigit { return true }
        index += 1
      }
      index += 1
    }
    return false
  }

  private static func withoutSlashes(_ text: Substring) -> Substring {
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    return text
  }

  /// Whether the pattern matches the path or one of its parent directories.
  package func covers(_ path: [UInt8]) -> Bool {
    path.withUnsafeBufferPointer { path in
      matches(path)
        || path.indices.contains { path[$0] == .slash && matches(path.extracting(..<$0)) }
    }
  }

  /// Whether the last pattern that covers a path does not take it back.
  package static func select(_ globs: [Glob], _ path: [UInt8]) -> Bool {
    guard let last = globs.last(where: { $0.covers(path) }) else { return false }
    return !last.isNegated
  }

  /// Whether patterns exclude a path or take it back; nil if none is about it. What is in an excluded
  /// directory cannot be taken back.
  package static func excludes(_ globs: [Glob], _ path: [UInt8]) -> Bool? {
    path.withUnsafeBufferPointer { path in
      var isTakenBack: Bool?
      for end in 1...max(path.count, 1) where end >= path.count || path[end] == .slash {
        guard let last = globs.last(where: { $0.matches(path.extracting(..<min(end, path.count))) })
        else { continue }
        if !last.isNegated { return true }
        isTakenBack = false
      }
      return isTakenBack
    }
  }
}

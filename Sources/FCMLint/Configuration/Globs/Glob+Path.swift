// Patterns that may be written like paths, such as `./a/`.
extension Glob {
  /// Creates a pattern for excluded files and directories with everything in them.
  ///
  /// A trailing slash or `/**` has no effect, so that the directory itself is not even opened.
  ///
  /// - Parameter folder: the directory that the pattern is relative to, if the pattern may begin
  ///   with it.
  package init(leavingOut pattern: String, from folder: String? = nil) throws(Problem) {
    var (text, _) = Self.path(pattern, folder)
    while text.hasSuffix("/**") { text = Self.withoutSlashes(text.dropLast(3)) }
    try self.init(pattern, readAs: text)
  }

  /// Creates a pattern for files; a trailing slash matches everything in the directory.
  package init(files pattern: String) throws(Problem) {
    let (text, isFolder) = Self.path(pattern, nil)
    try self.init(pattern, readAs: isFolder && text != "**" ? text + "/**" : text)
  }

  /// The pattern without its directory and a leading `./` or `/`, and whether it ends with a slash,
  /// which means a directory.
  private static func path(_ pattern: String, _ folder: String?) -> (Substring, Bool) {
    var text = pattern[...]
    if let folder, text == folder || text.hasPrefix(folder + "/") {
      text = text.dropFirst(folder.count)
    }
    while text.hasPrefix("./") || text.hasPrefix("/") {
      text = text.drop { $0 == "." }.drop { $0 == "/" }
    }
    let bare = withoutSlashes(text)
    let isAll = bare.isEmpty ? !pattern.isEmpty : bare == "."
    return (isAll ? "**" : bare, bare.endIndex < text.endIndex)
  }

  private static func withoutSlashes(_ text: Substring) -> Substring {
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    return text
  }
}

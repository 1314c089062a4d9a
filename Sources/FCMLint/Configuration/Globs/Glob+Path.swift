// Patterns that people write as they write paths.
extension Glob {
  /// A pattern for files and folders that are left out, with all that is in them.
  ///
  /// A slash at the end means nothing then, nor does `/**`: the folder itself need not be opened.
  ///
  /// - Parameter folder: the folder that the pattern counts from, for one that names it.
  package init(leavingOut pattern: String, from folder: String? = nil) throws(Problem) {
    var (text, _) = Self.path(pattern, folder)
    while text.hasSuffix("/**") { text = Self.withoutSlashes(text.dropLast(3)) }
    try self.init(pattern, readAs: text)
  }

  /// A pattern for files; a slash at the end means all that is in the folder.
  package init(files pattern: String) throws(Problem) {
    let (text, isFolder) = Self.path(pattern, nil)
    try self.init(pattern, readAs: isFolder && text != "**" ? text + "/**" : text)
  }

  /// The pattern from the folder it counts from, which `./` and `/` in front mean too, and whether a
  /// slash at its end says that it means a folder.
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

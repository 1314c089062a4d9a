/// The relation of the title of a fix to the help text of its finding.
enum FixTitle {
  /// Whether a title says the same as a help text, such as "rename to X" and "rename it to X".
  ///
  /// Reports leave out such a help text, because they show the title.
  static func repeats(_ help: String, _ title: String?) -> Bool {
    title.map { essence($0) == essence(help) } ?? false
  }

  private static func essence(_ text: String) -> [Substring] {
    var words = text.split(separator: " ").filter { $0 != "it" }
    if words.first == "write" { words.replaceSubrange(0..<1, with: ["replace", "with"]) }
    return words
  }
}

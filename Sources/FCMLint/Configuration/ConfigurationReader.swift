/// Reads a configuration file: JSON with comments and trailing commas, validated strictly.
package struct ConfigurationReader {
  /// The IDs of all rules, and the names of the families; nil where any name is accepted.
  let ruleNames: [String]?
  private var file = ConfigurationFile()
  private var problems: [ConfigurationProblem] = []

  /// The content of the file and every mistake in it; a file with mistakes must not be used.
  package static func read(_ bytes: [UInt8], ruleNames: [String]?)
    -> (file: ConfigurationFile, problems: [ConfigurationProblem])
  {
    JSONTree.read(bytes, tags: false) { tree in
      var reader = ConfigurationReader(ruleNames: ruleNames)
      reader.read(tree, bytes)
      return (reader.file, reader.problems)
    }
  }

  private init(ruleNames: [String]?) { self.ruleNames = ruleNames }

  private mutating func read(_ tree: JSONTree, _ bytes: [UInt8]) {
    for error in tree.errors {
      switch error.kind {
      case .comment where error.detail != .reachesEnd: continue
      case .trailingComma where error.range.count == 1: continue
      case .byteOrderMark: continue
      default:
        let words = error.phrase(in: tree, of: "the configuration")
        problems.append(ConfigurationProblem(message: words, help: nil, range: error.range))
      }
    }
    guard problems.isEmpty, let root = tree.root, isObject(root, "a configuration") else { return }
    for member in root.members { readMember(member) }
    // The first pattern may take back what an extended file excludes.
    if file.extends.isEmpty, let node = root[name: "exclude"] { checkNegation(file.exclude, node) }
  }

  mutating func complain(_ message: String, _ node: JSONNode, help: String? = nil) {
    problems.append(ConfigurationProblem(message: message, help: help, range: node.range))
  }

  /// The number of problems for which a similar name is searched, which takes time for each.
  private static let mostSuggestions = 100

  /// Reports an unknown name, with a similar known one or, if there are few, all known ones.
  mutating func complain(_ message: String, _ node: JSONNode, known: [String]) {
    guard problems.count < Self.mostSuggestions else { return complain(message, node) }
    let word = node.text ?? ""
    complain(message, node, help: Self.suggestion(word, known))
    guard let name = Self.near(word, known) else { return }
    correct("replace with \"\(name)\"", Edit(node.range, JSONEscaping.quoted(name)))
  }

  /// Adds a correction to the last problem.
  mutating func correct(_ title: String, _ edit: Edit?) {
    guard let edit, !problems.isEmpty else { return }
    problems[problems.count - 1].correction = ConfigurationProblem.Correction(
      title: title, edit: edit)
  }

  /// Help for an unknown word: a similar known word or, if there are few known words, all of them.
  static func suggestion(_ word: String, _ known: [String]) -> String {
    if let near = near(word, known) { return "did you mean \"\(near)\"?" }
    return known.count <= 16 ? "use one of: " + known.joined(separator: ", ") : ""
  }

  private static func near(_ word: String, _ known: [String]) -> String? {
    NameSuggester(known, synonyms: Severity.synonyms(among: known)).suggestion(for: word)?.name
  }

  // MARK: The keys

  static let keys = [
    "$schema", "requiredVersion", "root", "extends", "rules", "documents", "embedded", "exclude",
    "placeholders", "defaultPlaceholders", "ignore", "overrides", "failOn", "baseline", "project",
  ]

  private mutating func readMember(_ member: JSONMember) {
    let name = member.key.text ?? ""
    let value = member.value
    file.places[name] = member.key.range
    switch name {
    case "$schema": _ = text(value, "\"$schema\"")
    // Only the nearest file applies, whatever the value.
    case "root": _ = flag(value, "\"root\"")
    case "requiredVersion": checkVersion(value)
    case "extends": file.extends = references(value, "\"extends\"")
    case "rules": file.rules = settings(value)
    case "documents": file.documents = objects(value, "\"documents\"").compactMap { claim($0) }
    case "embedded": file.embedded = flag(value, "\"embedded\"")
    case "exclude": file.exclude = globs(value, "\"exclude\"")
    case "placeholders": file.placeholders = placeholders(value)
    case "defaultPlaceholders":
      file.defaultPlaceholders = flag(value, "\"defaultPlaceholders\"")
    case "ignore": file.ignores = objects(value, "\"ignore\"").map { ignore($0) }
    case "overrides": file.overrides = objects(value, "\"overrides\"").map { override($0) }
    case "failOn": file.failOn = failLevel(value)
    case "baseline":
      file.baseline = text(value, "\"baseline\"")
      file.baselinePlace = value.range
    case "project": file.project = facts(value)
    default: unknown(member.key, Self.keys)
    }
  }

  mutating func unknown(_ key: JSONNode, _ known: [String]) {
    complain("unknown key \(key.excerpt)", key, known: known)
  }
}

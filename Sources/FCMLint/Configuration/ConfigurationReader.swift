/// Reads a `.fcmlint.json`, as strictly as messages are read, with comments and trailing commas.
public struct ConfigurationReader {
  /// The ids of all rules, and the families.
  private let ruleNames: [String]
  private var file = ConfigurationFile()
  private var problems: [ConfigurationProblem] = []

  /// What was read, and every mistake in it; a file with mistakes must not be used.
  public static func read(_ bytes: [UInt8], ruleNames: [String])
    -> (file: ConfigurationFile, problems: [ConfigurationProblem])
  {
    var reader = ConfigurationReader(ruleNames: ruleNames)
    JSONTree.read(bytes) { tree in
      reader.read(tree, bytes)
    }
    return (reader.file, reader.problems)
  }

  private init(ruleNames: [String]) { self.ruleNames = ruleNames }

  private mutating func read(_ tree: JSONTree, _ bytes: [UInt8]) {
    for fault in tree.faults {
      switch fault.kind {
      case .comment, .trailingComma, .byteOrderMark: continue
      default: problems.append(ConfigurationProblem(fault))
      }
    }
    guard problems.isEmpty, let root = tree.root else { return }
    guard root.isObject else {
      return complain("a configuration must be an object", root)
    }
    for member in root.members { readMember(member) }
  }

  mutating func complain(_ message: String, _ node: JSONNode, help: String? = nil) {
    problems.append(ConfigurationProblem(message: message, help: help, range: node.range))
  }

  /// "did you mean" for a word that is near one of the known ones.
  private static func suggestion(_ word: String, _ known: [String]) -> String {
    let limit = max(1, word.utf8.count / 3)
    let near = known.filter { EditDistance.isAtMost(limit, word, $0) }
      .min { EditDistance.between(word, $0) < EditDistance.between(word, $1) }
    if let near { return "did you mean \"\(near)\"?" }
    return known.count <= 16 ? "known: " + known.joined(separator: ", ") : ""
  }

  // MARK: The keys

  static let keys = [
    "$schema", "root", "extends", "rules", "documents", "exclude", "placeholders", "ignore",
    "overrides", "failOn", "project",
  ]

  private mutating func readMember(_ member: JSONMember) {
    let name = member.key.text ?? ""
    let value = member.value
    file.places[name] = member.key.range
    switch name {
    case "$schema": _ = text(value, "\"$schema\"")
    case "root": file.isRoot = flag(value, "\"root\"")
    case "extends": file.extends = text(value, "\"extends\"")
    case "rules": file.rules = settings(value)
    case "documents": file.documents = objects(value, "\"documents\"").compactMap { claim($0) }
    case "exclude": file.exclude = globs(value, "\"exclude\"", leavesOut: true)
    case "placeholders": file.placeholders = placeholders(value)
    case "ignore": file.ignores = objects(value, "\"ignore\"").compactMap { ignore($0) }
    case "overrides": file.overrides = objects(value, "\"overrides\"").compactMap { override($0) }
    case "failOn": file.failOn = failLevel(value)
    case "project": file.project = facts(value)
    default: unknown(member.key, Self.keys)
    }
  }

  private mutating func unknown(_ key: JSONNode, _ known: [String]) {
    complain("unknown key \(key.excerpt)", key, help: Self.suggestion(key.text ?? "", known))
  }

  // MARK: Plain values

  private mutating func flag(_ node: JSONNode, _ what: String) -> Bool {
    guard let value = node.bool else {
      complain("\(what) is true or false, not \(node.excerpt)", node)
      return false
    }
    return value
  }

  private mutating func text(_ node: JSONNode, _ what: String) -> String? {
    guard node.isString, let text = node.text, !text.isEmpty else {
      complain("\(what) is a text, not \(node.excerpt)", node)
      return nil
    }
    return text
  }

  private mutating func texts(_ node: JSONNode, _ what: String) -> [String] {
    guard node.isArray else {
      complain("\(what) is a list of texts, not \(node.excerpt)", node)
      return []
    }
    return node.elements.compactMap { text($0, "an element of \(what)") }
  }

  private mutating func objects(_ node: JSONNode, _ what: String) -> [JSONNode] {
    guard node.isArray else {
      complain("\(what) is a list of objects, not \(node.excerpt)", node)
      return []
    }
    return node.elements.filter { element in
      if !element.isObject {
        complain("an element of \(what) must be an object, not \(element.excerpt)", element)
      }
      return element.isObject
    }
  }

  private mutating func globs(_ node: JSONNode, _ what: String, leavesOut: Bool = false)
    -> [Glob]
  {
    guard node.isArray else {
      complain("\(what) is a list of patterns, not \(node.excerpt)", node)
      return []
    }
    return node.elements.compactMap { glob($0, what, leavesOut) }
  }

  private mutating func glob(_ node: JSONNode, _ what: String, _ leavesOut: Bool) -> Glob? {
    guard let text = text(node, "an element of \(what)") else { return nil }
    do {
      return try leavesOut ? Glob(leavingOut: text) : Glob(files: text)
    } catch {
      complain("the pattern \(node.excerpt) cannot be read: \(error.words)", node)
      return nil
    }
  }

  // MARK: Rules

  private mutating func settings(_ node: JSONNode) -> [ConfigurationFile.RuleSetting] {
    guard node.isObject else {
      complain("\"rules\" is an object, not \(node.excerpt)", node)
      return []
    }
    return node.members.compactMap { setting($0) }
  }

  private mutating func setting(_ member: JSONMember) -> ConfigurationFile.RuleSetting? {
    guard let name = ruleName(member.key) else { return nil }
    let word = member.value.text
    let place = member.key.range
    if word == "off" {
      return ConfigurationFile.RuleSetting(name: name, severity: nil, range: place)
    }
    guard member.value.isString, let word, let severity = Severity(word: word) else {
      complain(
        "\(member.value.excerpt) is no severity", member.value,
        help: "known: error, warning, info, hint, off")
      return nil
    }
    return ConfigurationFile.RuleSetting(name: name, severity: severity, range: place)
  }

  private mutating func ruleName(_ node: JSONNode) -> String? {
    guard let name = node.text, ruleNames.contains(name) else {
      complain(
        "unknown rule \(node.excerpt)", node, help: Self.suggestion(node.text ?? "", ruleNames))
      return nil
    }
    return name
  }

  // MARK: Entries

  private mutating func claim(_ node: JSONNode) -> ConfigurationFile.Claim? {
    var files: [Glob] = []
    var kind: DocumentKind?
    for member in node.members {
      switch member.key.text {
      case "files": files = globs(member.value, "\"files\"")
      case "kind":
        kind = member.value.text.flatMap { DocumentKind(word: $0) }
        if kind == nil {
          let known = DocumentKind.allCases.map(\.word)
          complain(
            "unknown kind \(member.value.excerpt)", member.value,
            help: Self.suggestion(member.value.text ?? "", known))
          return nil
        }
      default: unknown(member.key, ["files", "kind"])
      }
    }
    guard require(!files.isEmpty, "files", node), require(kind != nil, "kind", node), let kind
    else { return nil }
    return ConfigurationFile.Claim(files: files, kind: kind, range: node.range)
  }

  private mutating func require(_ isThere: Bool, _ name: String, _ node: JSONNode) -> Bool {
    if !isThere { complain("this entry has no \"\(name)\"", node) }
    return isThere
  }

  private mutating func ignore(_ node: JSONNode) -> ConfigurationFile.Ignore? {
    var entry = ConfigurationFile.Ignore(
      files: [], rule: "", pointer: nil, reason: "", range: node.range)
    for member in node.members {
      let value = member.value
      switch member.key.text {
      case "files": entry.files = globs(value, "\"files\"")
      case "rule": entry.rule = ruleName(value) ?? ""
      case "pointer":
        entry.pointer = value.isString ? value.text : text(value, "\"pointer\"")
        if let pointer = entry.pointer, !pointer.isEmpty, pointer.utf8.first != 0x2F {
          complain("a JSON Pointer must start with /, not \(value.excerpt)", value)
        }
      case "reason": entry.reason = text(value, "\"reason\"") ?? ""
      default: unknown(member.key, ["files", "rule", "pointer", "reason"])
      }
    }
    guard require(node[name: "files"] != nil, "files", node),
      require(node[name: "rule"] != nil, "rule", node),
      require(node[name: "reason"] != nil, "reason", node)
    else { return nil }
    return entry
  }

  private mutating func override(_ node: JSONNode) -> ConfigurationFile.Override? {
    var entry = ConfigurationFile.Override(files: [], rules: [])
    for member in node.members {
      switch member.key.text {
      case "files": entry.files = globs(member.value, "\"files\"")
      case "rules": entry.rules = settings(member.value)
      default: unknown(member.key, ["files", "rules"])
      }
    }
    guard require(node[name: "files"] != nil, "files", node),
      require(node[name: "rules"] != nil, "rules", node)
    else { return nil }
    return entry
  }

  private mutating func failLevel(_ node: JSONNode) -> FailLevel? {
    let level = node.text.flatMap { FailLevel(word: $0) }
    if level == nil {
      complain(
        "\(node.excerpt) is not a level to fail on", node,
        help: "known: error, warning, info, never")
    }
    return level
  }

  private mutating func placeholders(_ node: JSONNode) -> [String] {
    let patterns = texts(node, "\"placeholders\"")
    for (element, pattern) in zip(node.elements, patterns)
    where pattern.split(separator: "*", omittingEmptySubsequences: false).count != 2
      || pattern.hasPrefix("*")
    {
      complain(
        "the placeholder style \(element.excerpt) needs fixed text and then one *", element,
        help: "write the style with a star for the name, such as \"{{*}}\"")
    }
    return patterns
  }

  private mutating func facts(_ node: JSONNode) -> ProjectFacts {
    guard node.isObject else {
      complain("\"project\" is an object, not \(node.excerpt)", node)
      return .none
    }
    var topic: String?
    var lists: [String: [String]] = [:]
    for member in node.members {
      let name = member.key.text ?? ""
      switch name {
      case "apnsTopic": topic = text(member.value, "\"apnsTopic\"")
      case "webOrigins", "androidChannels", "apnsCategories":
        lists[name] = texts(member.value, "\"\(name)\"")
        if name == "webOrigins" { for origin in member.value.elements { checkOrigin(origin) } }
      default:
        unknown(member.key, ["apnsTopic", "webOrigins", "androidChannels", "apnsCategories"])
      }
    }
    return ProjectFacts(
      apnsTopic: topic, webOrigins: lists["webOrigins"], androidChannels: lists["androidChannels"],
      apnsCategories: lists["apnsCategories"])
  }
}

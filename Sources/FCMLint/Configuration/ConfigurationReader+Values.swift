// Values of one type, for any key.
extension ConfigurationReader {
  mutating func flag(_ node: JSONNode, _ what: String) -> Bool {
    guard let value = node.bool else {
      complain("\(what) must be true or false, not \(node.excerpt)", node)
      if let word = node.text, word == "true" || word == "false" {
        correct("remove the quotes", Edit(node.range, word))
      }
      return false
    }
    return value
  }

  mutating func text(_ node: JSONNode, _ what: String) -> String? {
    guard node.isString, let text = node.text else {
      complain("\(what) must be a string, not \(node.excerpt)", node)
      return nil
    }
    guard !text.isEmpty else {
      complain("\(what) must not be empty", node)
      return nil
    }
    return text
  }

  /// The elements of a list; empty for any other value, which is reported.
  private mutating func elements(of node: JSONNode, _ what: String, _ type: String) -> [JSONNode] {
    if node.isArray { return Array(node.elements) }
    complain("\(what) must be a list of \(type), not \(node.excerpt)", node)
    if node.isString || node.isObject, !node.isMalformed {
      correct("write a list", Edit(node.range, "[\(node.source)]"))
    }
    return []
  }

  /// The files that a path or a list of paths names.
  mutating func references(_ node: JSONNode, _ what: String) -> [ConfigurationFile.Reference] {
    (node.isArray ? Array(node.elements) : [node]).compactMap { element in
      text(element, node.isArray ? "an element of \(what)" : what).map {
        ConfigurationFile.Reference(path: $0, range: element.range)
      }
    }
  }

  /// Checks that the program has the version that the configuration requires.
  mutating func checkVersion(_ node: JSONNode) {
    guard let words = text(node, "\"requiredVersion\"") else { return }
    switch VersionRequirement.accepts(Release.version, words) {
    case true?: break
    case false?:
      complain(
        "this is fcmlint \(Release.version), but the configuration requires \(node.excerpt)", node,
        help: "install another version of fcmlint")
    case nil:
      complain(
        "\(node.excerpt) is not a valid version requirement", node,
        help: "write \">=0.1\", or \">=0.1, <1\" for a range")
    }
  }

  mutating func texts(_ node: JSONNode, _ what: String) -> [String] {
    elements(of: node, what, "strings").compactMap { text($0, "an element of \(what)") }
  }

  mutating func objects(_ node: JSONNode, _ what: String) -> [JSONNode] {
    elements(of: node, what, "objects").filter { isObject($0, "an element of \(what)") }
  }

  /// Whether a value is an object; any other value is reported.
  mutating func isObject(_ node: JSONNode, _ what: String) -> Bool {
    if !node.isObject { complain("\(what) must be an object, not \(node.excerpt)", node) }
    return node.isObject
  }

  /// The patterns in "files". An empty list is an error, because the entry would never apply.
  mutating func files(_ node: JSONNode) -> [Glob] {
    if node.isArray, node.isEmptyContainer {
      complain(
        "\"files\" must not be empty", node,
        help: "list the files, such as [\"push/*.json\"]")
    }
    let globs = globs(node, "\"files\"")
    checkNegation(globs, node)
    return globs
  }

  /// Reports a first pattern that takes back something, because no other comes before it.
  mutating func checkNegation(_ globs: [Glob], _ node: JSONNode) {
    guard let first = globs.first, first.isNegated else { return }
    complain(
      "pattern \(JSONEscaping.quoted(first.pattern)) takes nothing back, because it is the first",
      node, help: "! takes back what an earlier pattern matches")
  }

  /// A list of patterns.
  mutating func globs(_ node: JSONNode, _ what: String) -> [Glob] {
    elements(of: node, what, "patterns").compactMap { element in
      guard let text = text(element, "an element of \(what)") else { return nil }
      do throws(Glob.Problem) {
        return try Glob(ignoring: text)
      } catch {
        complain("\(element.excerpt) is not a valid pattern: \(error.words)", element)
        return nil
      }
    }
  }

  mutating func failLevel(_ node: JSONNode) -> FailThreshold? {
    let level = node.text.flatMap { FailThreshold(word: $0) }
    if level == nil {
      complain(
        "\(node.excerpt) is not a valid value of \"failOn\"", node,
        known: ["error", "warning", "info", "never"])
    }
    return level
  }

  mutating func placeholders(_ node: JSONNode) -> [String] {
    let what = "\"placeholders\""
    return elements(of: node, what, "strings").compactMap { element in
      guard let pattern = text(element, "an element of \(what)") else { return nil }
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
      if parts.count == 2, parts.first?.isEmpty == false { return pattern }
      complain(
        "placeholder style \(element.excerpt) must have a prefix and exactly one *", element,
        help: "write * instead of the name, such as \"{{*}}\"")
      return nil
    }
  }

  mutating func facts(_ node: JSONNode) -> ProjectSettings {
    guard isObject(node, "\"project\"") else { return .none }
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
    return ProjectSettings(
      apnsTopic: topic, webOrigins: lists["webOrigins"], androidChannels: lists["androidChannels"],
      apnsCategories: lists["apnsCategories"])
  }
}

extension Baseline {
  /// Why a file is not a valid baseline.
  package struct Problem: Error, Equatable {
    package var message: String
    package var range: ByteRange

    init(_ message: String, _ range: ByteRange) {
      self.message = message
      self.range = range
    }
  }

  /// Reads a baseline; the failure is its first mistake.
  package static func read(_ bytes: [UInt8]) -> Result<Baseline, Problem> {
    JSONTree.read(bytes, tags: false) { tree -> Result<Baseline, Problem> in
      do throws(Problem) {
        return .success(try read(tree))
      } catch {
        return .failure(error)
      }
    }
  }

  private static func read(_ tree: JSONTree) throws(Problem) -> Baseline {
    if let problem = tree.errors.first {
      throw Problem(problem.phrase(in: tree, of: "the baseline"), problem.range)
    }
    guard let root = tree.root else { return Baseline() }
    guard root.isObject else {
      throw Problem("a baseline must be an object, not \(root.excerpt)", root.range)
    }
    // The version is checked first, because a newer version may have unknown keys.
    try check(version: try member("version", of: root))
    try checkKeys(of: root, ["version", "findings"])
    let findings = try member("findings", of: root)
    guard findings.isArray else { throw wrong(findings, "findings", "a list") }
    var places: [Entry: ByteRange] = [:]
    for element in findings.elements {
      let entry = try entry(element)
      places[entry] = element.range
    }
    return Baseline(places: places)
  }

  private static func check(version node: JSONNode) throws(Problem) {
    guard let number = node.integer else { throw wrong(node, "version", "an integer") }
    guard number <= version else {
      let words = "baseline version \(number) is not supported, only version \(version)"
      throw Problem(words, node.range)
    }
    guard number == version else {
      throw Problem("\(number) is not a valid baseline version", node.range)
    }
  }

  private static func entry(_ node: JSONNode) throws(Problem) -> Entry {
    guard node.isObject else {
      let words = "an element of \"findings\" must be an object, not \(node.excerpt)"
      throw Problem(words, node.range)
    }
    try checkKeys(of: node, ["path", "rule", "pointer", "ordinal"])
    let ordinal = try member("ordinal", of: node)
    guard let number = ordinal.integer, number >= 0 else {
      throw wrong(ordinal, "ordinal", "a non-negative integer")
    }
    return Entry(
      path: try text("path", of: node), rule: FormerID.current(try text("rule", of: node)),
      pointer: try text("pointer", of: node), ordinal: Int(clamping: number))
  }

  // MARK: Members

  private static func member(_ name: StaticString, of node: JSONNode) throws(Problem) -> JSONNode {
    guard let value = node[name: name] else {
      throw Problem("\"\(name)\" is missing", node.range)
    }
    return value
  }

  private static func text(_ name: StaticString, of node: JSONNode) throws(Problem) -> String {
    let value = try member(name, of: node)
    guard value.isString, let text = value.text else { throw wrong(value, name, "a string") }
    return text
  }

  private static func wrong(_ node: JSONNode, _ name: StaticString, _ type: String) -> Problem {
    Problem("\"\(name)\" must be \(type), not \(node.excerpt)", node.range)
  }

  private static func checkKeys(of node: JSONNode, _ known: [String]) throws(Problem) {
    for member in node.members where !known.contains(member.key.text ?? "") {
      let list = known.joined(separator: ", ")
      throw Problem("unknown key \(member.key.excerpt); use one of: \(list)", member.key.range)
    }
  }
}

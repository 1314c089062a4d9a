// Rule settings, and the entries of `documents`, `ignore` and `overrides`.
extension ConfigurationReader {
  // MARK: Rules

  mutating func settings(_ node: JSONNode) -> [ConfigurationFile.RuleSetting] {
    guard isObject(node, "\"rules\"") else { return [] }
    return node.members.compactMap { setting($0) }
  }

  private mutating func setting(_ member: JSONMember) -> ConfigurationFile.RuleSetting? {
    let name = ruleName(member.key)
    let word = member.value.text
    let place = member.key.range
    let severity = word.flatMap { Severity(word: $0) }
    guard member.value.isString, severity != nil || word == "off" else {
      complain(
        "\(member.value.excerpt) is not a valid severity", member.value,
        known: ["error", "warning", "info", "hint", "off"])
      return nil
    }
    return name.map { ConfigurationFile.RuleSetting(name: $0, severity: severity, range: place) }
  }

  private mutating func ruleName(_ node: JSONNode) -> String? {
    let name = node.text.map { FormerID.current($0) }
    guard let ruleNames else { return name }
    if let name, ruleNames.contains(name) { return name }
    complain("unknown rule \(node.excerpt)", node, known: ruleNames)
    return nil
  }

  // MARK: Entries

  mutating func claim(_ node: JSONNode) -> ConfigurationFile.Claim? {
    var claim = ConfigurationFile.Claim(files: [], range: node.range)
    for member in node.members {
      switch member.key.text {
      case "files": claim.files = files(member.value)
      case "kind": claim.kind = kind(member.value)
      case "embedded": claim.isEmbedded = flag(member.value, "\"embedded\"")
      default: unknown(member.key, ["files", "kind", "embedded"])
      }
    }
    let saysEmbedded = node[name: "embedded"] != nil
    require(saysEmbedded ? ["files"] : ["files", "kind"], of: node)
    return claim.kind == nil && !saysEmbedded ? nil : claim
  }

  private mutating func kind(_ node: JSONNode) -> DocumentKind? {
    let kind = node.text.flatMap { DocumentKind(word: $0) }
    if kind == nil {
      let known = DocumentKind.allCases.map { $0.word }
      complain("unknown document kind \(node.excerpt)", node, known: known)
    }
    return kind
  }

  mutating func ignore(_ node: JSONNode) -> ConfigurationFile.Ignore {
    var entry = ConfigurationFile.Ignore(
      files: [], rule: "", pointer: nil, reason: "", range: node.range)
    for member in node.members {
      let value = member.value
      switch member.key.text {
      case "files": entry.files = files(value)
      case "rule": entry.rule = ruleName(value) ?? ""
      case "pointer": entry.pointer = pointer(value)
      case "reason": entry.reason = text(value, "\"reason\"") ?? ""
      default: unknown(member.key, ["files", "rule", "pointer", "reason"])
      }
    }
    require(["files", "rule", "reason"], of: node)
    return entry
  }

  /// A JSON Pointer; the empty pointer means the whole document.
  ///
  /// Source: RFC 6901 §3.
  private mutating func pointer(_ node: JSONNode) -> String? {
    guard node.isString, let pointer = node.text, !pointer.isEmpty else {
      return node.isString ? node.text : text(node, "\"pointer\"")
    }
    if pointer.utf8.first != UInt8(ascii: "/") {
      complain("\(node.excerpt) is not a valid JSON Pointer: it must start with /", node)
    }
    let escapes = pointer.utf8.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
      .dropFirst()
    if !escapes.allSatisfy({ $0.first == UInt8(ascii: "0") || $0.first == UInt8(ascii: "1") }) {
      complain(
        "\(node.excerpt) is not a valid JSON Pointer: ~ must be followed by 0 or 1", node,
        help: "write ~ as ~0, and / in a name as ~1")
    }
    return pointer
  }

  mutating func override(_ node: JSONNode) -> ConfigurationFile.Override {
    var entry = ConfigurationFile.Override(files: [], rules: [])
    for member in node.members {
      switch member.key.text {
      case "files": entry.files = files(member.value)
      case "rules": entry.rules = settings(member.value)
      default: unknown(member.key, ["files", "rules"])
      }
    }
    require(["files", "rules"], of: node)
    return entry
  }

  /// Reports missing keys of an entry, except for those that a misspelled key probably means.
  private mutating func require(_ names: [String], of node: JSONNode) {
    let known = NameSuggester(names)
    let meant = node.members.map { known.suggestion(for: $0.key.text ?? "")?.name }
    let missing = names.filter { !meant.contains($0) }
    guard !missing.isEmpty else { return }
    let list = missing.map { "\"\($0)\"" }.joined(separator: " and ")
    complain("\(list) \(missing.count == 1 ? "is" : "are") missing", node)
    if missing.count == 1, let sample = Self.samples[missing[0]] {
      correct("add \"\(missing[0])\"", node.inserting(missing[0], json: sample))
    }
  }

  /// Values for missing keys, to be edited.
  private static let samples = [
    "files": "[\"**/*.json\"]", "kind": "\"send-request\"", "rules": "{}",
    "reason": "\"\(IgnoreComment.reasonToReplace)\"",
  ]
}

import FCMLint

extension Rulebook {
  /// The summary of a rule; for a family, how many rules it has.
  package static func summary(of name: String) -> String? {
    if let rule = all.first(where: { $0.id == name }) { return rule.summary }
    let count = all.filter { $0.family.rawValue == name }.count
    return count > 0 ? "All \(count) rules of the family \(name)." : nil
  }

  /// The IDs of all rules, and the names of the families.
  package static let names = all.map { $0.id } + Rule.Family.allCases.map { $0.rawValue }

  fileprivate static let families = Dictionary(firstOf: all.map { ($0.id, $0.family.rawValue) })
}

extension ConfigurationChain {
  /// The `ignore` entries that match a finding in a file, as indices of layer and entry.
  package func ignores(_ finding: Diagnostic, in path: FilePath) -> [(layer: Int, entry: Int)] {
    ignores(
      rule: finding.rule, family: Rulebook.families[finding.rule] ?? "",
      pointer: finding.pointer, path: path.bytes)
  }
}

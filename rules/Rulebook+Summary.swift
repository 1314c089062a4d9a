import FCMLint

extension Rulebook {
  /// The summary of a rule; for a family, how many rules it has.
  package static func summary(of name: String) -> String? {
    if let rule = all.first(where: { $0.id == name }) { return rule.summary }
    let count = all.filter { $0.family.rawValue == name }.count
    return count > 0 ? "All \(count) rules of the family \(name)." : nil
  }
}

/// What the user wishes: which rules speak, how loudly, and what documents are taken for.
public struct Configuration: Sendable {
  /// Ids and families that speak; nil means all.
  public var select: [String]?
  /// Ids and families that are silent.
  public var ignore: [String] = []
  /// Severities that replace those of the rules; nil turns a rule off. Keys are ids or families.
  public var severities: [String: Severity?] = [:]
  /// The lowest severity that is reported.
  public var level: Severity = .info
  /// The kind every document is taken for; nil means the evidence decides.
  public var kind: DocumentKind?
  /// What the rules may know about the project.
  public var project: ProjectSettings = .none
  /// What counts as a template placeholder.
  public var templates: PlaceholderSyntax = .standard

  public init() {}

  /// Whether a rule of this id and family speaks at all, and the severity that replaces its own.
  ///
  /// - Parameter former: the family that the rule belonged to before, which still selects it.
  package func decision(
    id: String, family: String, former: String?
  ) -> (speaks: Bool, severity: Severity?) {
    if select == nil, ignore.isEmpty, severities.isEmpty { return (true, nil) }
    if let select, !select.contains(id), !select.contains(family),
      !(former.map { select.contains($0) } ?? false)
    {
      return (false, nil)
    }
    if ignore.contains(id) { return (false, nil) }
    if ignore.contains(family), select?.contains(id) != true { return (false, nil) }
    if let wish = severities[id] { return (wish != nil, wish) }
    guard let wish = severities[family] else { return (true, nil) }
    // As with `ignore`: who names the rule itself means it more than who names its family.
    return (wish != nil || select?.contains(id) == true, wish)
  }
}

/// The settings of a linter: which rules run, their severities, and facts about the project.
///
/// The default runs all rules and reports everything but hints.
public struct Configuration: Sendable {
  /// IDs and families of the rules that run; nil means all.
  public var select: [String]?
  /// IDs and families of rules that do not run.
  public var ignore: [String] = []
  /// Severities by ID or family, which replace those of the rules; nil turns a rule off.
  public var severities: [String: Severity?] = [:]
  /// The lowest severity that is reported.
  public var level: Severity = .info
  /// The kind of every document; nil means that the kind is detected.
  public var kind: DocumentKind?
  /// Facts about the project, for rules that need them.
  public var project: ProjectSettings = .none
  /// The styles of template placeholders.
  public var templates: PlaceholderSyntax = .standard

  /// Creates the default configuration.
  public init() {}

  /// Whether every rule reports with its own severity.
  package var isDefaultSelection: Bool { select == nil && ignore.isEmpty && severities.isEmpty }

  /// The same configuration, with the IDs of today for rules that were renamed.
  package var withCurrentNames: Configuration {
    if isDefaultSelection { return self }
    var copy = self
    copy.select = select?.map { FormerID.current($0) }
    copy.ignore = ignore.map { FormerID.current($0) }
    for (former, id) in FormerID.all {
      if let severity = copy.severities.removeValue(forKey: former), copy.severities[id] == nil {
        copy.severities[id] = severity
      }
    }
    return copy
  }

  /// Whether a rule with this ID and family is enabled, and the severity that replaces its own.
  ///
  /// - Parameter former: the former family of the rule, which still selects it.
  package func decision(
    id: String, family: String, former: String?
  ) -> (isEnabled: Bool, severity: Severity?) {
    if let select, !select.contains(id), !select.contains(family),
      !(former.map { select.contains($0) } ?? false)
    {
      return (false, nil)
    }
    if ignore.contains(id) { return (false, nil) }
    if ignore.contains(family), select?.contains(id) != true { return (false, nil) }
    if let wish = severities[id] { return (wish != nil, wish) }
    guard let wish = severities[family] else { return (true, nil) }
    // As with `ignore`: the ID of a rule is more specific than its family.
    return (wish != nil || select?.contains(id) == true, wish)
  }
}

extension Configuration {
  /// These settings on top of those that a chain of files and the name of a file make for it.
  ///
  /// A rule in `select` runs even if a file turns it off. A family in `select` keeps the settings of
  /// its rules.
  package func over(_ chain: ConfigurationChain, for path: FilePath) -> Configuration {
    var result = over(path.impliedSettings + chain.settings(for: path.bytes))
    result.project = chain.project
    result.templates = chain.templates
    return result
  }

  /// These settings on top of rule settings, of which later ones override earlier ones.
  package func over(_ settings: [ConfigurationFile.RuleSetting]) -> Configuration {
    if settings.isEmpty { return self }
    var result = self
    result.severities = [:]
    for setting in settings { result.severities[setting.name] = .some(setting.severity) }
    for name in select ?? [] where Rule.Family(rawValue: name) == nil {
      if case .some(nil) = result.severities[name] { result.severities[name] = nil }
    }
    for (name, severity) in severities { result.severities.updateValue(severity, forKey: name) }
    return result
  }

  /// Identifies a linter with these settings for files with a chain, among linters of one run.
  package func key(_ chain: ConfigurationChain) -> String {
    var key = severities.map { "\($0.key)=\($0.value?.word ?? "off")" }.sorted()
    key.append(
      chain.layers.map { String(decoding: $0.path, as: UTF8.self) }.joined(separator: ":"))
    key.append(level.word)
    return key.joined(separator: "\n")
  }
}

import FCMLint

extension CheckOptions {
  /// The settings of the command line on top of the rule settings for a path, of which later ones
  /// override earlier ones.
  ///
  /// A rule named in `--select` runs even if a configuration file disables it. A family named there
  /// keeps the settings of its rules.
  func configuration(over settings: [ConfigurationFile.RuleSetting]) -> Configuration {
    var severities: [String: Severity?] = [:]
    for setting in settings { severities[setting.name] = .some(setting.severity) }
    for name in configuration.select ?? [] where Rule.Family(rawValue: name) == nil {
      if case .some(nil) = severities[name] { severities[name] = nil }
    }
    var result = configuration
    result.severities = severities.merging(configuration.severities) { $1 }
    return result
  }
}

import FCMLint

extension CheckOptions {
  /// The wishes of the command line on top of what configuration files set for a path, the later of
  /// which replace the earlier.
  ///
  /// Who names a rule in `--select` wants to see it, so the files cannot keep it off; who names a
  /// family wants of it what the project wants.
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

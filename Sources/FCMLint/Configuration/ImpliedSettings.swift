extension FilePath {
  /// The rule settings that the name of a file implies; those of a configuration override them.
  ///
  /// A `.jsonc` file is JSON with comments, which a build step removes before sending.
  package var impliedSettings: [ConfigurationFile.RuleSetting] {
    guard hasEnding(".jsonc") else { return [] }
    return ["comment", "trailing-comma"].map { ConfigurationFile.RuleSetting(name: $0) }
  }
}

extension FilePath {
  /// The rule settings that the name of a file implies; those of a configuration override them.
  ///
  /// A `.jsonc` or `.json5` file is no JSON until a build step or a program converts it, so what its
  /// format permits is no mistake.
  package var impliedSettings: [ConfigurationFile.RuleSetting] {
    let isJSON5 = hasEnding(".json5")
    guard isJSON5 || hasEnding(".jsonc") else { return [] }
    let others = [
      "unquoted-key", "single-quoted-string", "bad-escape", "bad-number", "non-json-literal",
    ]
    return (["comment", "trailing-comma"] + (isJSON5 ? others : []))
      .map { ConfigurationFile.RuleSetting(name: $0) }
  }
}

import FCMLint

extension HostLanguage {
  /// The language of a source, whose documents are embedded; nil for a source that is JSON.
  /// The name of the path decides unless the configuration does, which takes the absolute path.
  package init?(of path: FilePath, full: FilePath, _ chain: ConfigurationChain) {
    let claim = chain.claim(on: full.bytes)?.claim
    guard claim?.isEmbedded ?? true,
      let language = HostLanguage(named: path) ?? (claim == nil ? nil : .plainText)
    else { return nil }
    self = language
  }
}

import FCMLint

extension HostLanguage {
  /// The language of a source, whose documents are embedded; nil for a source that is JSON.
  ///
  /// - Parameters:
  ///   - path: the path, whose name decides unless the configuration does.
  ///   - full: the absolute path.
  ///   - chain: the configuration for the path.
  package init?(of path: FilePath, full: FilePath, _ chain: ConfigurationChain) {
    let named = HostLanguage(named: path)
    if let claim = chain.claim(on: full.bytes)?.claim {
      guard claim.isEmbedded else { return nil }
      self = named ?? .plainText
      return
    }
    guard let named else { return nil }
    self = named
  }
}

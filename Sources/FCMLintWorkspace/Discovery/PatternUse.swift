import FCMLint

/// Finds patterns of configurations that match nothing in the searched directories.
struct PatternUse {
  /// A pattern that has not matched anything.
  private struct Pattern {
    var key: String
    var glob: Glob
  }

  /// The patterns of each configuration, with its directory.
  private var open: [FilePath: (layer: ConfigurationChain.Layer, patterns: [Pattern])] = [:]
  private var searched: Set<FilePath> = []

  /// Compares the names in a directory with the patterns of the configuration that applies to it.
  mutating func note(_ folder: FilePath, _ names: [[UInt8]], _ chain: ConfigurationChain) {
    guard let layer = chain.layers.last else { return }
    let file = FilePath(bytes: layer.path)
    searched.insert(folder)
    var patterns = open[file]?.patterns ?? Self.patterns(of: layer.file)
    patterns.removeAll { pattern in
      names.contains { name in
        layer.relative(folder.appending(name).bytes).map { pattern.glob.matches($0) } ?? false
      }
    }
    open[file] = (layer, patterns)
  }

  private static func patterns(of file: ConfigurationFile) -> [Pattern] {
    let entries =
      [("exclude", file.exclude)] + file.documents.map { ("documents", $0.files) }
      + file.overrides.map { ("overrides", $0.files) }
    return entries.flatMap { key, globs in globs.map { Pattern(key: key, glob: $0) } }
  }

  /// A remark for each pattern that matches nothing, by configuration.
  ///
  /// - Parameter includesNames: whether to include patterns without a directory, such as `vendor`,
  ///   which are common in configurations for many repositories.
  func remarks(includesNames: Bool) -> [(file: FilePath, text: String)] {
    if open.isEmpty { return [] }
    return open.filter { searched.contains($0.key.folder) }.sorted { $0.key < $1.key }.flatMap {
      file, use in
      use.patterns.filter { isUnused($0.glob, in: file.folder, includesNames) }.map { pattern in
        let text = JSONEscaping.quoted(SecretScanner.shortened(pattern.glob.pattern))
        return (file, "\(text) in \"\(pattern.key)\" matches no file or directory")
      }
    }
  }

  private func isUnused(_ glob: Glob, in folder: FilePath, _ includesNames: Bool) -> Bool {
    glob.reaches.allSatisfy { reach in
      guard includesNames || reach.isLiteral || !reach.folder.isEmpty else { return false }
      let start = reach.folder.isEmpty ? folder : folder.appending(reach.folder)
      return searched.contains(start) || !start.exists
    }
  }
}

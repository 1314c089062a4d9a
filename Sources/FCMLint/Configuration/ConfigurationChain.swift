/// The effective configuration for a path: the files that apply to it, the nearest last.
package struct ConfigurationChain: Sendable {
  /// One configuration file, and the directories its patterns are relative to.
  package struct Layer: Sendable {
    /// The content of the file.
    package var file: ConfigurationFile
    /// The absolute path of the file.
    package var path: [UInt8]
    /// The absolute paths of the directories that its patterns are relative to, without a trailing
    /// `/`. For each path, the first one that contains it counts.
    package var folders: [[UInt8]]

    package init(file: ConfigurationFile, path: [UInt8], folders: [[UInt8]]) {
      self.file = file
      self.path = path
      self.folders = folders
    }

    /// The directory that the patterns are relative to for a path; nil if the patterns do not apply
    /// to it.
    package func folder(for path: [UInt8]) -> [UInt8]? {
      folders.first { folder in
        folder.count <= 1
          || path.count > folder.count && path[folder.count] == .slash && path.starts(with: folder)
      }
    }

    /// The path relative to that directory; nil if the patterns do not apply to it.
    package func relative(_ path: [UInt8]) -> [UInt8]? {
      folder(for: path).map { folder in
        folder.count <= 1 ? Array(path.drop { $0 == .slash }) : Array(path[(folder.count + 1)...])
      }
    }

    /// Whether the patterns match a path or one of its parent directories.
    package func matches(_ path: [UInt8], _ globs: [Glob]) -> Bool {
      relative(path).map { Glob.select(globs, $0) } ?? false
    }
  }

  /// The files, from the outermost to the nearest.
  package var layers: [Layer]

  package init(_ layers: [Layer] = []) { self.layers = layers }

  /// Whether a path is excluded; the nearest file with a pattern for it decides.
  package func excludes(_ path: [UInt8]) -> Bool {
    for layer in layers.reversed() where !layer.file.exclude.isEmpty {
      guard let relative = layer.relative(path),
        let decision = Glob.excludes(layer.file.exclude, relative)
      else { continue }
      return decision
    }
    return false
  }

  /// The document kind that the configuration sets for a path.
  package func kind(of path: [UInt8]) -> DocumentKind? { claim(on: path)?.claim.kind }

  /// Whether a search reads text, scripts and source files for which no entry says what they contain.
  package var readsEmbedded: Bool {
    layers.last { $0.file.embedded != nil }?.file.embedded ?? true
  }

  /// Whether a search reads a file that is no JSON by its name.
  ///
  /// - Parameter isHost: whether documents may be embedded in the file, by its name.
  package func finds(_ path: [UInt8], isHost: Bool) -> Bool {
    guard let claim = claim(on: path)?.claim else { return isHost && readsEmbedded }
    return claim.isEmbedded || isHost && readsEmbedded && claim.kind != nil
  }

  /// The entry that says what a file contains, and its file; nil if there is none.
  package func claim(on path: [UInt8]) -> (claim: ConfigurationFile.Claim, layer: Layer)? {
    for layer in layers.reversed() {
      for claim in layer.file.documents where layer.matches(path, claim.files) {
        return (claim, layer)
      }
    }
    return nil
  }

  /// Whether findings may be suppressed, so that all must be found even below the level.
  package var mayHideFindings: Bool {
    layers.contains { !$0.file.ignores.isEmpty || $0.file.baseline != nil }
  }

  /// The rule settings for a path; later settings override earlier ones.
  package func settings(for path: [UInt8]) -> [ConfigurationFile.RuleSetting] {
    var result: [ConfigurationFile.RuleSetting] = []
    for layer in layers {
      result += layer.file.rules
      for entry in layer.file.overrides where layer.matches(path, entry.files) {
        result += entry.rules
      }
    }
    return result
  }

  /// The placeholder styles.
  package var templates: PlaceholderSyntax {
    let usesDefaults = layers.last { $0.file.defaultPlaceholders != nil }?.file.defaultPlaceholders
    let styles = layers.flatMap { $0.file.placeholders }
    if styles.isEmpty, usesDefaults ?? true { return .standard }
    return PlaceholderSyntax(patterns: styles, includingDefaults: usesDefaults ?? true)
  }

  /// The facts about the project; nearer files take precedence.
  package var project: ProjectSettings {
    layers.reversed().reduce(ProjectSettings.none) { $0.completed(by: $1.file.project) }
  }

  /// The value of `failOn`; nil if no file sets it.
  package var failOn: FailThreshold? {
    layers.last { $0.file.failOn != nil }?.file.failOn
  }

  /// The file that contains the known findings, and the configuration file that names it.
  package struct BaselineReference: Sendable {
    /// The absolute path of the baseline.
    package var file: FilePath
    package var layer: Layer
  }

  /// The baseline that the nearest file names; nil if no file does.
  package var baseline: BaselineReference? {
    for layer in layers.reversed() {
      guard let name = layer.file.baseline else { continue }
      let folder = FilePath(bytes: layer.path).folder
      return BaselineReference(file: folder.resolving(FilePath(name)), layer: layer)
    }
    return nil
  }

  /// The `ignore` entries that match a finding, as indices of layer and entry.
  package func ignores(rule: String, family: String, pointer: String, path: [UInt8]) -> [(
    layer: Int, entry: Int
  )] {
    var result: [(layer: Int, entry: Int)] = []
    for (number, layer) in layers.enumerated() {
      for (index, entry) in layer.file.ignores.enumerated()
      where (entry.rule == rule || entry.rule == family)
        && (entry.pointer == nil || entry.pointer == pointer) && layer.matches(path, entry.files)
      {
        result.append((number, index))
      }
    }
    return result
  }
}

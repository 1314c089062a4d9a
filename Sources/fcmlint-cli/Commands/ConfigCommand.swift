import FCMLint
import FCMLintReporting
import FCMLintRules
import FCMLintWorkspace

/// The command `config`: the effective configuration for a path and the origin of each value.
struct ConfigCommand {
  let path: FilePath
  private let full: FilePath
  private let directory = WorkingDirectory()
  private let finder: ConfigurationFinder

  init(_ path: FilePath, source: ConfigurationFinder.Source) {
    self.path = path
    let full = directory.full(path)
    // For a folder, show the settings of a file in it.
    self.full = full.isFolder ? full.appending(Array("-".utf8)) : full
    finder = ConfigurationFinder(source, in: .fileSystem, ruleNames: Rulebook.names)
  }

  private typealias Line = (origin: String, text: String)

  func text() -> Result<String, ConfigurationFinder.Failure> {
    finder.layers(for: full).map { layers in
      var lines: [Line] = []
      for layer in layers.layers {
        lines.append((place(layer, ByteRange(0, 0)), "read" + remark(layer)))
      }
      lines += values(layers)
      let width = lines.map { $0.origin.unicodeScalars.count }.max() ?? 0
      return lines.reduce(into: "") { text, line in
        text += "\(line.origin.padded(to: width))  \(SecretScanner.shortened(line.text))\n"
      }
    }
  }

  /// The folder that the patterns of a layer are relative to, unless it contains the layer's file.
  private func remark(_ layer: ConfigurationChain.Layer) -> String {
    guard let folder = layer.folder(for: full.bytes) else {
      return "; its patterns do not apply to this path"
    }
    if folder == FilePath(bytes: layer.path).folder.bytes { return "" }
    let base = FilePath(bytes: folder)
    if base == directory.directory { return "; patterns are relative to the current directory" }
    return "; patterns are relative to \(LogSanitizer.safe(directory.shown(base).text))"
  }

  private func values(_ layers: ConfigurationChain) -> [Line] {
    var lines = documents(layers)
    if lines.first?.text.hasPrefix("kind") != true { lines.append(("default", "kind = detected")) }
    lines.append(
      last(layers, "failOn") { $0.failOn.map { JSONEscaping.quoted($0.word) } }
        ?? ("default", "failOn = \"error\""))
    lines.append(
      last(layers, "defaultPlaceholders") { $0.defaultPlaceholders.map { "\($0)" } }
        ?? ("default", "defaultPlaceholders = true"))
    for layer in layers.layers where !layer.file.placeholders.isEmpty {
      let styles = Self.list(layer.file.placeholders)
      lines.append((place(layer, "placeholders"), "placeholders \(styles)"))
    }
    lines.append(
      last(layers, "embedded") { $0.embedded.map { "\($0)" } } ?? ("default", "embedded = true"))
    if let baseline = layers.baseline {
      let text = JSONEscaping.quoted(directory.shown(baseline.file).text)
      lines.append((place(baseline.layer, "baseline"), "baseline = \(text)"))
    }
    lines += rules(layers)
    lines += project(layers)
    for layer in layers.layers {
      for glob in layer.file.exclude {
        lines.append((place(layer, "exclude"), "exclude \(JSONEscaping.quoted(glob.pattern))"))
      }
      for ignore in layer.file.ignores where layer.matches(full.bytes, ignore.files) {
        let pointer = ignore.pointer.map { " at \(JSONEscaping.quoted($0))" } ?? ""
        lines.append((place(layer, ignore.range), "ignore \(ignore.rule)\(pointer)"))
      }
    }
    if layers.excludes(full.bytes) { lines.append(("", "the path is excluded")) }
    return lines
  }

  // MARK: Values

  /// What the file contains, the kind of the documents first.
  private func documents(_ layers: ConfigurationChain) -> [Line] {
    guard let (claim, layer) = layers.claim(on: full.bytes) else { return [] }
    var texts = claim.kind.map { ["kind = \(JSONEscaping.quoted($0.word))"] } ?? []
    if claim.isEmbedded { texts.append("embedded = true") }
    return texts.map { (place(layer, claim.range), $0) }
  }

  /// The value that the nearest file sets.
  ///
  /// - Parameter key: the key that shows its place; nil if it is the name.
  private func last(
    _ layers: ConfigurationChain, _ name: String, at key: String? = nil,
    _ value: (ConfigurationFile) -> String?
  ) -> Line? {
    for layer in layers.layers.reversed() {
      if let text = value(layer.file) { return (place(layer, key ?? name), "\(name) = \(text)") }
    }
    return nil
  }

  /// The effective setting of each rule and family, which is the last one.
  private func rules(_ layers: ConfigurationChain) -> [Line] {
    var found: [String: Line] = [:]
    for layer in layers.layers {
      for setting in ConfigurationChain([layer]).settings(for: full.bytes) {
        let word = JSONEscaping.quoted(setting.severity?.word ?? "off")
        found[setting.name] = (place(layer, setting.range), "rules.\(setting.name) = \(word)")
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func project(_ layers: ConfigurationChain) -> [Line] {
    let facts: [(String, (ProjectSettings) -> String?)] = [
      ("apnsTopic", { $0.apnsTopic.map { JSONEscaping.quoted($0) } }),
      ("webOrigins", { $0.webOrigins.map(Self.list) }),
      ("androidChannels", { $0.androidChannels.map(Self.list) }),
      ("apnsCategories", { $0.apnsCategories.map(Self.list) }),
    ]
    return facts.compactMap { name, value in
      last(layers, "project.\(name)", at: "project") { value($0.project) }
    }
  }

  private static func list(_ texts: [String]) -> String {
    JSONValue.strings(texts).text()
  }

  // MARK: Places

  private func place(_ layer: ConfigurationChain.Layer, _ key: String) -> String {
    place(layer, layer.file.places[key] ?? ByteRange(0, 0))
  }

  private func place(_ layer: ConfigurationChain.Layer, _ range: ByteRange) -> String {
    let path = FilePath(bytes: layer.path)
    let name = LogSanitizer.safe(directory.shown(path).text)
    guard case .success(let bytes) = SourceFile.read(path) else { return name }
    return "\(name):\(LineIndex(bytes).position(of: range.start).line)"
  }
}

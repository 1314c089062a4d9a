import FCMLint
import FCMLintReporting
import FCMLintRules
import FCMLintWorkspace

/// Decides which findings the configuration or baseline suppresses, and records matching entries.
final class SuppressionTracker {
  struct EntryName: Hashable {
    var path: [UInt8]
    var entry: Int
  }

  /// A configuration that applied to a linted file.
  struct Seen {
    var layer: ConfigurationChain.Layer
    var layers: ConfigurationChain
    /// The entries that match a linted file.
    var covered: Set<Int> = []
    /// The folders that patterns were relative to for the linted files.
    var folders: Set<[UInt8]> = []
  }

  /// A baseline that applied to the run or to a linted file.
  struct SeenBaseline {
    var known: KnownFindings
    /// The configuration of the first such file; empty for `--baseline`.
    let layers: ConfigurationChain
    var used: Set<Baseline.Entry> = []
    /// The recorded paths of the linted sources.
    var linted: Set<String> = []
  }

  /// The baselines by their path.
  var baselines: [FilePath: SeenBaseline] = [:]
  var usedIgnores: Set<EntryName> = []
  var seen: [[UInt8]: Seen] = [:]

  private let directory: WorkingDirectory

  /// - Parameter baseline: the baseline for all sources; nil for none.
  init(in directory: WorkingDirectory, baseline: KnownFindings? = nil) {
    self.directory = directory
    guard let baseline else { return }
    baselines[baseline.file] = SeenBaseline(known: baseline, layers: ConfigurationChain())
  }

  /// Whether nothing can be suppressed.
  func isIdle(_ settings: SettingsResolver.Settings) -> Bool {
    settings.known == nil && settings.layers.layers.allSatisfy { $0.file.ignores.isEmpty }
  }

  /// Records that a file has been linted with these settings.
  func note(_ settings: SettingsResolver.Settings, _ source: SourceName) {
    let (layers, full) = (settings.layers, source.full)
    if let known = settings.known {
      let new = SeenBaseline(known: known, layers: layers)
      baselines[known.file, default: new].linted.insert(source.recorded(in: directory))
      if known.folder != nil { baselines[known.file]?.known.folder = known.folder }
    }
    for layer in layers.layers where !layer.file.ignores.isEmpty {
      var entry = seen[layer.path] ?? Seen(layer: layer, layers: layers)
      if let folder = layer.folder(for: full.bytes) { entry.folders.insert(folder) }
      for (index, ignore) in layer.file.ignores.enumerated()
      where !entry.covered.contains(index) && layer.matches(full.bytes, ignore.files) {
        entry.covered.insert(index)
      }
      seen[layer.path] = entry
    }
  }

  /// Why a finding is suppressed.
  enum Reason {
    /// By an `ignore` entry, with the reason it gives.
    case ignored(String)
    /// By the baseline.
    case known
  }

  /// For each finding, why it is suppressed; nil if it is not.
  ///
  /// - Parameter entries: the baseline entries of the findings; empty without a baseline.
  func reasons(
    _ diagnostics: [Diagnostic], _ entries: [Baseline.Entry],
    _ settings: SettingsResolver.Settings, _ source: SourceName
  ) -> [Reason?] {
    let layers = settings.layers
    return diagnostics.enumerated().map { index, diagnostic in
      let ignores = layers.ignores(diagnostic, in: source.full)
      for (layer, entry) in ignores {
        usedIgnores.insert(EntryName(path: layers.layers[layer].path, entry: entry))
      }
      var isKnown = false
      if let known = settings.known, index < entries.count,
        known.baseline.entries.contains(entries[index])
      {
        baselines[known.file]?.used.insert(entries[index])
        isKnown = true
      }
      guard let first = ignores.first else { return isKnown ? .known : nil }
      return .ignored(layers.layers[first.layer].file.ignores[first.entry].reason)
    }
  }

  /// The findings of a source that are not suppressed.
  ///
  /// - Parameter counts: the number of occurrences of each baseline entry in earlier pieces.
  func shown(
    _ diagnostics: [Diagnostic], in source: SourceName,
    _ settings: SettingsResolver.Settings, after counts: [Baseline.Entry: Int] = [:]
  ) -> [Diagnostic] {
    if isIdle(settings) { return diagnostics }
    let entries = entries(diagnostics, in: source, settings, after: counts).entries
    let reasons = reasons(diagnostics, entries, settings, source)
    return zip(diagnostics, reasons).compactMap { $1 == nil ? $0 : nil }
  }

  /// The baseline entries of the findings, and the number of occurrences of each so far; empty
  /// without a baseline.
  func entries(
    _ diagnostics: [Diagnostic], in source: SourceName,
    _ settings: SettingsResolver.Settings, after counts: [Baseline.Entry: Int]
  ) -> (entries: [Baseline.Entry], counts: [Baseline.Entry: Int]) {
    if settings.known == nil { return ([], [:]) }
    var counts = counts
    let entries = Baseline.entries(
      diagnostics, path: source.recorded(in: directory), counts: &counts)
    return (entries, counts)
  }
}

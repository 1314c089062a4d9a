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

  let baseline: Baseline?
  let baselinePath: FilePath?
  var usedBaseline: Set<Baseline.Entry> = []
  var usedIgnores: Set<EntryName> = []
  var seen: [[UInt8]: Seen] = [:]
  /// The identities of the linted sources; recorded only if there is a baseline.
  var linted: Set<String> = []
  private lazy var families = Dictionary(
    firstOf: Rulebook.all.map { ($0.id, $0.family.rawValue) })

  /// A tracker without a baseline.
  init() { (baseline, baselinePath) = (nil, nil) }

  /// Reads the baseline.
  ///
  /// - Parameter path: the baseline file; nil for none.
  init(baseline path: FilePath?) throws {
    baselinePath = path
    baseline = try path.map(Self.read)
  }

  private static func read(_ path: FilePath) throws -> Baseline {
    switch SourceFile.read(path) {
    case .failure(let error): throw UsageError(error, path)
    case .success(let bytes):
      switch Baseline.read(bytes) {
      case .success(let baseline): return baseline
      case .failure(let problem):
        let place = LineIndex(bytes).position(of: problem.range.start)
        let name = "\(LogSanitizer.safe(path.text)):\(place.line):\(place.column)"
        throw UsageError("\(name): \(LogSanitizer.safe(problem.message))", isAboutUsage: false)
      }
    }
  }

  /// Whether nothing can be suppressed.
  func isIdle(_ layers: ConfigurationChain) -> Bool {
    baseline == nil && layers.layers.allSatisfy { $0.file.ignores.isEmpty }
  }

  /// Records that a file has been linted with this configuration.
  func note(_ layers: ConfigurationChain, full: FilePath, identity: String) {
    if baseline != nil { linted.insert(identity) }
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
    _ diagnostics: [Diagnostic], _ entries: [Baseline.Entry], _ layers: ConfigurationChain,
    full: FilePath
  ) -> [Reason?] {
    diagnostics.enumerated().map { index, diagnostic in
      let ignores = layers.ignores(
        rule: diagnostic.rule, family: families[diagnostic.rule] ?? "",
        pointer: diagnostic.pointer, path: full.bytes)
      for (layer, entry) in ignores {
        usedIgnores.insert(EntryName(path: layers.layers[layer].path, entry: entry))
      }
      var isKnown = false
      if let baseline, index < entries.count, baseline.entries.contains(entries[index]) {
        usedBaseline.insert(entries[index])
        isKnown = true
      }
      guard let first = ignores.first else { return isKnown ? .known : nil }
      return .ignored(layers.layers[first.layer].file.ignores[first.entry].reason)
    }
  }

  /// The findings of a complete source that are not suppressed.
  func shown(
    _ diagnostics: [Diagnostic], _ layers: ConfigurationChain, full: FilePath, identity: String
  ) -> [Diagnostic] {
    if isIdle(layers) { return diagnostics }
    let entries = baseline == nil ? [] : Baseline.entries(diagnostics, path: identity)
    let reasons = reasons(diagnostics, entries, layers, full: full)
    return zip(diagnostics, reasons).compactMap { $1 == nil ? $0 : nil }
  }
}

import FCMLint
import FCMLintRules

/// Findings that configuration or baseline hide, and entries that hide nothing any more.
final class Suppressions {
  private struct EntryName: Hashable {
    var path: [UInt8]
    var entry: Int
  }

  private let baseline: Baseline?
  private let baselinePath: FilePath?
  private var usedBaseline: Set<Baseline.Entry> = []
  private var usedIgnores: Set<EntryName> = []
  /// Configurations that were in force, and the files that were judged under them.
  private var seen: [[UInt8]: (layer: ConfigurationLayers.Layer, covered: Set<Int>)] = [:]
  private var judged: Set<String> = []
  private lazy var families = Dictionary(
    Rulebook.all.map { ($0.id, $0.family.rawValue) }, uniquingKeysWith: { first, _ in first })

  init(baseline: Baseline?, path: FilePath?) {
    self.baseline = baseline
    baselinePath = path
  }

  /// Whether nothing is ever hidden, so that nobody need ask.
  func isIdle(_ layers: ConfigurationLayers) -> Bool {
    baseline == nil && layers.layers.allSatisfy { $0.file.ignores.isEmpty }
  }

  /// Notes that a file has been judged under these layers.
  func note(_ layers: ConfigurationLayers, full: FilePath, identity: String) {
    judged.insert(identity)
    for layer in layers.layers where !layer.file.ignores.isEmpty {
      var entry = seen[layer.path] ?? (layer, [])
      let single = ConfigurationLayers([layer])
      for (index, ignore) in layer.file.ignores.enumerated()
      where !entry.covered.contains(index)
        && !single.ignores(
          rule: ignore.rule, family: ignore.rule, pointer: ignore.pointer ?? "", path: full.bytes
        ).isEmpty
      {
        entry.covered.insert(index)
      }
      seen[layer.path] = entry
    }
  }

  /// The findings that are left, and how many were hidden.
  func filter(
    _ diagnostics: [Diagnostic], _ layers: ConfigurationLayers, full: FilePath, identity: String
  ) -> (shown: [Diagnostic], hidden: Int) {
    let entries = baseline == nil ? [] : Baseline.entries(diagnostics, path: identity)
    var shown: [Diagnostic] = []
    for (index, diagnostic) in diagnostics.enumerated() {
      let ignores = layers.ignores(
        rule: diagnostic.rule, family: families[diagnostic.rule] ?? "",
        pointer: diagnostic.pointer, path: full.bytes)
      for (layer, entry) in ignores {
        usedIgnores.insert(EntryName(path: layers.layers[layer].path, entry: entry))
      }
      var isHidden = !ignores.isEmpty
      if let baseline, baseline.entries.contains(entries[index]) {
        usedBaseline.insert(entries[index])
        isHidden = true
      }
      if !isHidden { shown.append(diagnostic) }
    }
    return (shown, diagnostics.count - shown.count)
  }

  // MARK: Entries that hide nothing

  /// Reports on configurations and the baseline whose entries matched nothing in files that were
  /// judged.
  func leftOvers(_ surroundings: Surroundings, level: Severity) -> [SourceReport] {
    guard Rule.unusedIgnoreSeverity >= level else { return [] }
    var reports: [SourceReport] = []
    for (path, entry) in seen.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let unused = entry.covered.sorted().filter {
        !usedIgnores.contains(EntryName(path: path, entry: $0))
      }
      let ranges = unused.map { index in
        let ignore = entry.layer.file.ignores[index]
        return ("no finding of \(ignore.rule) is left that this entry could hide", ignore.range)
      }
      reports += report(FilePath(bytes: path), ranges, surroundings)
    }
    if let baseline, let baselinePath {
      let stale = baseline.entries.subtracting(usedBaseline).filter { judged.contains($0.path) }
      let ranges = stale.sorted().map { entry in
        (
          "the finding of \(entry.rule) in \(Excerpt.shortened(entry.path)) is gone",
          baseline.places[entry] ?? ByteRange(0, 0)
        )
      }
      reports += report(baselinePath, ranges, surroundings)
    }
    return reports
  }

  private func report(
    _ path: FilePath, _ findings: [(message: String, range: ByteRange)],
    _ surroundings: Surroundings
  ) -> [SourceReport] {
    guard !findings.isEmpty, case .success(let bytes) = SourceFile.read(path) else { return [] }
    let diagnostics = findings.map { finding in
      Diagnostic(
        rule: "unused-ignore", severity: Rule.unusedIgnoreSeverity, message: finding.message,
        help: "remove the entry", range: finding.range, document: 0, kind: .sendRequest,
        pointer: "", notes: [], fixes: [])
    }
    return [
      SourceReport(
        path: surroundings.shown(path).text, identity: surroundings.identity(path).text,
        bytes: bytes, diagnostics: diagnostics)
    ]
  }
}

extension Rule {
  /// How grave an entry is that hides nothing.
  static let unusedIgnoreSeverity =
    Rulebook.all.first { $0.id == "unused-ignore" }?.severity ?? .warning
}

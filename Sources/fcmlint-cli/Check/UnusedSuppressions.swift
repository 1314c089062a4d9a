import FCMLint
import FCMLintEmbedding
import FCMLintReporting
import FCMLintRules
import FCMLintWorkspace

/// Finds entries of configurations and the baseline that suppress nothing.
///
/// An entry is reported only if the run would have found everything it could suppress. A run on a
/// few files, as from a commit hook, does not reach all files that a pattern matches.
struct UnusedSuppressions {
  /// A file with unused entries and the `failOn` threshold that applies to it.
  struct File {
    var path: FilePath
    var bytes: [UInt8]
    var report: Linter.Report
    var failOn: FailThreshold?
  }

  let suppressions: SuppressionTracker
  let options: CheckOptions
  let directory: WorkingDirectory
  let filter: FileFilter
  /// The absolute paths of the named directories.
  let folders: [FilePath]
  /// Whether a file could not be read, so that findings may be missing.
  let hasFailed: Bool

  static let rule = "unused-ignore"

  func files() -> [File] {
    let files = suppressions.seen.isEmpty ? [] : staleIgnores()
    let baselines = suppressions.baselines.sorted { $0.key < $1.key }
    return files + baselines.compactMap { staleEntries($0.value) }
  }

  /// The configurations with unused `ignore` entries, sorted by path.
  private func staleIgnores() -> [File] {
    var files: [File] = []
    for (path, seen) in suppressions.seen.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let settings = seen.layers.settings(for: path)
      let ranges = seen.layer.file.ignores.enumerated().filter { index, ignore in
        !suppressions.usedIgnores.contains(SuppressionTracker.EntryName(path: path, entry: index))
          && isEnabled(ignore.rule) && isCovered(ignore, index, seen)
      }.map { _, ignore in
        ("unused ignore: no \(ignore.rule) finding matches", ignore.range)
      }
      if var file = file(FilePath(bytes: path), ranges, settings) {
        file.failOn = seen.layers.failOn
        files.append(file)
      }
    }
    return files
  }

  /// Whether all files that the entry can match have been linted.
  private func isCovered(
    _ ignore: ConfigurationFile.Ignore, _ index: Int, _ seen: SuppressionTracker.Seen
  ) -> Bool {
    let reaches = ignore.files.flatMap(\.reaches)
    if reaches.count == 1, reaches[0].isLiteral, seen.covered.contains(index) { return true }
    guard options.excludes.isEmpty, !hasFailed, !seen.folders.isEmpty else { return false }
    return seen.folders.allSatisfy { folder in
      reaches.allSatisfy { reach in
        folders.contains {
          isWalked(reach, from: FilePath(bytes: folder), in: $0, endings(seen.layers))
        }
      }
    }
  }

  /// The endings of the files that a search finds.
  private func endings(_ layers: ConfigurationChain) -> [String] {
    let readsEmbedded = options.readsEmbedded && layers.readsEmbedded
    return FileType.allCases.map(\.ending)
      + (readsEmbedded ? HostLanguage.endings.map(\.ending) : [])
  }

  /// Whether a search of a folder reaches everything that a pattern can match.
  ///
  /// Files that searches skip can still be linted by name.
  private func isWalked(
    _ reach: Glob.Reach, from base: FilePath, in walked: FilePath, _ endings: [String]
  ) -> Bool {
    let path = FilePath(bytes: reach.ending)
    // A name without an extension is that of a directory.
    let isFolder = !reach.ending.contains(.period)
    let mayBeTaken =
      reach.isLiteral
      ? endings.contains { path.hasEnding($0) }
      : FileFinder.mayTake(namesEndingIn: reach.ending, of: endings)
    guard isFolder || mayBeTaken else { return false }
    if reach.isLiteral, filter.skips(base.appending(reach.ending), isFolder: false) {
      return false
    }
    let start = reach.isLiteral && isFolder ? reach.ending : reach.folder
    var folder = start.isEmpty ? base : base.appending(start)
    guard folder == walked || folder.relative(to: walked) != nil else { return false }
    while folder != walked {
      guard !FileFinder.skips(folder), !filter.skips(folder, isFolder: true) else {
        return false
      }
      folder = folder.folder
    }
    return true
  }

  private func staleEntries(_ seen: SuppressionTracker.SeenBaseline) -> File? {
    let (file, baseline) = (seen.known.file, seen.known.baseline)
    let unused = baseline.entries.subtracting(seen.used)
    let stale = unused.filter { isEnabled($0.rule) && isGone($0.path, seen) }.sorted()
    let ranges = stale.map { entry in
      (
        "unused baseline entry: no \(entry.rule) finding in \(Excerpt.shortened(entry.path))",
        baseline.places[entry] ?? ByteRange(0, 0)
      )
    }
    let settings = seen.layers.settings(for: directory.full(file).bytes)
    let words =
      ["fcmlint --write-baseline", LogSanitizer.safe(directory.shown(file).text)]
      + options.paths.filter { $0 != FilePath(".") }.map { LogSanitizer.safe($0.text) }
    var result = self.file(
      file, ranges, settings, help: "renew the file: \(words.joined(separator: " "))")
    result?.failOn = seen.layers.failOn
    return result
  }

  /// The entries of an old baseline about files and rules that the run did not look at, so that the
  /// new baseline at a path keeps them.
  func entries(of old: Baseline, outsideOf path: FilePath) -> [Baseline.Entry] {
    guard let seen = suppressions.baselines[options.baseline ?? path] else { return [] }
    return old.entries.filter { !isEnabled($0.rule) || !isGone($0.path, seen) }
  }

  /// Whether a file was linted, or no longer exists.
  private func isGone(_ identity: String, _ seen: SuppressionTracker.SeenBaseline) -> Bool {
    if seen.linted.contains(identity) { return true }
    var bases = folders.map { directory.repository(of: $0) ?? directory.directory }
    if bases.isEmpty { return false }
    if let folder = seen.known.folder { bases.append(directory.repository(of: folder) ?? folder) }
    return Set(bases).allSatisfy { $0.resolving(FilePath(identity)).linkTarget == nil }
  }

  /// Whether the command line enables all rules with this ID or family.
  private func isEnabled(_ name: String) -> Bool {
    let rules = Rulebook.all.filter { $0.id == name || $0.family.rawValue == name }
    return rules.allSatisfy { $0.decision(options.configuration).isEnabled }
  }

  private func file(
    _ path: FilePath, _ findings: [(message: String, range: ByteRange)],
    _ settings: [ConfigurationFile.RuleSetting], help: String = "remove the entry"
  ) -> File? {
    guard !findings.isEmpty, let severity = severity(settings),
      case .success(let bytes) = SourceFile.read(path)
    else { return nil }
    var report = Linter.Report()
    report.diagnostics = findings.map { finding in
      Diagnostic(
        rule: Self.rule, severity: severity, message: finding.message, help: help,
        range: finding.range, document: 0, kind: .sendRequest, pointer: "", notes: [], fixes: [])
    }
    return File(path: path, bytes: bytes, report: report)
  }

  /// The severity of an unused entry; nil if it is not reported.
  private func severity(_ settings: [ConfigurationFile.RuleSetting]) -> Severity? {
    guard let rule = Rulebook.all.first(where: { $0.id == Self.rule }) else { return nil }
    let configuration = options.configuration.over(settings)
    let decision = rule.decision(configuration)
    return decision.isEnabled ? decision.severity ?? rule.severity : nil
  }
}

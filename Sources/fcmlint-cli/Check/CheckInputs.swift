import FCMLint
import FCMLintEmbedding
import FCMLintReporting
import FCMLintWorkspace

/// The sources of a run, in report order. A class, because destroying its arrays as those of a value takes
/// metadata, which makes a start slower.
final class CheckInputs {
  enum StandardInput { case absent, linted, excluded }

  static let standardInput = FilePath("-")

  /// The path of standard input without `--stdin-filename`.
  static let namelessInput = FilePath("<stdin>")

  let files: [FilePath]
  /// The named files that are pipes or devices. There are few, and a set would make a start slower.
  private let irregular: [FilePath]
  /// How standard input is used. It is reported after the files.
  let standardInput: StandardInput
  let errors: [FileFinder.Failure]
  /// Remarks about directories in which no file was found.
  let remarks: [String]

  init(_ options: CheckOptions, _ directory: WorkingDirectory, _ filter: FileFilter) {
    func isExcluded(_ path: FilePath) -> Bool {
      options.forcesExcludes && filter.isExcluded(directory.full(path))
    }
    let named = options.paths.filter { $0 != Self.standardInput && !isExcluded($0) }
    let own = Self.ownFiles(options, directory)
    func skips(_ path: FilePath, isFolder: Bool) -> Bool {
      !isFolder && own.contains { $0 == directory.full(path) }
        || filter.skips(path, isFolder: isFolder)
    }
    let finder = FileFinder(named, excludes: skips) { path in
      FileType(of: path) != nil
        || options.readsEmbedded
          && filter.finds(path, isHost: HostLanguage(path: path) != nil && !Self.isMinified(path))
    } lists: {
      filter.note($0, names: $1)
    }
    errors = finder.errors.filter { !options.allowsEmpty || $0.error != .missing }
    remarks = finder.emptyDirectories.map { directory in
      let start = "nothing to check in \(LogSanitizer.safe(directory.text)): "
      if finder.excludedDirectories.contains(directory) {
        return start + "all matching files are excluded"
      }
      let hosts = FileFinder([directory], excludes: skips) { HostLanguage(path: $0) != nil }.files
      if hosts.isEmpty { return start + "no JSON, text, script or source files" }
      let cause = options.readsEmbedded ? "the configuration" : "--no-embedded"
      return start + "no \(Self.fileTypes) files; \(cause) restricts the search to JSON"
    }
    // A file named by a relative and an absolute path is linted once.
    files =
      named.count > 1 && named.contains(where: \.isAbsolute)
      ? Array(Set(finder.files.map(directory.shown))).sorted() : finder.files
    irregular = finder.irregular.flatMap { [$0, directory.shown($0)] }
    if options.paths.contains(Self.standardInput) {
      standardInput = isExcluded(options.stdinName ?? Self.standardInput) ? .excluded : .linted
    } else {
      standardInput = .absent
    }
  }

  /// Whether a source is a file, and no pipe or device.
  func isRegular(_ file: FilePath) -> Bool { !irregular.contains(file) }

  /// Whether a file is generated from other source code, by its name.
  private static func isMinified(_ path: FilePath) -> Bool {
    [".min.js", ".min.mjs", ".min.cjs"].contains { path.hasEnding($0) }
  }

  /// The file name extensions that are linted, for a message.
  private static var fileTypes: String {
    FileType.allCases.map(\.ending).inSentence("or")
  }

  /// Files that configure the run. Searches skip them, even if they have a matching extension.
  private static func ownFiles(_ options: CheckOptions, _ directory: WorkingDirectory)
    -> [FilePath]
  {
    var files = [options.baseline, options.newBaseline].compactMap(\.self)
    if case .file(let file, _) = options.configurationSource { files.append(file) }
    return files.map(directory.full)
  }
}

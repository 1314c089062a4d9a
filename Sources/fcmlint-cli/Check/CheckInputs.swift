import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// The sources of a run, in the order of the report.
struct CheckInputs {
  enum StandardInput { case absent, linted, excluded }

  static let standardInput = FilePath("-")

  let files: [FilePath]
  /// What becomes of standard input, which comes after the files.
  let standardInput: StandardInput
  let errors: [FileFinder.Failure]
  /// What to tell the user about directories without files.
  let remarks: [String]

  init(_ options: CheckOptions, _ directory: WorkingDirectory, _ filter: FileFilter) {
    func isExcluded(_ path: FilePath) -> Bool {
      options.forcesExcludes && filter.isExcluded(directory.full(path))
    }
    let named = options.paths.filter { $0 != Self.standardInput && !isExcluded($0) }
    let own = Self.ownFiles(options, directory)
    let finder = FileFinder(named) { path, isFolder in
      !isFolder && own.contains { $0 == directory.full(path) }
        || filter.leavesOut(path, isFolder: isFolder)
    }
    errors = finder.errors.filter { !options.allowsEmpty || $0.error != .missing }
    remarks = finder.emptyDirectories.map { directory in
      let rest = finder.excludedDirectories.contains(directory) ? " but what is excluded" : ""
      return "no \(Self.fileTypes) file in \(LogSanitizer.safe(directory.text))\(rest)"
    }
    // A file that is named from the root of the disk, too, is linted once.
    files =
      finder.files.count > 1 && named.contains(where: \.isAbsolute)
      ? Array(Set(finder.files.map(directory.shown))).sorted() : finder.files
    if options.paths.contains(Self.standardInput) {
      standardInput = isExcluded(options.stdinName ?? Self.standardInput) ? .excluded : .linted
    } else {
      standardInput = .absent
    }
  }

  /// The extensions of files that are linted, for a message.
  private static var fileTypes: String {
    let endings = FileType.allCases.map(\.ending)
    return endings.dropLast().joined(separator: ", ") + " or " + endings[endings.count - 1]
  }

  /// Files that configure the run: a pattern such as `**/*.json` does not mean them.
  private static func ownFiles(_ options: CheckOptions, _ directory: WorkingDirectory)
    -> [FilePath]
  {
    var files = [options.baseline, options.newBaseline].compactMap(\.self)
    if case .file(let file, _) = options.configurationSource { files.append(file) }
    return files.map(directory.full)
  }
}

import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// The errors of a configuration file, as text and as report entries.
enum ConfigurationErrorReport {
  /// One report entry for each error.
  static func entries(
    _ failure: ConfigurationFinder.Failure, _ directory: WorkingDirectory
  ) -> [UnreadableSource] {
    let lines = LineIndex(failure.bytes)
    return failure.problems.map { problem in
      let help = problem.help.flatMap { $0.isEmpty ? nil : "; \($0)" } ?? ""
      return UnreadableSource(
        path: directory.shown(failure.path).text,
        identity: directory.identity(failure.path).text,
        absolute: directory.absolute(failure.path).text,
        place: failure.bytes.isEmpty ? nil : lines.position(of: problem.range.start),
        words: problem.message + help)
    }
  }

  static func text(_ failure: ConfigurationFinder.Failure, _ directory: WorkingDirectory) -> String
  {
    let path = directory.shown(failure.path)
    return failure.text(as: failure.isUnreadOption ? FilePath("--config " + path.text) : path)
  }
}

import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// The baseline that applies to a source.
struct KnownFindings: Sendable {
  /// The path of the baseline.
  let file: FilePath
  let baseline: Baseline
  /// The absolute folder that recorded paths are relative to outside a repository; nil for the
  /// current directory.
  var folder: FilePath?

  init(_ file: FilePath, _ baseline: Baseline, folder: FilePath? = nil) {
    self.file = file
    self.baseline = baseline
    self.folder = folder
  }

  /// Reads the file that `--baseline` names.
  init(option path: FilePath) throws {
    switch SourceFile.read(path) {
    case .failure(let error): throw UsageError(error, path, option: "--baseline ")
    case .success(let bytes):
      switch Baseline.read(bytes) {
      case .success(let baseline): self.init(path, baseline)
      case .failure(let problem):
        let place = LineIndex(bytes).position(of: problem.range.start)
        let name = "\(LogSanitizer.safe(path.text)):\(place.line):\(place.column)"
        throw UsageError("\(name): \(LogSanitizer.safe(problem.message))", isAboutUsage: false)
      }
    }
  }
}

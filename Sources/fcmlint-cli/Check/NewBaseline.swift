import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// The file that `--write-baseline` names, opened before anything is reported.
struct NewBaseline {
  private static let option = "--write-baseline "

  private let path: FilePath
  private let file: OutputFile
  /// The baseline that is replaced.
  let old: Baseline

  /// An existing file must be a baseline or empty, so that a path in the wrong place is not replaced.
  init(_ path: FilePath) throws {
    self.path = path
    switch OutputFile.open(path) {
    case .failure(let error): throw UsageError(error, path, option: Self.option)
    case .success(let opened): file = opened
    }
    guard file.keepsOld else {
      old = Baseline()
      return
    }
    switch SourceFile.read(path).map(Self.baseline) {
    case .success(let found?): old = found
    case .failure(let error): throw UsageError(error, path, option: Self.option)
    case .success(nil):
      throw UsageError(
        "\(Self.option)\(LogSanitizer.safe(path.text)): the file exists and is not a baseline; "
          + "remove it or use another name", isAboutUsage: false)
    }
  }

  private static func baseline(_ bytes: [UInt8]) -> Baseline? {
    bytes.isEmpty ? Baseline() : try? Baseline.read(bytes).get()
  }

  /// Writes the entries, and returns the error, if any.
  func write(_ entries: BaselineRecorder) -> String? {
    var error: FileError?
    var part: [UInt8] = []
    entries.write { text in
      part += text.utf8
      guard part.count >= 1 << 16, error == nil else { return }
      error = file.write(part)
      part = []
    }
    return (error ?? file.write(part) ?? file.finish()).map {
      UsageError.text($0, path, option: Self.option)
    }
  }
}

/// Reads baselines, each file once.
package final class BaselineCache {
  package typealias Found = Result<Baseline, ConfigurationFinder.Failure>

  private let reader: FileReader
  private var known: [FilePath: Found] = [:]

  package init(_ reader: FileReader) { self.reader = reader }

  /// The baseline that a configuration names. If the file cannot be read, the failure is at the value
  /// in the configuration; a mistake in the file is at its place there.
  package func read(_ reference: ConfigurationChain.BaselineReference) -> Found {
    read(reference.file) { error in
      let layer = reference.layer
      let path = FilePath(bytes: layer.path)
      var bytes: [UInt8] = []
      if case .success(let read) = reader.read(path, ConfigurationFinder.limit) { bytes = read }
      let name = Excerpt.shortened(layer.file.baseline ?? "")
      return ConfigurationFinder.Failure(
        path, "cannot read the baseline \"\(name)\": \(error.words)", bytes: bytes,
        at: layer.file.baselinePlace)
    }
  }

  /// The baseline in the file at an absolute path.
  package func read(_ path: FilePath) -> Found {
    read(path) { ConfigurationFinder.Failure(path, $0.words) }
  }

  private func read(
    _ path: FilePath, unread: (FileReader.Failure) -> ConfigurationFinder.Failure
  ) -> Found {
    if let found = known[path] { return found }
    switch reader.read(path, Int.max) {
    case .failure(let error): return .failure(unread(error))
    case .success(let bytes):
      let found = Baseline.read(bytes).mapError {
        ConfigurationFinder.Failure(path, $0.message, bytes: bytes, at: $0.range)
      }
      known[path] = found
      return found
    }
  }
}

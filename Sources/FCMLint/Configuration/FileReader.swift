/// Reads files, from the file system or from memory.
package struct FileReader {
  /// Why a file cannot be read, in a few words.
  package struct Failure: Error, Sendable {
    package var words: String

    package init(words: String) { self.words = words }
  }

  /// The bytes of a file at an absolute path, unless there are more than a limit.
  package var read: (_ path: FilePath, _ limit: Int) -> Result<[UInt8], Failure>
  /// Whether a file exists.
  package var exists: (FilePath) -> Bool
  /// Whether a folder is the root of a Git repository.
  package var isRepository: (FilePath) -> Bool

  package init(
    read: @escaping (_ path: FilePath, _ limit: Int) -> Result<[UInt8], Failure>,
    exists: @escaping (FilePath) -> Bool, isRepository: @escaping (FilePath) -> Bool
  ) {
    self.read = read
    self.exists = exists
    self.isRepository = isRepository
  }
}

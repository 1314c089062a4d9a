import FCMLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// What the system says of the file at a path.
extension FilePath {
  /// The path of the same file without links and `..`; nil when there is no such file.
  package var linkTarget: FilePath? {
    withCString { name in
      guard let found = realpath(name, nil) else { return nil }
      defer { free(found) }
      return FilePath(bytes: (0..<strlen(found)).map { UInt8(bitPattern: found[$0]) })
    }
  }

  /// Whether it is a folder, links followed.
  package var isFolder: Bool {
    var status = stat()
    return withCString { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is such an entry of a folder, and it is no symbolic link.
  var isPlainEntry: Bool {
    let last = name
    if last.isEmpty || last.elementsEqual([0x2E]) || last.elementsEqual([0x2E, 0x2E]) {
      return false
    }
    var status = stat()
    return withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT != S_IFLNK
  }

  /// Whether the name itself is that of a symbolic link.
  package var isLink: Bool {
    var status = stat()
    return withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Calls `body` with the path as the system takes it; the empty path is the current directory.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 2) { name in
      guard let start = name.baseAddress else { return body(".") }
      name.initialize(repeating: 0)
      for (index, byte) in bytes.enumerated() { name[index] = CChar(bitPattern: byte) }
      if bytes.isEmpty { name[0] = 0x2E }
      return body(start)
    }
  }
}

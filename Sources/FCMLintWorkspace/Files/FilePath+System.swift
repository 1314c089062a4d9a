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

  /// What the system knows of the file, links followed; nil sets `errno`.
  var status: stat? {
    var status = stat()
    return withCString { stat($0, &status) } == 0 ? status : nil
  }

  /// What the system knows of the file or, if it is one, of the link.
  private var linkStatus: stat? {
    var status = stat()
    return withCString { lstat($0, &status) } == 0 ? status : nil
  }

  /// Whether there is such a file.
  var exists: Bool { withCString { access($0, F_OK) } == 0 }

  /// Whether the file may be written to; if not, `errno` is set.
  var isWritable: Bool { withCString { access($0, W_OK) } == 0 }

  /// Whether it is the root of a Git repository.
  var isRepository: Bool { appending(Array(".git".utf8)).exists }

  /// Whether it is a folder, links followed.
  package var isFolder: Bool { status?.type == S_IFDIR }

  /// Whether there is such an entry of a folder, and it is no symbolic link.
  var isPlainEntry: Bool {
    let last = name
    if last.isEmpty || last.elementsEqual(".".utf8) || last.elementsEqual("..".utf8) {
      return false
    }
    return linkStatus.map { $0.type != S_IFLNK } ?? false
  }

  /// Whether the name itself is that of a symbolic link.
  package var isLink: Bool { linkStatus?.type == S_IFLNK }

  /// Calls `body` with the path as the system takes it; the empty path is the current directory.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 2) { name in
      guard let start = name.baseAddress else { return body(".") }
      name.initialize(repeating: 0)
      for (index, byte) in bytes.enumerated() { name[index] = CChar(bitPattern: byte) }
      if bytes.isEmpty { name[0] = CChar(UInt8(ascii: ".")) }
      return body(start)
    }
  }
}

extension stat {
  /// The type of the file, such as `S_IFREG`.
  var type: mode_t { st_mode & S_IFMT }
}

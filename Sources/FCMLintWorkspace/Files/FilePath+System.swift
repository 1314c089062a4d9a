import FCMLint

// File system queries.
extension FilePath {
  /// The path with symbolic links and `..` resolved; nil if the file does not exist.
  package var linkTarget: FilePath? {
    withCString { name in
      guard let found = realpath(name, nil) else { return nil }
      defer { free(found) }
      return FilePath(bytes: (0..<strlen(found)).map { UInt8(bitPattern: found[$0]) })
    }
  }

  /// The attributes of the file, following links; if nil, `errno` is set.
  var status: stat? {
    var status = stat()
    return withCString { stat($0, &status) } == 0 ? status : nil
  }

  /// The attributes of the file, or of the link itself.
  private var linkStatus: stat? {
    var status = stat()
    return withCString { lstat($0, &status) } == 0 ? status : nil
  }

  /// The open file descriptor for a path such as `/dev/stdin` or `/dev/fd/3`.
  var openDescriptor: Int32? {
    let names = ["/dev/stdin", "/dev/stdout", "/dev/stderr"]
    if let number = names.firstIndex(where: { bytes.elementsEqual($0.utf8) }) {
      return Int32(number)
    }
    for folder in ["/dev/fd", "/proc/self/fd"] {
      if let name = relative(to: FilePath(folder)) { return Int32(name.text) }
    }
    return nil
  }

  /// Whether the file exists.
  var exists: Bool { withCString { access($0, F_OK) } == 0 }

  /// Whether the file is writable; if not, `errno` is set.
  var isWritable: Bool { withCString { access($0, W_OK) } == 0 }

  /// Whether the path is the root of a Git repository.
  var isRepository: Bool { appending(Array(".git".utf8)).exists }

  /// Whether the path is a folder, following links.
  package var isFolder: Bool { status?.type == S_IFDIR }

  /// Whether the entry exists in its folder and is not a symbolic link.
  var isPlainEntry: Bool {
    let last = name
    if last.isEmpty || last.elementsEqual(".".utf8) || last.elementsEqual("..".utf8) {
      return false
    }
    return linkStatus.map { $0.type != S_IFLNK } ?? false
  }

  /// Whether the path is a symbolic link.
  package var isLink: Bool { linkStatus?.type == S_IFLNK }

  /// Calls `body` with the path as a C string; the empty path is the current directory.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 2) { name in
      guard let start = name.baseAddress else { return body(".") }
      let path = bytes.isEmpty ? [.period] : bytes
      UnsafeMutableRawBufferPointer(name).copyBytes(from: path)
      name[path.count] = 0
      return body(start)
    }
  }
}

extension stat {
  /// The type of the file, such as `S_IFREG`.
  var type: mode_t { st_mode & S_IFMT }

  /// The error if the file has several names: replacing it would change only one.
  var linkError: FileError? { st_nlink > 1 ? .linked(count: Int(st_nlink)) : nil }

  /// What changes with the content of a file.
  var stamp: [Int64] {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return [Int64(st_ino), Int64(st_size), Int64(time.tv_sec), Int64(time.tv_nsec)]
  }
}

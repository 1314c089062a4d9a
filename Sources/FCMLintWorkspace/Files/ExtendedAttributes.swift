import FCMLint

/// The extended attributes of a file, such as labels and access control lists.
enum ExtendedAttributes {
  #if canImport(Darwin)
    /// Copies the attributes of a file to an open one, and returns the error, if any.
    static func copy(from path: FilePath, to file: Int32) -> FileError? {
      let source = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
      guard source >= 0 else { return FileError(errno) }
      defer { close(source) }
      let parts = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
      return fcopyfile(source, file, nil, parts) == 0 ? nil : FileError(errno)
    }
  #else
    /// Copies the attributes of a file to an open one, and returns the error, if any.
    ///
    /// Those that an administrator assigns are copied where that is permitted.
    static func copy(from path: FilePath, to file: Int32) -> FileError? {
      let names = path.withCString { path in filled { listed(path, $0, $1) } }
      guard let names else { return errno == ENOTSUP ? nil : FileError(errno) }
      for name in names.split(separator: 0) {
        let name = Array(name) + [0]
        let isCopied = path.withCString { path in
          guard let value = filled({ valued(path, name, $0, $1) }) else { return false }
          return assigned(file, name, value, value.count, flags: 0) == 0
        }
        if !isCopied, name.starts(with: "user.".utf8.map { CChar($0) }) { return FileError(errno) }
      }
      return nil
    }

    /// The bytes that a function writes, which returns their number; nil if it fails.
    ///
    /// - Parameter read: called with no buffer for the size, then with a buffer of that size.
    private static func filled(_ read: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> [CChar]? {
      let size = read(nil, 0)
      guard size > 0 else { return size == 0 ? [] : nil }
      var count = 0
      let bytes = [CChar](unsafeUninitializedCapacity: size) { buffer, filled in
        count = read(buffer.baseAddress, size)
        filled = max(0, count)
      }
      return count < 0 ? nil : bytes
    }
  #endif
}

#if !canImport(Darwin)
  // The modules of the C libraries do not contain these functions.
  @_silgen_name("listxattr")
  private func listed(
    _ path: UnsafePointer<CChar>, _ names: UnsafeMutablePointer<CChar>?, _ size: Int
  )
    -> Int

  @_silgen_name("getxattr")
  private func valued(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>,
    _ value: UnsafeMutablePointer<CChar>?, _ size: Int
  ) -> Int

  @_silgen_name("fsetxattr")
  private func assigned(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>, _ size: Int,
    flags: Int32
  ) -> Int32
#endif

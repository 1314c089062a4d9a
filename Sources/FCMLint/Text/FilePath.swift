/// A file path as bytes, which need not be valid UTF-8.
package struct FilePath: Hashable, Comparable, Sendable {
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Hashes all bytes at once; an array hashes them one by one.
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// The path as text; invalid UTF-8 becomes U+FFFD. Not escaped for a terminal.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var isAbsolute: Bool { bytes.first == .slash }

  /// The last component.
  package var name: ArraySlice<UInt8> {
    let end = bytes.lastIndex(of: .slash).map { $0 + 1 } ?? bytes.startIndex
    return bytes[end...]
  }

  /// The directory of the path; `/` for the root itself.
  package var folder: FilePath {
    guard let slash = bytes.lastIndex(of: .slash) else { return FilePath(bytes: []) }
    return FilePath(bytes: slash == 0 ? [.slash] : Array(bytes[..<slash]))
  }

  /// Whether the name has this lower-case extension in any case; `.JSON` counts as `.json`.
  package func hasEnding(_ ending: String) -> Bool {
    guard let last = bytes.last, last | 0x20 == ending.utf8.last.map({ $0 | 0x20 }) else {
      return false
    }
    let name = name
    return name.count > ending.utf8.count
      && name.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, wanted in
        (byte.isCapital ? byte | 0x20 : byte) == wanted
      }
  }

  /// The path of an entry of this directory; the current directory is the empty path.
  package func appending(_ name: [UInt8]) -> FilePath {
    if bytes.isEmpty { return FilePath(bytes: name) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1 + name.count)
    result += bytes
    if bytes.last != .slash { result.append(.slash) }
    result += name
    return FilePath(bytes: result)
  }

  /// Whether a directory is the `folder` of the path.
  package func isEntry(of directory: FilePath) -> Bool {
    guard let slash = bytes.lastIndex(of: .slash) else { return directory.bytes.isEmpty }
    let count = max(slash, 1)
    guard directory.bytes.count == count else { return false }
    return bytes.withUnsafeBufferPointer { own in
      directory.bytes.withUnsafeBufferPointer { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return false }
        return ByteSearch.equal(own, other, count)
      }
    }
  }

  /// The same path without redundant `.` components and slashes; `.` becomes empty.
  package var tidied: FilePath { joined(worksOutParents: false) }

  /// Another path relative to this directory, with `.` and `..` resolved without reading the file
  /// system.
  package func resolving(_ other: FilePath) -> FilePath {
    (other.isAbsolute ? other : appending(other.bytes)).joined(worksOutParents: true)
  }

  /// The normalized path.
  private func joined(worksOutParents: Bool) -> FilePath {
    if isTidy { return self }
    var result: [UInt8] = isAbsolute ? [.slash] : []
    result.reserveCapacity(bytes.count)
    let root = result.count
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: .slash) ?? bytes.count
      let part = bytes[start..<end]
      start = end + 1
      if part.isEmpty || part.elementsEqual([.period]) { continue }
      if worksOutParents, part.elementsEqual([.period, .period]) {
        result.removeSubrange((result[root...].lastIndex(of: .slash) ?? root)...)
        continue
      }
      if result.count > root { result.append(.slash) }
      result += part
    }
    return FilePath(bytes: result)
  }

  /// Whether no component is empty, `.` or `..`, so that the path needs no normalization.
  private var isTidy: Bool {
    guard let last = bytes.last, last != .slash else { return false }
    // The number of periods with which a component begins; negative after another byte.
    var periods = 0
    for (index, byte) in bytes.enumerated() {
      if byte == .period {
        if periods >= 0 { periods += 1 }
      } else if byte == .slash {
        if index > 0, periods >= 0 && periods < 3 { return false }
        periods = 0
      } else {
        periods = -1
      }
    }
    return periods < 0 || periods > 2
  }

  /// The path relative to a directory; nil if it is not in the directory.
  package func relative(to directory: FilePath) -> FilePath? {
    guard bytes.starts(with: directory.bytes) else { return nil }
    let count = directory.bytes.count
    if directory.bytes.last == .slash { return FilePath(bytes: Array(bytes[count...])) }
    guard count < bytes.count, bytes[count] == .slash else { return nil }
    return FilePath(bytes: Array(bytes[(count + 1)...]))
  }

  package static func < (first: FilePath, second: FilePath) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}

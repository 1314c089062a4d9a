// Looking for short texts in a string without making one.
extension JSONNode {
  /// Whether the decoded text of a string or key begins with `prefix`.
  public func starts(with prefix: StaticString) -> Bool {
    guard kind == .string || kind == .key else { return false }
    if hasEscapes { return ByteSearch.starts(decodedBytes[...], with: prefix) }
    return ByteSearch.starts(rawContent[...], with: prefix)
  }

  /// Whether the decoded text of a string or key holds `part`.
  public func contains(_ part: StaticString) -> Bool {
    guard kind == .string || kind == .key else { return false }
    if hasEscapes { return ByteSearch.position(of: part, in: decodedBytes[...]) != nil }
    return ByteSearch.position(of: part, in: rawContent[...]) != nil
  }

  /// Calls `body` with the decoded text of a string or key, copied only where it holds escapes.
  @inline(__always)
  func withDecoded<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if hasEscapes { return decodedBytes.withUnsafeBufferPointer(body) }
    return body(rawContent)
  }
}

/// Plain search in bytes.
enum ByteSearch {
  static func starts<Bytes: RandomAccessCollection>(_ bytes: Bytes, with prefix: StaticString)
    -> Bool where Bytes.Element == UInt8
  {
    let pattern = UnsafeBufferPointer(
      start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
    return bytes.count >= pattern.count && bytes.prefix(pattern.count).elementsEqual(pattern)
  }

  /// Where `part` begins for the first time.
  static func position<Bytes: RandomAccessCollection>(of part: StaticString, in bytes: Bytes)
    -> Bytes.Index? where Bytes.Element == UInt8
  {
    let count = part.utf8CodeUnitCount
    var rest = bytes[...]
    while rest.count >= count, let index = rest.firstIndex(of: part.utf8Start[0]) {
      rest = rest[index...]
      if starts(rest, with: part) { return index }
      rest = rest.dropFirst()
    }
    return nil
  }
}

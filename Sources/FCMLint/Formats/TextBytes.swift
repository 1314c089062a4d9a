/// The decoded bytes of a string: those of the source or, if it has escapes, a copy.
struct TextBytes {
  private let copy: [UInt8]
  private let source: UnsafeBufferPointer<UInt8>

  /// The text of a string node; valid as long as the node is.
  init(_ node: JSONNode) {
    copy = node.hasEscapes ? node.decodedBytes : []
    source = node.hasEscapes ? UnsafeBufferPointer(start: nil, count: 0) : node.rawContent
  }

  init(_ bytes: [UInt8]) {
    copy = bytes
    source = UnsafeBufferPointer(start: nil, count: 0)
  }

  func read<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    copy.isEmpty ? body(source) : copy.withUnsafeBufferPointer(body)
  }
}

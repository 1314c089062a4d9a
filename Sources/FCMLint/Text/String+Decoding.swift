// Decoding of UTF-8. The initializers hide the generic one of the standard library, whose code would be
// repeated at every call and make the WebAssembly module larger.

extension String {
  /// The text of bytes of UTF-8, with malformed ones replaced by U+FFFD.
  @inline(never)
  package init(decoding bytes: UnsafeBufferPointer<UInt8>, as encoding: UTF8.Type) {
    self.init(decoding: UnsafeRawBufferPointer(bytes), as: encoding)
  }

  /// The text of bytes of UTF-8, with malformed ones replaced by U+FFFD.
  @inline(never)
  package init(decoding bytes: [UInt8], as encoding: UTF8.Type) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: encoding) }
  }

  /// The text of bytes of UTF-8, with malformed ones replaced by U+FFFD.
  @inline(never)
  package init(decoding bytes: ArraySlice<UInt8>, as encoding: UTF8.Type) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: encoding) }
  }

  /// The text of bytes of UTF-8, with malformed ones replaced by U+FFFD.
  @inline(never)
  package init(decoding bytes: Slice<UnsafeBufferPointer<UInt8>>, as encoding: UTF8.Type) {
    self.init(decoding: UnsafeBufferPointer(rebasing: bytes), as: encoding)
  }
}

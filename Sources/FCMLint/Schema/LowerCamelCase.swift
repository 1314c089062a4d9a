/// The lowerCamelCase spelling of a snake_case name, which FCM also accepts: each `_` is removed
/// and the next letter is a capital.
///
/// Source: Protocol Buffers, ProtoJSON format: `lowerCamelCase` names of fields.
enum LowerCamelCase {
  /// The lowerCamelCase spelling of a name.
  static func of(_ name: String) -> String {
    let bytes = Array(name.utf8)
    return String(unsafeUninitializedCapacity: bytes.count) { result in
      guard let start = result.baseAddress else { return 0 }
      return bytes.withUnsafeBufferPointer { write($0, to: start) }
    }
  }

  /// Writes the lowerCamelCase spelling, which is never longer, and returns its length.
  static func write(
    _ name: UnsafeBufferPointer<UInt8>, to result: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var count = 0
    var raises = false
    for byte in name {
      if byte == .underscore {
        raises = true
      } else {
        result[count] = raises && byte.isSmall ? byte - .space : byte
        count += 1
        raises = false
      }
    }
    return count
  }
}

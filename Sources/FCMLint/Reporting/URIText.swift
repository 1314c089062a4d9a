/// Paths as references in a URI.
enum URIText {
  /// The path with every byte escaped that a URI reference gives a meaning; an absolute one gets
  /// the scheme of files.
  static func reference(_ path: String) -> String {
    var bytes: [UInt8] = path.utf8.first == 0x2F ? Array("file://".utf8) : []
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: bytes.append(byte)
      default: bytes += [0x25, digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}

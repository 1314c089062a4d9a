import FCMLint

/// Paths as references in a URI, and back.
package enum URIEncoding {
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

  /// The path that the URI of a file names, as bytes; nil for every other URI.
  ///
  /// Source: RFC 8089 §2; a host is passed over, since a file on another machine has no path here.
  package static func path(ofFile uri: String) -> [UInt8]? {
    let scheme = "file:"
    guard uri.prefix(scheme.count).lowercased() == scheme else { return nil }
    var rest = uri.dropFirst(scheme.count)
    if rest.hasPrefix("//") { rest = rest.dropFirst(2).drop { $0 != "/" } }
    guard rest.hasPrefix("/") else { return nil }
    return decoded(String(rest))
  }

  /// The last segment of the path of a URI of any scheme, as bytes.
  package static func name(in uri: String) -> [UInt8] {
    let path = uri.prefix { $0 != "?" && $0 != "#" }
    return decoded(String(path.split { $0 == "/" || $0 == ":" }.last ?? ""))
  }

  private static func decoded(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { PercentEncoding.decoded($0[...]) }
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}

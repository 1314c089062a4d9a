import FCMLint

/// Paths as references in a URI, and back.
package enum URIEncoding {
  /// The path with every byte escaped that a URI reference gives a meaning; an absolute one gets
  /// the scheme of files.
  static func reference(_ path: String) -> String {
    var bytes: [UInt8] = path.utf8.first == .slash ? Array("file://".utf8) : []
    for byte in path.utf8 {
      switch byte {
      case _ where byte.isLetter || byte.isDigit: bytes.append(byte)
      case .minus, .period, .slash, .underscore, UInt8(ascii: "~"): bytes.append(byte)
      default: bytes += [.percent, digit(byte >> 4), digit(byte & 15)]
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

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

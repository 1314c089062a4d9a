import FCMLint

/// Converts paths to URI references and back.
package enum URIEncoding {
  /// The path as a URI reference, percent-encoded; an absolute path becomes a `file` URI.
  static func reference(_ path: String) -> String {
    (path.utf8.first == .slash ? "file://" : "") + encoded(path)
  }

  /// The path of a URI, percent-encoded.
  package static func encoded(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case _ where byte.isLetter || byte.isDigit: bytes.append(byte)
      case .minus, .period, .slash, .underscore, UInt8(ascii: "~"): bytes.append(byte)
      default: bytes += [.percent, digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path in a `file` URI, as bytes; nil for other URIs. The host is ignored.
  ///
  /// Source: RFC 8089 §2.
  package static func path(ofFile uri: String) -> [UInt8]? {
    uri.prefix(5).lowercased() == "file:" ? path(of: uri) : nil
  }

  /// The absolute path in a URI with any scheme, as bytes; nil if there is none. The host, a query
  /// and a fragment are ignored.
  package static func path(of uri: String) -> [UInt8]? {
    guard let colon = uri.firstIndex(of: ":") else { return nil }
    var rest = uri[colon...].dropFirst().prefix { $0 != "?" && $0 != "#" }
    if rest.hasPrefix("//") { rest = rest.dropFirst(2).drop { $0 != "/" } }
    guard rest.hasPrefix("/") else { return nil }
    return decoded(String(rest))
  }

  /// The last path segment of a URI with any scheme, as bytes.
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

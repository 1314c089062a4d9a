/// The document around a cursor: a line of JSON Lines, or the whole text.
package enum CursorDocument {
  /// The bytes of the document, or of several in an array, around an offset.
  package static func range(in bytes: [UInt8], at offset: Int, isLines: Bool) -> ByteRange {
    guard isLines else { return ByteRange(0, bytes.count) }
    let start = bytes[..<offset].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: .lineFeed) ?? bytes.count
    return ByteRange(start, end)
  }

  /// The kind that the file name suggests, unless the document contains a message.
  package static func kind(
    claimed claim: DocumentKind?, _ bytes: [UInt8], _ range: ByteRange
  ) -> DocumentKind? {
    guard let claim else { return nil }
    let isMessage = JSONTree.read(Array(bytes[range.start..<range.end])) {
      $0.root?[name: "message"]?.isObject ?? false
    }
    return isMessage ? nil : claim
  }
}

/// A field at a place of a document: its key, or its value.
package struct FieldLocation {
  /// The field; nil for a member that the schema does not list, such as an entry of `data`.
  package var row: SchemaField?
  /// What the object means for members that it does not list.
  package var other: Field?
  /// The range of the key or value.
  package var range: ByteRange
  /// The path of the object, as in a send request.
  package var path: String
  /// The known value at the place.
  package var value: KnownValue?
  /// The value in words, such as `1 day`.
  package var words: String?

  /// The field at an offset; nil if there is none.
  ///
  /// - Parameters:
  ///   - part: the bytes of one document, or of several in an array.
  ///   - kind: the kind of the document; nil for detection.
  package init?(_ bytes: [UInt8], at offset: Int, in part: ByteRange, kind: DocumentKind?) {
    let cursor = JSONCursor(bytes, at: offset + 1, in: part)
    guard let token = cursor.token, token.range.start <= offset,
      let kind = kind ?? CompletionKind.detected(bytes, part, cursor)
    else { return nil }
    let place = SchemaPlace(cursor, in: bytes, kind: kind)
    range = token.range
    row = place.row
    path = place.object.map { Schema[$0].path } ?? ""
    if row == nil, let object = place.object {
      switch Schema[object].others {
      case .free(let field), .strings(let field): other = field
      case .rejected: break
      }
    }
    guard row != nil || other != nil else { return nil }
    if let row, cursor.role != .key { readValue(bytes, row) }
  }

  private mutating func readValue(_ bytes: [UInt8], _ row: SchemaField) {
    let text = JSONCursor.text(of: range, in: bytes)
    value = KnownValue.all(of: row).first {
      if case .enumeration = row.type { return $0.text == text.uppercased() || $0.text == text }
      return $0.text == text
    }
    words = JSONTree.read(Array(bytes[range.start..<range.end])) { tree in
      tree.root.flatMap { ValueAnnotation.words(row.field, $0) }
    }
  }
}

/// Offers what can be written at a place of a document, even of a damaged one.
///
/// The names and values are those of the schema that the validator uses.
package struct Completer {
  let bytes: [UInt8]
  let part: ByteRange
  let cursor: JSONCursor
  let kind: DocumentKind
  /// Further kinds that the document may become; only for the names at its root.
  let others: [DocumentKind]
  let place: SchemaPlace
  let spelling: FieldSpelling
  let options: CompletionOptions
  let typed: String
  let insertion: CompletionInsertion

  /// The offers, the best first; empty for text that is not an FCM document.
  ///
  /// - Parameters:
  ///   - part: the bytes of one document, or of several in an array.
  ///   - kind: the kind of the document; nil for detection.
  package static func offers(
    _ bytes: [UInt8], at offset: Int, in part: ByteRange, kind: DocumentKind?,
    _ options: CompletionOptions
  ) -> [CompletionOffer] {
    let cursor = JSONCursor(bytes, at: offset, in: part)
    let kinds = kind.map { [$0] } ?? CompletionKind.possible(bytes, part, cursor)
    guard let first = kinds.first, cursor.role != .other else { return [] }
    let completer = Completer(
      bytes, part, cursor, kind: first, others: Array(kinds.dropFirst()), options)
    return completer.offers
  }

  init(
    _ bytes: [UInt8], _ part: ByteRange, _ cursor: JSONCursor, kind: DocumentKind,
    others: [DocumentKind] = [], _ options: CompletionOptions
  ) {
    self.bytes = bytes
    self.part = part
    self.cursor = cursor
    self.kind = kind
    self.others = others
    self.options = options
    place = SchemaPlace(cursor, in: bytes, kind: kind)
    spelling = FieldSpelling(bytes, part, cursor, kind: kind)
    typed = cursor.typed(in: bytes)
    insertion = CompletionInsertion(bytes, part, cursor, options)
  }

  private var offers: [CompletionOffer] {
    switch cursor.role {
    case .root: documentBlocks
    case .key: keys
    case .value, .element: place.row.map { values(of: $0) } ?? []
    case .other: []
    }
  }
}

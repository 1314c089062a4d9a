import FCMLint
import FCMLintEmbedding

/// A place of a source in the text of a document in it.
struct CodePlace {
  let document: EmbeddedDocument
  /// The names of the SDK that takes the document; nil for those of the API.
  let naming: SDKNaming?
  /// The offset in the text of the document.
  let inner: Int
  /// What the text has instead of an expression of the source; nil for what both have.
  private(set) var expression: SourceMap.Segment?

  /// The place at an offset of a source; nil if no document has it.
  init?(_ documents: [EmbeddedDocument], in bytes: [UInt8], at offset: Int) {
    var best: (document: EmbeddedDocument, segment: SourceMap.Segment, touches: Bool)?
    for document in documents {
      for segment in document.map.segments
      where segment.outer.lowerBound <= offset && offset <= segment.outer.upperBound
        && !segment.outer.isEmpty
      {
        let touches = segment.outer.upperBound == offset
        if let best, !best.touches && touches { continue }
        // Of names for the same token, the last one is that of the innermost field.
        if let best, best.touches == touches, best.segment.outer.count < segment.outer.count {
          continue
        }
        best = (document, segment, touches)
      }
    }
    guard let best else { return nil }
    document = best.document
    naming = SDKNaming(document, in: bytes)
    let segment = best.segment
    expression = segment.isVerbatim ? nil : segment
    if segment.isVerbatim {
      inner = segment.inner.lowerBound + offset - segment.outer.lowerBound
    } else {
      inner = best.touches ? segment.inner.upperBound : segment.inner.lowerBound
    }
  }

  /// A place in the text of a document.
  init(_ document: EmbeddedDocument, in bytes: [UInt8], inner: Int) {
    self.document = document
    naming = SDKNaming(document, in: bytes)
    self.inner = inner
  }

  var text: [UInt8] { document.text }
  var whole: ByteRange { ByteRange(0, document.text.count) }
  var kind: DocumentKind? { document.kind ?? DocumentKind.detected(in: document.text) }
  var cursor: JSONCursor { JSONCursor(text, at: inner, in: whole) }

  /// The names of the fields around a cursor, from the message inward, and that of its own value.
  func path(_ cursor: JSONCursor) -> String {
    var names = cursor.frames.compactMap { $0.key }.map { JSONCursor.text(of: $0, in: text) }
    if kind == .sendRequest, names.first == "message" { names.removeFirst() }
    return names.joined(separator: ".")
  }

  /// The range in the source of a range of the text.
  func outer(_ range: ByteRange) -> ByteRange {
    let outer = document.map.outerRange(range.start..<range.end)
    return ByteRange(outer.lowerBound, outer.upperBound)
  }

  /// The place in the innermost object around an offset of the source: behind its bracket.
  ///
  /// - Parameter isChain: whether an object is a chain of calls, at whose end there is another call.
  static func object(
    in documents: [EmbeddedDocument], of bytes: [UInt8], at offset: Int, isChain: Bool
  ) -> CodePlace? {
    var best: (document: EmbeddedDocument, start: Int, size: Int)?
    for document in documents {
      let objects = JSONTree.read(document.text, tags: true) { tree in
        tree.root.map { [$0] + $0.descendants }?.filter { $0.isObject }.map { $0.range } ?? []
      }
      for range in objects {
        let open = document.map.outerRange(range.start..<range.start + 1)
        let close = document.map.outerRange(range.end - 1..<range.end)
        let end = isChain ? close.upperBound : close.lowerBound
        // An object around the members of another type has no place of its own.
        guard !open.isEmpty, open.upperBound <= offset, offset <= end else { continue }
        if let best, best.size < end - open.lowerBound { continue }
        best = (document, range.start + 1, end - open.lowerBound)
      }
    }
    return best.map { CodePlace($0.document, in: bytes, inner: $0.start) }
  }
}

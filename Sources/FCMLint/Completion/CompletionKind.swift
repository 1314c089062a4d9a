/// The kinds that a document may have while it is written.
enum CompletionKind {
  /// The kinds that a person may begin to write, in the order of their frequency.
  private static let all: [DocumentKind] = [
    .sendRequest, .apnsPayload, .message, .deviceGroup, .topicBatch, .adminNode, .legacy,
  ]

  /// The number of bytes after the cursor that are read.
  private static let sight = 1 << 16

  /// The kinds in the order of their probability; empty for a document that is not for FCM.
  static func possible(
    _ bytes: [UInt8], _ part: ByteRange, _ cursor: JSONCursor
  ) -> [DocumentKind] {
    guard let root = SchemaPlace.root(cursor.frames) else {
      return cursor.role == .root ? all : []
    }
    if let kind = detected(bytes, part, cursor) { return [kind] }
    let names = rootKeys(cursor, root).map { JSONCursor.text(of: $0, in: bytes) }
    let fitting = all.filter { kind in
      let object = Schema[SchemaObject.ID(of: kind)]
      return names.allSatisfy { object.row(named: $0) != nil }
    }
    // Keys that are not at the root tell nothing about other kinds.
    return cursor.frames.count == root + 1 ? fitting : Array(fitting.prefix(1))
  }

  /// The kind of the document around a cursor; nil if it is not an FCM document.
  static func detected(
    _ bytes: [UInt8], _ part: ByteRange, _ cursor: JSONCursor
  ) -> DocumentKind? {
    guard let root = SchemaPlace.root(cursor.frames) else { return nil }
    let start = cursor.frames[root].start
    // The next elements of an array tell nothing about this one.
    let end = min(part.end, max(start, cursor.offset) + sight)
    let document = Array(bytes[start..<end])
    return JSONTree.read(document) { tree in
      tree.root.flatMap { DocumentDetector.detect(on: $0)?.kind }
    }
  }

  /// The keys at the root of the document, without the one at the cursor.
  private static func rootKeys(_ cursor: JSONCursor, _ root: Int) -> [ByteRange] {
    if cursor.frames.count == root + 1, cursor.role == .key { return cursor.siblings }
    return cursor.frames[root].key.map { [$0] } ?? []
  }
}

/// The place of a cursor in the schema of a kind of document.
struct SchemaPlace {
  /// The innermost object, if the schema has it.
  private(set) var object: SchemaObject.ID?
  /// The field whose value or element is at the cursor.
  private(set) var row: SchemaField?

  private enum Level {
    case object(SchemaObject.ID)
    case list(SchemaField)
    case unknown
  }

  init(_ cursor: JSONCursor, in bytes: [UInt8], kind: DocumentKind) {
    guard let root = Self.root(cursor.frames) else { return }
    var level = Level.object(SchemaObject.ID(of: kind))
    for index in (root + 1)..<max(root + 1, cursor.frames.count) {
      level = Self.inner(level, cursor.frames[index - 1], cursor.frames[index], bytes)
    }
    switch level {
    case .object(let id):
      object = id
      if cursor.role == .value { row = Self.row(cursor.frames.last?.key, id, bytes) }
      if cursor.role == .key, let token = cursor.token { row = Self.row(token.range, id, bytes) }
    case .list(let list): if cursor.role == .element { row = list }
    case .unknown: break
    }
  }

  /// The frame of the document: the outermost object, or an element of an array of documents.
  static func root(_ frames: [JSONCursor.Frame]) -> Int? {
    guard let first = frames.first else { return nil }
    if first.isObject { return 0 }
    return frames.count > 1 && frames[1].isObject ? 1 : nil
  }

  private static func inner(
    _ level: Level, _ outer: JSONCursor.Frame, _ frame: JSONCursor.Frame, _ bytes: [UInt8]
  ) -> Level {
    switch level {
    case .object(let id):
      guard let row = row(outer.key, id, bytes) else { return .unknown }
      if !frame.isObject { return .list(row) }
      return row.type.object.map { .object($0) } ?? .unknown
    case .list(let row):
      guard frame.isObject, case .freeList(_, let id?) = row.type else { return .unknown }
      return .object(id)
    case .unknown: return .unknown
    }
  }

  static func row(_ key: ByteRange?, _ id: SchemaObject.ID, _ bytes: [UInt8]) -> SchemaField? {
    guard let key else { return nil }
    return Schema[id].row(named: JSONCursor.text(of: key, in: bytes))
  }
}

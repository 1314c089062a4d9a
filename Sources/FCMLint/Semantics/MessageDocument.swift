/// A document under judgement: its tree, its kind, and where each field of the schema stands in it.
///
/// One word that leads to memory of the linter; valid for the time of one check.
public struct MessageDocument {
  /// What the linter keeps of the document under judgement.
  @usableFromInline
  struct Record {
    @usableFromInline var root: JSONNode
    @usableFromInline var kind: DocumentKind
    let project: ProjectSettings
    @usableFromInline let slots: UnsafeMutablePointer<UInt32>
    var isLine: Bool
    var memo = ParseCache()
  }

  @usableFromInline let record: UnsafeMutablePointer<Record>

  /// The outermost value of the document.
  @inlinable public var root: JSONNode { record.pointee.root }
  /// What the document is for.
  @inlinable public var kind: DocumentKind { record.pointee.kind }
  /// What the configuration tells about the project.
  public var project: ProjectSettings { record.pointee.project }

  /// Whether the source has one document on each line.
  var isLine: Bool { record.pointee.isLine }

  /// The value of a field: the first one in the document that is not null; nil when it is absent.
  ///
  /// A field that occurs in lists or maps stands for its first occurrence.
  @inlinable
  @inline(__always)
  public subscript(field: Field) -> JSONNode? {
    let index = record.pointee.slots[Int(field.rawValue)]
    return index == 0 ? nil : JSONNode(core: record.pointee.root.core, index: Int(index) &- 1)
  }

  /// Whether the document has the field with a value other than null.
  @inlinable
  @inline(__always)
  public func has(_ field: Field) -> Bool { record.pointee.slots[Int(field.rawValue)] != 0 }

  /// Whether the document has any of the fields with a value other than null.
  public func hasAny(_ fields: Field...) -> Bool { fields.contains { has($0) } }

  /// The object that holds the members of the message; for an APNs payload, the root.
  public var message: JSONNode? {
    kind == .sendRequest ? self[.message] : root
  }

  /// The path of an object as a person would write it for this kind of document.
  package func path(of object: SchemaObject.ID) -> String {
    let path = Schema[object].path
    switch kind {
    case .sendRequest: return path
    case .apnsPayload:
      return path.hasPrefix("message.apns.payload.") ? String(path.dropFirst(21)) : path
    default:
      if path == "message" { return "" }
      let bare = path.hasPrefix("message.") ? String(path.dropFirst(8)) : path
      return kind == .adminNode ? AdminSpelling.path(bare) : bare
    }
  }

  /// "in message.android" or "at the root": where a member of the object stands.
  package func place(in object: SchemaObject.ID) -> String {
    let path = path(of: object)
    return path.isEmpty ? "at the root" : "in \(path)"
  }
}

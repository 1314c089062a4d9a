/// The document that a rule checks: its tree, its kind and its fields.
///
/// It refers to memory of the linter and is valid only during the check.
public struct MessageDocument {
  /// The data of the document, which the linter owns.
  @usableFromInline
  struct Record {
    @usableFromInline var root: JSONNode
    @usableFromInline var kind: DocumentKind
    let project: ProjectSettings
    @usableFromInline let places: UnsafeMutablePointer<UInt32>
    var isLine: Bool
    var parseCache = ParseCache()
  }

  @usableFromInline let record: UnsafeMutablePointer<Record>

  /// The outermost value of the document.
  @inlinable public var root: JSONNode { record.pointee.root }
  /// The kind of the document.
  @inlinable public var kind: DocumentKind { record.pointee.kind }
  /// The settings of the project from the configuration.
  public var project: ProjectSettings { record.pointee.project }

  /// Whether the source has one document on each line.
  var isLine: Bool { record.pointee.isLine }

  /// The first value of a field that is not null; nil if there is none.
  ///
  /// A field may occur more than once, such as an element of a list.
  @inlinable
  @inline(__always)
  public subscript(field: Field) -> JSONNode? {
    let index = record.pointee.places[Int(field.rawValue)]
    return index == 0 ? nil : record.pointee.root.tape[Int(index) &- 1]
  }

  /// Whether the document has the field with a value other than null.
  @inlinable
  @inline(__always)
  public func has(_ field: Field) -> Bool { record.pointee.places[Int(field.rawValue)] != 0 }

  /// Whether the document has any of the fields with a value other than null.
  public func hasAny(_ fields: Field...) -> Bool { fields.contains { has($0) } }

  /// The value of `message` in a send request; the root of any other document.
  public var message: JSONNode? {
    kind == .sendRequest ? self[.message] : root
  }
}

@available(*, unavailable)
extension MessageDocument: Sendable {}

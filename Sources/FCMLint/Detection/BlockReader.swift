/// Counts the known and unknown fields in the object of a platform.
struct BlockReader {
  /// The number of known names with values of the right type.
  private(set) var known = 0
  /// The number of names that FCM does not know anywhere.
  private(set) var unknown = 0

  init(_ block: JSONNode, in id: SchemaObject.ID) {
    for member in block.members where unknown < TraitCounts.most {
      let row = Self.row(member.key, in: id)
      if row >= 0 {
        if Self.hasShape(member.value, row, of: id) { known += 1 }
      } else if !KnownFieldNames.isKnownAnywhere(member.key), !member.key.isMalformed {
        unknown += 1
      }
    }
  }

  /// The number of the row for a key or a misspelled key; negative if there is none.
  static func row(_ key: JSONNode, in id: SchemaObject.ID) -> Int {
    let row = Schema.row(of: key, in: id)
    return row >= 0 ? row : FieldSuggestion.row(key, in: id)
  }

  /// Whether a value may be that of a row; a string instead of an object belongs to another
  /// format.
  private static func hasShape(_ value: JSONNode, _ row: Int, of id: SchemaObject.ID) -> Bool {
    switch Schema.fieldInfo(row, of: id).type {
    case .object, .stringMap, .freeObject: !value.isString || value.isOpaque
    default: true
    }
  }
}

extension JSONNode {
  /// Whether the value is a placeholder, a string that contains one, or an identifier of a
  /// programming language.
  var isOpen: Bool { isOpaque || kind == .missing && !range.isEmpty }
}

/// How many members of a platform's block FCM knows.
struct BlockReader {
  /// Names that the block has, around values of the right shape.
  private(set) var known = 0
  /// Names that FCM does not know at all.
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

  /// The number of the row that a key names or misspells; negative when there is none.
  static func row(_ key: JSONNode, in id: SchemaObject.ID) -> Int {
    let row = Schema.row(of: key, in: id)
    return row >= 0 ? row : FieldSuggestion.row(key, in: id)
  }

  /// Which block a member is, by its exact name and one name in it: the notification or a
  /// platform's.
  static func field(_ key: JSONNode, _ value: JSONNode) -> Field? {
    guard value.isObject else { return nil }
    let number = Schema.row(of: key, in: .adminMessage)
    guard number >= 0 else { return nil }
    let row = Schema.fieldInfo(number, of: .adminMessage)
    guard [.notification, .android, .apns, .webpush].contains(row.field),
      case .object(let id) = row.type,
      value.members.contains(where: { Schema.row(of: $0.key, in: id) >= 0 })
    else { return nil }
    return row.field
  }

  /// Whether a value may count as what is due in a row; text in place of an object is a stranger's.
  private static func hasShape(_ value: JSONNode, _ row: Int, of id: SchemaObject.ID) -> Bool {
    switch Schema.fieldInfo(row, of: id).type {
    case .object, .stringMap, .freeObject: !value.isString || value.isOpaque
    default: true
    }
  }
}

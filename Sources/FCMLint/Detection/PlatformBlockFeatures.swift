/// What speaks for an object being a platform's block of a message, and what against it.
struct PlatformBlockFeatures {
  /// Names that the block has, around values of the right shape.
  private(set) var known = 0
  /// Names that FCM does not know at all.
  private(set) var unknown = 0
  /// Whether words stand here that another service has in this block.
  private(set) var isForeign = false
  /// Whether the block for Android has the word for its priority that Huawei's has.
  private(set) var hasUrgency = false

  /// Among so many words of others there is no need to read on.
  private static let manyStrangers = 100

  /// Nil for a value that is no object, and for a member that is no block.
  init?(_ value: JSONNode, in row: Schema.FieldInfo) {
    guard value.isObject, case .object(let id) = row.type else { return nil }
    for member in value.members where unknown <= Self.manyStrangers {
      let key = member.key
      let exact = DocumentDetector.row(key, in: id)
      let inner = exact >= 0 ? exact : FieldSuggestion.row(key, in: id)
      if inner >= 0 {
        if Self.hasShape(member.value, inner, of: id) { known += 1 }
      } else if !KnownFieldNames.isKnownAnywhere(key), !key.isMalformed {
        if row.field == .android, key.matches("urgency") { hasUrgency = true }
        unknown += 1
      }
    }
    if row.field == .android, let click = value[name: "notification"]?[name: "click_action"],
      click.isObject
    {
      isForeign = true
    }
  }

  /// Whether a member is such a block, or the notification, by its exact name, with a name in it that
  /// the block has.
  static func isOne(_ key: JSONNode, _ value: JSONNode) -> Bool {
    guard value.isObject else { return false }
    let number = DocumentDetector.row(key, in: .adminMessage)
    guard number >= 0 else { return false }
    let row = Schema.fieldInfo(number, of: .adminMessage)
    guard [.notification, .android, .apns, .webpush].contains(row.field),
      case .object(let id) = row.type
    else { return false }
    return value.members.contains { DocumentDetector.row($0.key, in: id) >= 0 }
  }

  /// Whether a value may count as what is due in a row; text in place of an object is a stranger's.
  private static func hasShape(_ value: JSONNode, _ row: Int, of id: SchemaObject.ID) -> Bool {
    switch Schema.fieldInfo(row, of: id).type {
    case .object, .stringMap, .freeObject: !value.isString || value.isOpaque
    default: true
    }
  }
}

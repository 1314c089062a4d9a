/// The schema, prepared for lookups by name.
///
/// There are two, each created once in a process: one for everything sent over HTTP, with about 260
/// rows, which takes less than a tenth of a millisecond, and one for messages for the Admin SDK,
/// which most runs do not need. The memory is immutable after initialization and lives as long as
/// the schema.
package final class Schema: @unchecked Sendable {
  /// The revision of Google's API description that the typed tables correspond to.
  package static let revision = "20261023"
  static let requests = Schema(
    MessageSchema.objects + AndroidSchema.objects + APNSSchema.objects + WebpushSchema.objects
      + ManagementSchema.objects)
  static let admin = Schema(AdminSchema.objects)

  /// The objects of these tables, in the order of their IDs.
  let objects: [SchemaObject]
  /// For each object the number of its first row; the rows of all objects are numbered
  /// consecutively.
  private let starts: [Int]
  let tables: Tables

  /// The tables that the validator reads for every member of every document, without reference
  /// counts.
  struct Tables {
    /// The properties of each row, by its number.
    let fieldInfos: UnsafePointer<FieldInfo>
    /// The properties of each object, in the order of the IDs.
    let objectInfos: UnsafePointer<ObjectInfo>
    let names: FieldLookup
    /// The raw value of the first object's ID.
    let first: Int
  }

  /// A row without its strings.
  struct FieldInfo {
    var field: Field
    var traits: SchemaField.Traits
    var type: ValueType
    /// The kinds of value that are always valid, one bit for each.
    var plainKinds: UInt16 = 0
    /// The object that a value of this row is.
    var child: SchemaObject.ID

    init(_ row: SchemaField) {
      field = row.field
      traits = row.type.isUnquoted ? row.traits.union(.unquoted) : row.traits
      type = row.type
      child = row.type.object ?? .request
      guard row.traits.subtracting([.verbatim, .required]).isEmpty else { return }
      let others = Self.bit(.array) | Self.bit(.number) | Self.bit(.true) | Self.bit(.false)
      plainKinds =
        switch row.type {
        case .string: Self.bit(.string)
        case .bool: Self.bit(.true) | Self.bit(.false)
        case .object, .stringMap, .freeObject: Self.bit(.object)
        // A placeholder in quotes may be one that must not be quoted.
        case .free where row.type.isUnquoted: others
        case .free: others | Self.bit(.string)
        case .freeOrObject: others | Self.bit(.string) | Self.bit(.object)
        default: 0
        }
      // Required members are counted on the fast path only if they are objects.
      if row.traits.contains(.required) { plainKinds &= Self.bit(.object) }
    }

    fileprivate static func bit(_ kind: JSONKind) -> UInt16 { 1 << UInt16(kind.rawValue) }
  }

  /// An object without its rows.
  struct ObjectInfo {
    var others: SchemaObject.Others
    /// The number of its required members.
    var required: UInt32
    /// The kinds of value that are always valid under an unknown name, one bit for each, and the
    /// field of such a member.
    var plainKinds: UInt16 = 0
    var field = Field.root

    /// Whether every value of this kind is valid under an unknown name.
    @inline(__always)
    func isPlain(_ kind: JSONKind) -> Bool { plainKinds &>> UInt16(kind.rawValue) & 1 == 1 }

    init(_ object: SchemaObject, required: UInt32) {
      others = object.others
      self.required = required
      switch object.others {
      case .free(let other): (plainKinds, field) = (.max, other)
      // Unknown headers may be misspelled, so they take the slow path.
      case .strings(let other) where object.id != .apnsHeaders && object.id != .webHeaders:
        (plainKinds, field) = (FieldInfo.bit(.string), other)
      default: break
      }
    }
  }

  private init(_ objects: [SchemaObject]) {
    let count = objects.reduce(0) { $0 + $1.rows.count }
    let first = Int(objects.first?.id.rawValue ?? 0)
    let fieldInfos = UnsafeMutablePointer<FieldInfo>.allocate(capacity: count)
    let objectInfos = UnsafeMutablePointer<ObjectInfo>.allocate(capacity: objects.count)
    var starts: [Int] = []
    starts.reserveCapacity(objects.count)
    var next = fieldInfos
    for (index, object) in objects.enumerated() {
      starts.append(next - fieldInfos)
      var required: UInt32 = 0
      for row in object.rows {
        next.initialize(to: FieldInfo(row))
        next += 1
        if row.traits.contains(.required) { required += 1 }
      }
      (objectInfos + index).initialize(to: ObjectInfo(object, required: required))
    }
    self.objects = objects
    self.starts = starts
    tables = Tables(
      fieldInfos: UnsafePointer(fieldInfos), objectInfos: UnsafePointer(objectInfos),
      names: FieldLookup(objects, fieldInfos) { id in
        let place = Int(id.rawValue) - first
        return place >= 0 && place < objects.count ? objectInfos[place].required : 0
      },
      first: first)
  }

  deinit {
    tables.fieldInfos.deallocate()
    tables.objectInfos.deallocate()
    tables.names.deallocate()
  }

  /// All objects, in the order of the IDs.
  package static var objects: [SchemaObject] { requests.objects + admin.objects }

  /// The object with this ID.
  package static subscript(id: SchemaObject.ID) -> SchemaObject {
    let schema = holding(id)
    return schema.objects[Int(id.rawValue) - schema.tables.first]
  }

  private static func holding(_ id: SchemaObject.ID) -> Schema { id.isOfSDK ? admin : requests }

  /// The number of the first row of an object; the others follow.
  static func firstRow(of id: SchemaObject.ID) -> Int {
    let schema = holding(id)
    return schema.starts[Int(id.rawValue) - schema.tables.first]
  }

  /// The row of an object with this number.
  static func row(_ number: Int, of object: SchemaObject.ID) -> SchemaField {
    self[object].rows[number - firstRow(of: object)]
  }

  /// The properties of the row of an object with this number.
  static func fieldInfo(_ number: Int, of object: SchemaObject.ID) -> FieldInfo {
    holding(object).tables.fieldInfos[number]
  }

  /// The number of the row for a key in an object; negative if the object has no such member.
  package static func row(of key: JSONNode, in object: SchemaObject.ID) -> Int {
    holding(object).tables.names.row(of: key, in: object)
  }

  /// The field of a key in an object; nil if the object has no such member.
  static func field(of key: JSONNode, in object: SchemaObject.ID) -> Field? {
    let number = row(of: key, in: object)
    return number < 0 ? nil : fieldInfo(number, of: object).field
  }

  /// The row at a path in a send request, such as `message.android.ttl`.
  package static func row(at path: String) -> (row: SchemaField, object: SchemaObject.ID)? {
    for object in requests.objects {
      let isRequest = object.id == .request
      guard isRequest || (!object.path.isEmpty && path.hasPrefix(object.path + ".")) else {
        continue
      }
      let name = isRequest ? path : String(path.dropFirst(object.path.utf8.count + 1))
      if let row = object.rows.first(where: { $0.isNamed(name) }) { return (row, object.id) }
    }
    return nil
  }

  /// The path of a field in a message, such as `android.ttl`, in the first object that has it.
  package static func path(of field: Field) -> String {
    for object in requests.objects where object.path.hasPrefix("message") {
      guard let row = object.rows.first(where: { $0.field == field }) else { continue }
      return String("\(object.path).\(row.name)".dropFirst("message.".utf8.count))
    }
    return ""
  }

  /// The number of a row of an object; nil if the object has no such row.
  static func number(of row: SchemaField, in id: SchemaObject.ID) -> Int? {
    self[id].rows.firstIndex { $0.name == row.name }.map { firstRow(of: id) + $0 }
  }

  /// Whether a key is not a member of its object, but a member of another object.
  package static func hasStray(
    _ key: JSONNode, in object: SchemaObject.ID, from location: SchemaObject.ID
  ) -> Bool {
    guard let name = key.text else { return false }
    return !has(name, in: object) && has(name, in: location)
  }

  /// Whether an object has a member of this name, in either spelling.
  package static func has(_ name: String, in object: SchemaObject.ID) -> Bool {
    self[object].row(named: name) != nil
  }
}

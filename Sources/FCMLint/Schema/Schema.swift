/// Tables of the schema, made ready for finding names by their bytes.
///
/// There are two, each built once for a process: that of everything sent over HTTP, about 260 rows
/// in less than a tenth of a millisecond, and that of messages for the Admin SDK, which most runs
/// never ask for. The memory is written here and never again, and lives as long as the schema.
package final class Schema: @unchecked Sendable {
  /// The revision of Google's API description that the typed tables follow.
  package static let revision = "20261023"
  static let requests = Schema([
    MessageSchema.objects, AndroidSchema.objects, APNSSchema.objects, WebpushSchema.objects,
    ManagementSchema.objects,
  ])
  static let admin = Schema([AdminSchema.objects])

  /// The objects of these tables, in the order of their ids.
  let objects: [SchemaObject]
  /// For each object the number of its first row, which numbers the rows of all objects through.
  private let starts: [Int]
  let tables: Tables

  /// What the walk reads for every member of every document, and must not count references for.
  struct Tables {
    /// What is to be known of each row, at the row's number.
    let fieldInfos: UnsafePointer<FieldInfo>
    /// What is to be known of each object, in the order of the ids.
    let objectInfos: UnsafePointer<ObjectInfo>
    let names: FieldLookup
    /// The raw value of the first object's id.
    let first: Int
  }

  /// A row without its texts.
  struct FieldInfo {
    var field: Field
    var traits: SchemaField.Traits
    var type: ValueType
    /// The kinds of value that are right without any other question, one bit for each.
    var plainKinds: UInt16 = 0
    /// What values that are objects are.
    var child: SchemaObject.ID

    init(_ row: SchemaField) {
      field = row.field
      traits = row.traits
      type = row.type
      child = row.type.object ?? .request
      guard row.traits.subtracting([.verbatim, .unquoted, .required]).isEmpty else { return }
      let others = Self.bit(.array) | Self.bit(.number) | Self.bit(.true) | Self.bit(.false)
      plainKinds =
        switch row.type {
        case .string: Self.bit(.string)
        case .object, .stringMap, .freeObject: Self.bit(.object)
        // A placeholder in quotes may be one quoted too many.
        case .free where row.traits.contains(.unquoted): others
        case .free: others | Self.bit(.string)
        case .freeOrObject: others | Self.bit(.string) | Self.bit(.object)
        default: 0
        }
      // Only objects are counted without any other question.
      if row.traits.contains(.required) { plainKinds &= Self.bit(.object) }
    }

    fileprivate static func bit(_ kind: JSONKind) -> UInt16 { 1 << UInt16(kind.rawValue) }
  }

  /// An object without its rows.
  struct ObjectInfo {
    var others: SchemaObject.Others
    /// How many of its members are required.
    var required: UInt32
    /// The kinds of value that are right without any other question under a name without a row, one
    /// bit for each, and the field that such a member is handed on as.
    var plainKinds: UInt16 = 0
    var field = Field.root

    /// Whether a value of this kind is right under a name without a row.
    @inline(__always)
    func isPlain(_ kind: JSONKind) -> Bool { plainKinds &>> UInt16(kind.rawValue) & 1 == 1 }

    init(_ object: SchemaObject, required: UInt32) {
      others = object.others
      self.required = required
      switch object.others {
      case .free(let other): (plainKinds, field) = (.max, other)
      // Among the headers one with a slip in its name is looked for.
      case .strings(let other) where object.id != .apnsHeaders && object.id != .webHeaders:
        (plainKinds, field) = (FieldInfo.bit(.string), other)
      default: break
      }
    }
  }

  private init(_ parts: [[SchemaObject]]) {
    let objects = parts.count == 1 ? parts[0] : parts.flatMap { $0 }
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

  /// Every object, in the order of the ids.
  package static var objects: [SchemaObject] { requests.objects + admin.objects }

  /// The object with this id.
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

  /// The row of an object that has this number.
  static func row(_ number: Int, of object: SchemaObject.ID) -> SchemaField {
    self[object].rows[number - firstRow(of: object)]
  }

  /// What the walk knows of the row of an object that has this number.
  static func fieldInfo(_ number: Int, of object: SchemaObject.ID) -> FieldInfo {
    holding(object).tables.fieldInfos[number]
  }

  /// The number of the row for a key in an object; negative when the object has no such member.
  static func row(of key: JSONNode, in object: SchemaObject.ID) -> Int {
    holding(object).tables.names.row(of: key, in: object)
  }

  /// The field of a key in an object; nil when the object has no such member.
  static func field(of key: JSONNode, in object: SchemaObject.ID) -> Field? {
    let number = row(of: key, in: object)
    return number < 0 ? nil : fieldInfo(number, of: object).field
  }

  /// The row at a place in a send request, such as `message.android.ttl`.
  package static func row(at path: String) -> (row: SchemaField, object: SchemaObject.ID)? {
    for object in requests.objects {
      let isRequest = object.id == .request
      guard isRequest || (!object.path.isEmpty && path.hasPrefix(object.path + ".")) else {
        continue
      }
      let name = isRequest ? path : String(path.dropFirst(object.path.utf8.count + 1))
      if let row = object.rows.first(where: { $0.name == name }) { return (row, object.id) }
    }
    return nil
  }

  /// The path of a field in a message, such as `android.ttl`, by the first object that has it.
  package static func path(of field: Field) -> String {
    for object in requests.objects where object.path.hasPrefix("message") {
      guard let row = object.rows.first(where: { $0.field == field }) else { continue }
      return String("\(object.path).\(row.name)".dropFirst("message.".utf8.count))
    }
    return ""
  }

  /// The number of a row of an object; nil when the object has no such row.
  static func number(of row: SchemaField, in id: SchemaObject.ID) -> Int? {
    self[id].rows.firstIndex { $0.name == row.name }.map { firstRow(of: id) + $0 }
  }

  /// Whether a key of an object is none of its own names, but one of another object's.
  package static func hasStray(
    _ key: JSONNode, in object: SchemaObject.ID, from location: SchemaObject.ID
  ) -> Bool {
    guard let name = key.text else { return false }
    return !has(name, in: object) && has(name, in: location)
  }

  /// Whether an object has a member of this name, in either spelling.
  package static func has(_ name: String, in object: SchemaObject.ID) -> Bool {
    self[object].rows.contains { $0.name == name || $0.camelName == name }
  }
}

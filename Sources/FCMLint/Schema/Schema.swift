/// All tables of the schema, made ready for finding names by their bytes.
///
/// Built once for a process, from about 350 rows, in less than a tenth of a millisecond. The
/// pointers lead to memory that is written here and never again, and lives as long as the schema:
/// the walk reads it for every member of every document and must not count references.
public final class Schema: @unchecked Sendable {
  /// The revision of Google's API description that the typed tables follow.
  public static let revision = "20261023"
  /// The tables that come with this version.
  public static let standard = Schema()

  /// Every object, at the index of its id's raw value.
  public let objects: [SchemaObject]
  /// For each object the number of its first row, which numbers the rows of all objects through.
  private let starts: [Int]
  /// What the walk needs of each row, at the row's number.
  let lanes: UnsafePointer<Lane>
  /// What the walk needs of each object, at the index of its id's raw value.
  let grounds: UnsafePointer<Ground>
  private let names: NameTable

  /// A row without its texts.
  struct Lane {
    var field: Field
    var traits: SchemaRow.Traits
    var type: ValueType
    /// The kinds of value that are right without any other question, one bit for each.
    var plainKinds: UInt16 = 0
    /// What values that are objects are.
    var child: SchemaObject.ID

    init(_ row: SchemaRow) {
      field = row.field
      traits = row.traits
      type = row.type
      child = row.type.object ?? .request
      guard row.traits.subtracting([.verbatim, .unquoted]).isEmpty else { return }
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
    }

    private static func bit(_ kind: JSONKind) -> UInt16 { 1 << UInt16(kind.rawValue) }

    /// Whether a value of this kind is right without any other question.
    @inline(__always)
    func isPlain(_ kind: JSONKind) -> Bool { plainKinds &>> UInt16(kind.rawValue) & 1 == 1 }
  }

  /// An object without its rows.
  struct Ground {
    var others: SchemaObject.Others
    /// How many of its members are required.
    var required: Int
  }

  private init() {
    var objects: [SchemaObject] = []
    objects.reserveCapacity(64)
    objects += MessageSchema.objects
    objects += AndroidSchema.objects
    objects += APNSSchema.objects
    objects += WebpushSchema.objects
    objects += ManagementSchema.objects
    objects += AdminSchema.objects
    let count = objects.reduce(0) { $0 + $1.rows.count }
    let lanes = UnsafeMutablePointer<Lane>.allocate(capacity: count)
    let grounds = UnsafeMutablePointer<Ground>.allocate(capacity: objects.count)
    var starts: [Int] = []
    starts.reserveCapacity(objects.count)
    var next = lanes
    for (index, object) in objects.enumerated() {
      starts.append(next - lanes)
      var required = 0
      for row in object.rows {
        next.initialize(to: Lane(row))
        next += 1
        if row.traits.contains(.required) { required += 1 }
      }
      (grounds + index).initialize(to: Ground(others: object.others, required: required))
    }
    names = NameTable(objects)
    self.objects = objects
    self.starts = starts
    self.lanes = UnsafePointer(lanes)
    self.grounds = UnsafePointer(grounds)
  }

  deinit {
    lanes.deallocate()
    grounds.deallocate()
    names.deallocate()
  }

  /// The object with this id.
  public subscript(id: SchemaObject.ID) -> SchemaObject { objects[Int(id.rawValue)] }

  /// The number of the first row of an object; the others follow.
  func firstRow(of object: SchemaObject.ID) -> Int { starts[Int(object.rawValue)] }

  /// The row of an object that has this number.
  func row(_ number: Int, of object: SchemaObject.ID) -> SchemaRow {
    self[object].rows[number - firstRow(of: object)]
  }

  /// The number of the row for a key in an object; negative when the object has no such member.
  @inline(__always)
  func row(of key: JSONNode, in object: SchemaObject.ID) -> Int {
    names.row(of: key, in: object)
  }

  /// The row at a place in a send request, such as `message.android.ttl`.
  func row(at path: String) -> (row: SchemaRow, object: SchemaObject.ID)? {
    for object in objects where object.id == object.id.inRequest {
      let isRequest = object.id == .request
      guard isRequest || (!object.path.isEmpty && path.hasPrefix(object.path + ".")) else {
        continue
      }
      let name = isRequest ? path : String(path.dropFirst(object.path.utf8.count + 1))
      if let row = object.rows.first(where: { $0.name == name }) { return (row, object.id) }
    }
    return nil
  }

  /// The number of a row of an object; nil when the object has no such row.
  func number(of row: SchemaRow, in id: SchemaObject.ID) -> Int? {
    self[id].rows.firstIndex { $0.name == row.name }.map { firstRow(of: id) + $0 }
  }

  /// Whether an object has a member of this name, in either spelling.
  public func has(_ name: String, in object: SchemaObject.ID) -> Bool {
    self[object].rows.contains { $0.name == name || $0.camelName == name }
  }
}

/// All tables of the schema, made ready for finding names by their bytes.
///
/// Built once for a process, from about 350 rows, in well under a tenth of a millisecond. The
/// pointers lead to memory that is written here and never again, and lives as long as the schema:
/// the walk reads it for every member of every document and must not count references.
public final class Schema: @unchecked Sendable {
  /// The revision of Google's API description that the typed tables follow.
  public static let revision = "20261023"
  /// The tables that come with this version.
  public static let standard = Schema()

  /// Every object, at the index of its id's raw value.
  public let objects: [SchemaObject]
  let rows: [SchemaRow]
  /// For each object the number of its first row.
  private let starts: [Int]
  /// What the walk needs of each row, at the row's number.
  let lanes: UnsafePointer<Lane>
  /// What the walk needs of each object, at the index of its id's raw value.
  let grounds: UnsafePointer<Ground>
  private let names: UnsafePointer<UInt8>
  private let slots: UnsafePointer<Slot>
  private let mask: Int

  /// A row without its texts.
  struct Lane {
    var field: Field
    var traits: SchemaRow.Traits
    var type: ValueType
    /// The kind of value that is right without any other question; nil where there are some.
    var simpleKind: JSONKind?
    /// What values that are objects are.
    var child: SchemaObject.ID

    init(_ row: SchemaRow) {
      field = row.field
      traits = row.traits
      type = row.type
      child = row.type.object ?? .request
      guard row.traits.subtracting(.verbatim).isEmpty else { return }
      switch row.type {
      case .string: simpleKind = .string
      case .object, .stringMap, .freeObject: simpleKind = .object
      default: break
      }
    }
  }

  /// An object without its rows.
  struct Ground {
    var others: SchemaObject.Others
    /// How many of its members are required.
    var required: Int
  }

  /// A known name of one object.
  private struct Slot {
    var hash: UInt32 = 0
    var object: UInt8 = 0
    var length: UInt8 = 0
    var row: UInt16 = .max
    var name: UInt32 = 0
  }

  private init() {
    let tables =
      MessageSchema.objects + AndroidSchema.objects + APNSSchema.objects + WebpushSchema.objects
      + ManagementSchema.objects + AdminSchema.objects
    var objects = SchemaObject.ID.allCases.map { SchemaObject($0, path: "", []) }
    for table in tables { objects[Int(table.id.rawValue)] = table }
    var rows: [SchemaRow] = []
    var starts: [Int] = []
    var names: [UInt8] = []
    let count = objects.reduce(0) { $0 + $1.rows.count }
    rows.reserveCapacity(count)
    names.reserveCapacity(count * 32)
    // Room for two spellings of each name; a start pays for every page of it.
    var capacity = 1024
    while capacity < count * 2 { capacity *= 2 }
    let mask = capacity - 1
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    slots.initialize(repeating: Slot(), count: capacity)
    /// Notes the name that begins at `start` and ends with all names.
    func add(from start: Int, _ object: SchemaObject.ID, _ row: Int) {
      let length = names.count - start
      let hash = names.withUnsafeBufferPointer { names in
        names.baseAddress.map {
          NameHash.hash($0 + start, length, readable: length, seed: NameHash.seed)
        } ?? 0
      }
      var place = Schema.slot(hash, object, mask)
      while slots[place].row != .max { place = (place + 1) & mask }
      slots[place] = Slot(
        hash: hash, object: object.rawValue, length: UInt8(length), row: UInt16(row),
        name: UInt32(start))
    }
    for object in objects {
      starts.append(rows.count)
      for row in object.rows {
        let start = names.count
        Schema.append(row.name, to: &names)
        let end = names.count
        add(from: start, object.id, rows.count)
        if !row.traits.contains(.verbatim), names[start..<end].contains(0x5F) {
          Schema.appendCamel(start..<end, to: &names)
          add(from: end, object.id, rows.count)
        }
        rows.append(row)
      }
    }
    self.objects = objects
    self.rows = rows
    self.starts = starts
    self.names = Self.permanent(names)
    self.slots = UnsafePointer(slots)
    self.mask = mask
    lanes = Self.permanent(rows.map { Lane($0) })
    grounds = Self.permanent(
      objects.map { object in
        let required = object.rows.filter { $0.traits.contains(.required) }
        return Ground(others: object.others, required: required.count)
      })
  }

  deinit {
    lanes.deallocate()
    grounds.deallocate()
    names.deallocate()
    slots.deallocate()
  }

  /// A copy of the elements that does not move.
  private static func permanent<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    copy.initialize(from: elements, count: elements.count)
    return UnsafePointer(copy)
  }

  /// The second spelling of a name in snake case.
  static func camel(_ name: String) -> String {
    var bytes = Array(name.utf8)
    let count = bytes.count
    appendCamel(0..<count, to: &bytes)
    return String(decoding: bytes[count...], as: UTF8.self)
  }

  /// Appends a name as one stretch of bytes, as all literals are.
  private static func append(_ name: String, to names: inout [UInt8]) {
    let isDone: Void? = name.utf8.withContiguousStorageIfAvailable { names.append(contentsOf: $0) }
    if isDone == nil { names.append(contentsOf: name.utf8) }
  }

  /// Appends the second spelling of a name that stands in `names`.
  private static func appendCamel(_ range: Range<Int>, to names: inout [UInt8]) {
    var raises = false
    for index in range {
      let byte = names[index]
      if byte == 0x5F {
        raises = true
      } else {
        names.append(raises && (0x61...0x7A).contains(byte) ? byte - 0x20 : byte)
        raises = false
      }
    }
  }

  @inline(__always)
  private static func slot(_ hash: UInt32, _ object: SchemaObject.ID, _ mask: Int) -> Int {
    (Int(hash) &+ Int(object.rawValue) &* 0x9E37_79B1) & mask
  }

  /// The object with this id.
  public subscript(id: SchemaObject.ID) -> SchemaObject { objects[Int(id.rawValue)] }

  /// The number of the first row of an object; the others follow it.
  func firstRow(of object: SchemaObject.ID) -> Int { starts[Int(object.rawValue)] }

  /// The number of the row for a key in an object; negative when the object has no such member.
  @inline(__always)
  func row(of key: JSONNode, hash: UInt32, in object: SchemaObject.ID) -> Int {
    var place = Schema.slot(hash, object, mask)
    while slots[place].row != .max {
      if slots[place].hash == hash, slots[place].object == object.rawValue,
        matches(slots + place, key)
      {
        return Int(slots[place].row)
      }
      place = (place &+ 1) & mask
    }
    return -1
  }

  @inline(__always)
  private func matches(_ slot: UnsafePointer<Slot>, _ key: JSONNode) -> Bool {
    let length = Int(slot.pointee.length)
    let name = names + Int(slot.pointee.name)
    if key.hasEscapes {
      return key.decodedBytes.elementsEqual(UnsafeBufferPointer(start: name, count: length))
    }
    let entry = key.core.pointee.entries[key.index]
    let start = Int(entry.start) &+ Int(entry.openQuote)
    guard Int(entry.end) &- Int(entry.closeQuote) &- start == length,
      let bytes = key.core.pointee.bytes.baseAddress
    else { return false }
    return ByteSearch.equal(bytes + start, name, length)
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
    let before = objects.prefix(Int(id.rawValue)).reduce(0) { $0 + $1.rows.count }
    return self[id].rows.firstIndex { $0.name == row.name }.map { before + $0 }
  }

  /// Whether an object has a member of this name, in either spelling.
  public func has(_ name: String, in object: SchemaObject.ID) -> Bool {
    self[object].rows.contains { $0.name == name || $0.camelName == name }
  }
}

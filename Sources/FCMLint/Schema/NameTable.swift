/// The names of the members of all objects, found by their bytes.
///
/// Plain memory that is written once: the walk asks for every member of every document and must
/// not count references. Whoever has a table made frees it.
struct NameTable {
  /// A name of a member of one object.
  private struct Slot {
    /// The hash of the name and the object in one.
    var mark: UInt32 = 0
    var length: UInt8 = 0
    var row: UInt16 = .max
    /// Where its bytes begin.
    var start: UInt32 = 0
  }

  private let bytes: UnsafeMutablePointer<UInt8>
  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int

  /// The names of the rows of all objects, the rows numbered through.
  init(_ objects: [SchemaObject]) {
    var rows = 0
    var length = 0
    for object in objects {
      rows += object.rows.count
      for row in object.rows { length += row.name.utf8.count }
    }
    // Room for two spellings of each name; a start pays for every page of it.
    var capacity = 1024
    while capacity < rows * 2 { capacity *= 2 }
    mask = capacity - 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot(), count: capacity)
    bytes = .allocate(capacity: length * 2)
    var end = 0
    var number = 0
    for object in objects {
      for row in object.rows {
        let name = bytes + end
        let count = Self.copy(row.name, to: name)
        add(end, count, object.id, number)
        end += count
        if !row.traits.contains(.verbatim) {
          let second = CamelCase.write(
            UnsafeBufferPointer(start: name, count: count), to: bytes + end)
          if second < count {
            add(end, second, object.id, number)
            end += second
          }
        }
        number += 1
      }
    }
  }

  func deallocate() {
    bytes.deallocate()
    slots.deallocate()
  }

  /// Writes a name, and says how many bytes it has; those of a literal, as names are, are at hand.
  private static func copy(_ name: String, to place: UnsafeMutablePointer<UInt8>) -> Int {
    var name = name
    return name.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      place.initialize(from: start, count: bytes.count)
      return bytes.count
    }
  }

  private func add(_ start: Int, _ count: Int, _ object: SchemaObject.ID, _ row: Int) {
    let mark = Self.mark(
      NameHash.hash(bytes + start, count, readable: count, seed: NameHash.seed), object)
    var place = Int(mark) & mask
    while slots[place].row != .max { place = (place + 1) & mask }
    slots[place] = Slot(
      mark: mark, length: UInt8(count), row: UInt16(row), start: UInt32(start))
  }

  /// Equal names of two objects have different marks, since the factor is odd: a name with the
  /// right mark and the right bytes is that of the object.
  @inline(__always)
  private static func mark(_ hash: UInt32, _ object: SchemaObject.ID) -> UInt32 {
    hash &+ UInt32(object.rawValue) &* 0x9E37_79B1
  }

  /// The number of the row for a key in an object; negative when the object has no such member.
  @inline(__always)
  func row(of key: JSONNode, in object: SchemaObject.ID) -> Int {
    let entry = key.entry
    let mark = Self.mark(entry.next, object)
    var place = Int(mark) & mask
    while slots[place].row != .max {
      if slots[place].mark == mark, matches(slots + place, key, entry) {
        return Int(slots[place].row)
      }
      place = (place &+ 1) & mask
    }
    return -1
  }

  @inline(__always)
  private func matches(_ slot: UnsafePointer<Slot>, _ key: JSONNode, _ entry: TapeEntry) -> Bool {
    let length = Int(slot.pointee.length)
    let name = UnsafePointer(bytes) + Int(slot.pointee.start)
    if entry.flags.contains(.escaped) {
      return key.decodedBytes.elementsEqual(UnsafeBufferPointer(start: name, count: length))
    }
    let start = Int(entry.start) &+ Int(entry.openQuote)
    guard Int(entry.end) &- Int(entry.closeQuote) &- start == length,
      let source = key.core.pointee.bytes.baseAddress
    else { return false }
    return ByteSearch.equal(source + start, name, length)
  }
}

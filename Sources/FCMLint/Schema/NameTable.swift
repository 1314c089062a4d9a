/// The names of the members of all objects, found by their bytes.
///
/// Plain memory that is written once: the walk asks for every member of every document and must
/// not count references. Whoever has a table made frees it.
struct NameTable {
  /// A name of a member of one object, with what the walk asks first of its row.
  struct Slot {
    /// The hash of the name and the object in one.
    fileprivate var mark: UInt32 = 0
    /// Where its bytes begin.
    fileprivate var start: UInt32 = 0
    /// The number of the row; negative where no name is.
    fileprivate(set) var row: Int16 = -1
    fileprivate var plainKinds: UInt16 = 0
    fileprivate var length: UInt8 = 0
    fileprivate(set) var field = Field.validateOnly
    fileprivate(set) var child = SchemaObject.ID.request
    /// 1 for an object that the one around it is of no use without.
    fileprivate(set) var required: UInt8 = 0

    /// Whether a value of this kind is right without any other question.
    @inline(__always)
    func isPlain(_ kind: JSONKind) -> Bool { plainKinds &>> UInt16(kind.rawValue) & 1 == 1 }
  }

  private let bytes: UnsafeMutablePointer<UInt8>
  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int

  /// The names of the rows of all objects, the rows numbered through.
  init(_ objects: [SchemaObject], _ lanes: UnsafePointer<Schema.Lane>) {
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
    // The last name is compared as eight bytes too.
    bytes = .allocate(capacity: length * 2 + 8)
    bytes.initialize(repeating: 0, count: length * 2 + 8)
    var end = 0
    var number = 0
    for object in objects {
      for row in object.rows {
        let name = bytes + end
        let count = Self.copy(row.name, to: name)
        add(end, count, object.id, number, lanes[number])
        end += count
        if !row.traits.contains(.verbatim) {
          let second = CamelCase.write(
            UnsafeBufferPointer(start: name, count: count), to: bytes + end)
          if second < count {
            add(end, second, object.id, number, lanes[number])
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

  private func add(
    _ start: Int, _ count: Int, _ object: SchemaObject.ID, _ row: Int, _ lane: Schema.Lane
  ) {
    let hash = NameHash.hash(bytes + start, count, readable: count, seed: NameHash.seed)
    var slot = Slot(mark: hash &+ Self.salt(of: object), start: UInt32(start), row: Int16(row))
    slot.length = UInt8(count)
    slot.field = lane.field
    slot.plainKinds = lane.plainKinds
    slot.child = lane.child
    slot.required = lane.traits.contains(.required) ? 1 : 0
    var place = Int(slot.mark) & mask
    while slots[place].row >= 0 { place = (place + 1) & mask }
    slots[place] = slot
  }

  /// What makes the hash of a name the mark of a member of an object.
  ///
  /// Equal names of two objects have different marks, since the factor is odd: a name with the
  /// right mark and the right bytes is that of the object.
  @inline(__always)
  static func salt(of object: SchemaObject.ID) -> UInt32 {
    UInt32(object.rawValue) &* 0x9E37_79B1
  }

  /// The number of the row for a key in an object; negative when the object has no such member.
  func row(of key: JSONNode, in object: SchemaObject.ID) -> Int {
    let core = key.core
    let wide = core.pointee.bytes.count &- 9
    guard let source = core.pointee.bytes.baseAddress else { return -1 }
    return Int(
      slot(
        of: core.pointee.entries + key.index, Self.salt(of: object), source, wide: wide, core
      ).pointee.row)
  }

  /// The slot for a key of a source in the object that has this salt; an empty one when it has no
  /// such member. Behind the quote of a key up to the place `wide` eight bytes are readable.
  @inline(__always)
  func slot(
    of key: UnsafePointer<TapeEntry>, _ salt: UInt32, _ source: UnsafePointer<UInt8>, wide: Int,
    _ core: UnsafeMutablePointer<JSONCore>
  ) -> UnsafePointer<Slot> {
    let mark = key.pointee.next &+ salt
    var place = Int(mark) & mask
    while true {
      let slot = slots + place
      if slot.pointee.mark == mark, matches(slot, key, source, wide, core) {
        return UnsafePointer(slot)
      }
      if slot.pointee.row < 0 { return UnsafePointer(slot) }
      place = (place &+ 1) & mask
    }
  }

  @inline(__always)
  private func matches(
    _ slot: UnsafePointer<Slot>, _ key: UnsafePointer<TapeEntry>,
    _ source: UnsafePointer<UInt8>, _ wide: Int, _ core: UnsafeMutablePointer<JSONCore>
  ) -> Bool {
    let start = Int(key.pointee.start) &+ 1
    let length = Int(key.pointee.end) &- 1 &- start
    guard _fastPath(key.pointee.isPlainKey && start <= wide &+ 1) else {
      return matchesSlowly(slot, key, core)
    }
    guard length == Int(slot.pointee.length) else { return false }
    let name = UnsafeRawPointer(bytes) + Int(slot.pointee.start)
    let text = UnsafeRawPointer(source + start)
    let difference = ByteSearch.word(text, 0) ^ ByteSearch.word(name, 0)
    if length < 8 {
      // Of the eight bytes that are readable at both places, those in front count. A name without
      // any is in no table.
      return difference.littleEndian &<< (64 &- UInt64(truncatingIfNeeded: length) &* 8) == 0
    }
    if difference | (ByteSearch.word(text, length &- 8) ^ ByteSearch.word(name, length &- 8)) != 0 {
      return false
    }
    if length <= 16 { return true }
    let middle = Int(slot.pointee.start) &+ 8
    return ByteSearch.equal(
      source + (start &+ 8), UnsafePointer(bytes) + middle, length &- 8)
  }

  /// Whether a key with escapes, with other quotes or at the end of the source has the name.
  @inline(never)
  private func matchesSlowly(
    _ slot: UnsafePointer<Slot>, _ key: UnsafePointer<TapeEntry>,
    _ core: UnsafeMutablePointer<JSONCore>
  ) -> Bool {
    let length = Int(slot.pointee.length)
    let name = UnsafePointer(bytes) + Int(slot.pointee.start)
    let node = JSONNode(core: core, index: UnsafePointer(core.pointee.entries).distance(to: key))
    return node.withDecoded { text in
      guard text.count == length, let start = text.baseAddress else { return false }
      return ByteSearch.equal(start, name, length)
    }
  }
}

/// A hash table of the member names of all objects.
///
/// Memory without reference counts that is written once, because the validator looks up every
/// member of every document. The creator deallocates it.
struct FieldLookup {
  /// A member name of one object, with the properties that the validator checks first.
  struct Slot {
    /// The hash of the name, combined with the object.
    fileprivate var mark: UInt32 = 0
    /// The offset of its bytes.
    fileprivate var start: UInt16 = 0
    fileprivate var plainKinds: UInt16 = 0
    /// The number of the row plus one; 0 for an empty slot, so that the memory of all is zeros.
    fileprivate var rowAfter: Int16 = 0
    /// The length of the name with its quotes.
    fileprivate var width: UInt8 = 0
    fileprivate(set) var field = Field.validateOnly
    fileprivate(set) var child = SchemaObject.ID.request
    /// 1 if the member is required.
    fileprivate(set) var required: UInt8 = 0
    /// The number of required members of the object under this name.
    fileprivate(set) var needs: UInt8 = 0

    /// The number of the row; negative for an empty slot, and for a name without a row.
    @inline(__always)
    var row: Int { Int(rowAfter) &- 1 }

    /// Whether every value of this kind is valid.
    @inline(__always)
    func isPlain(_ kind: JSONKind) -> Bool { plainKinds &>> UInt16(kind.rawValue) & 1 == 1 }
  }

  /// The row of the names of `NotableDataKey`, which any map of data may have but rules are about.
  static let notable = -2

  private let bytes: UnsafeMutablePointer<UInt8>
  private let slots: UnsafeMutablePointer<Slot>

  /// Room for two spellings of each name; a larger table would make every start slower.
  private static let capacity = 1024
  private static let mask: UInt32 = 1023
  /// Room for the bytes of these names.
  private static let room = 8192

  /// Creates the table for the rows of all objects, numbered consecutively; `needs` returns the
  /// number of required members of an object.
  ///
  /// - Precondition: there are fewer than 512 rows, so that some slots stay empty.
  init(
    _ objects: [SchemaObject], _ fieldInfos: UnsafePointer<Schema.FieldInfo>,
    needs: (SchemaObject.ID) -> UInt32
  ) {
    slots = .allocate(capacity: Self.capacity)
    UnsafeMutableRawPointer(slots).initializeMemory(
      as: UInt8.self, repeating: 0, count: Self.capacity * MemoryLayout<Slot>.stride)
    bytes = .allocate(capacity: Self.room)
    var end = 0
    var number = 0
    for object in objects {
      for row in object.rows {
        // No name is longer; eight bytes are read of each.
        precondition(
          end + 512 < Self.room && number * 2 < Self.capacity, "the table of names is too small")
        let name = bytes + end
        let count = row.literal.utf8CodeUnitCount
        name.initialize(from: row.literal.utf8Start, count: count)
        let needed = UInt8(needs(fieldInfos[number].child))
        add(
          nameAt: end, count: count, of: object.id, row: number, fieldInfos[number], needs: needed)
        end += count
        if !row.traits.contains(.verbatim) {
          let second = LowerCamelCase.write(
            UnsafeBufferPointer(start: name, count: count), to: bytes + end)
          if second < count {
            add(
              nameAt: end, count: second, of: object.id, row: number, fieldInfos[number],
              needs: needed)
            end += second
          }
        }
        number += 1
      }
    }
    addNotableNames(at: end)
  }

  /// Adds the names of `NotableDataKey`.
  private func addNotableNames(at first: Int) {
    let names = NotableDataKey.names
    let end = first + names.utf8CodeUnitCount
    (bytes + first).initialize(from: names.utf8Start, count: end - first)
    // Eight bytes are read of the last name, too.
    (bytes + end).initialize(repeating: .space, count: 8)
    var start = first
    for place in first...end where bytes[place] == .space {
      var slot = slot(forNameAt: start, count: place - start, of: .data)
      slot.rowAfter = Int16(Self.notable + 1)
      insert(slot)
      start = place + 1
    }
  }

  func deallocate() {
    bytes.deallocate()
    slots.deallocate()
  }

  private func add(
    nameAt start: Int, count: Int, of object: SchemaObject.ID, row: Int,
    _ fieldInfo: Schema.FieldInfo, needs: UInt8
  ) {
    var slot = slot(forNameAt: start, count: count, of: object)
    slot.rowAfter = Int16(row + 1)
    slot.field = fieldInfo.field
    slot.plainKinds = fieldInfo.plainKinds
    slot.child = fieldInfo.child
    slot.required = fieldInfo.traits.contains(.required) ? 1 : 0
    slot.needs = needs
    insert(slot)
  }

  private func slot(forNameAt start: Int, count: Int, of object: SchemaObject.ID) -> Slot {
    let hash = KeyHash.hash(bytes + start, count, readable: 8, seed: KeyHash.seed)
    var slot = Slot(mark: hash &+ Self.salt(of: object), start: UInt16(start))
    slot.width = UInt8(count + 2)
    return slot
  }

  private func insert(_ slot: Slot) {
    var place = slot.mark & Self.mask
    while slots[Int(place)].rowAfter != 0 { place = (place + 1) & Self.mask }
    slots[Int(place)] = slot
  }

  /// The value that turns the hash of a name into the mark of a member of an object.
  ///
  /// Equal names in different objects have different marks, because the factor is odd: if mark and
  /// bytes are equal, so is the object.
  @inline(__always)
  static func salt(of object: SchemaObject.ID) -> UInt32 {
    UInt32(object.rawValue) &* 0x9E37_79B1
  }

  /// The number of the row for a key in an object; negative if the object has no such member.
  func row(of key: JSONNode, in object: SchemaObject.ID) -> Int {
    let core = key.tape.core
    let entry = UnsafePointer(core.pointee.entries) + key.index
    return search(entry, Self.salt(of: object), core).pointee.row
  }

  /// The slot for a key in the object with this salt; an empty slot if there is no such member.
  ///
  /// - Precondition: eight bytes are readable after the opening quote of the key.
  @inline(__always)
  func slot(
    of key: UnsafePointer<TapeEntry>, _ salt: UInt32, _ source: UnsafePointer<UInt8>,
    _ core: UnsafeMutablePointer<JSONCore>
  ) -> UnsafePointer<Slot> {
    let mark = key.pointee.next &+ salt
    var place = mark & Self.mask
    var slot = UnsafePointer(slots) + Int(place)
    while slot.pointee.mark != mark {
      if slot.pointee.rowAfter == 0 { return slot }
      place = (place &+ 1) & Self.mask
      slot = UnsafePointer(slots) + Int(place)
    }
    // Nearly every key is plain and short.
    if _fastPath(key.pointee.isPlainKey) {
      let start = Int(key.pointee.start)
      let width = Int(key.pointee.end) &- start
      if _fastPath(width == Int(slot.pointee.width)) {
        let name = UnsafeRawPointer(bytes) + Int(slot.pointee.start)
        let text = UnsafeRawPointer(source) + start
        let difference = ByteSearch.word(text, 1) ^ ByteSearch.word(name, 0)
        if width < 10 {
          // Compares only the bytes of the name among the eight bytes read. No name is empty.
          let bits = UInt64(truncatingIfNeeded: 10 &- width) &* 8
          if _fastPath(difference.littleEndian &<< bits == 0) { return slot }
        } else if width <= 18 {
          let last = ByteSearch.word(text, width &- 9) ^ ByteSearch.word(name, width &- 10)
          if _fastPath(difference | last == 0) { return slot }
        }
      }
    }
    return search(key, salt, core)
  }

  /// The slot for any key.
  @inline(never)
  private func search(
    _ key: UnsafePointer<TapeEntry>, _ salt: UInt32, _ core: UnsafeMutablePointer<JSONCore>
  ) -> UnsafePointer<Slot> {
    let mark = key.pointee.next &+ salt
    var place = mark & Self.mask
    while true {
      let slot = UnsafePointer(slots) + Int(place)
      if slot.pointee.mark == mark, matches(slot, key, core) { return slot }
      if slot.pointee.rowAfter == 0 { return slot }
      place = (place &+ 1) & Self.mask
    }
  }

  @inline(__always)
  private func matches(
    _ slot: UnsafePointer<Slot>, _ key: UnsafePointer<TapeEntry>,
    _ core: UnsafeMutablePointer<JSONCore>
  ) -> Bool {
    guard _fastPath(key.pointee.isPlainKey), let source = core.pointee.bytes.baseAddress else {
      return matchesSlowly(slot, key, core)
    }
    let start = Int(key.pointee.start)
    let width = Int(key.pointee.end) &- start
    guard width == Int(slot.pointee.width) else { return false }
    return ByteSearch.equal(
      source + (start &+ 1), UnsafePointer(bytes) + Int(slot.pointee.start), width &- 2)
  }

  /// Compares a key that has escapes or other quotes, or is at the end of the source.
  @inline(never)
  private func matchesSlowly(
    _ slot: UnsafePointer<Slot>, _ key: UnsafePointer<TapeEntry>,
    _ core: UnsafeMutablePointer<JSONCore>
  ) -> Bool {
    let length = Int(slot.pointee.width) &- 2
    let name = UnsafePointer(bytes) + Int(slot.pointee.start)
    let node = JSONNode(core: core, index: UnsafePointer(core.pointee.entries).distance(to: key))
    return node.withDecoded { text in
      guard text.count == length, let start = text.baseAddress else { return false }
      return ByteSearch.equal(start, name, length)
    }
  }
}

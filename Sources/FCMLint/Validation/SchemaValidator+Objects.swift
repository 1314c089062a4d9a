// Fast path: validates objects without recursion while nothing in them is unusual.
extension SchemaValidator {
  /// An open object.
  private struct Level {
    /// Its index, and the node after its last member.
    let object: Int
    let end: UnsafePointer<TapeEntry>
    let id: SchemaObject.ID
    let salt: UInt32
    /// The number of required members that are not found yet.
    var needs: Int32

    @inline(__always)
    init(_ object: Int, _ id: SchemaObject.ID, _ entries: UnsafePointer<TapeEntry>, needs: UInt32) {
      self.object = object
      end = entries + Int(entries[object].next)
      self.id = id
      salt = FieldLookup.salt(of: id)
      self.needs = Int32(truncatingIfNeeded: needs)
    }

    /// Opens an object that is the value of a field.
    @inline(__always)
    init(
      _ object: Int, of field: UnsafePointer<FieldLookup.Slot>, _ entries: UnsafePointer<TapeEntry>
    ) {
      self.init(object, field.pointee.child, entries, needs: UInt32(field.pointee.needs))
    }
  }

  /// The innermost open object, with the state that each member needs.
  private struct Walk {
    private(set) var level: UnsafeMutablePointer<Level>
    private(set) var end: UnsafePointer<TapeEntry>
    private(set) var salt: UInt32

    @inline(__always)
    init(at level: UnsafeMutablePointer<Level>) {
      self.level = level
      (end, salt) = (level.pointee.end, level.pointee.salt)
    }

    @inline(__always)
    mutating func ascend() { self = Walk(at: level - 1) }

    @inline(__always)
    mutating func descend(to next: Level) {
      (level + 1).initialize(to: next)
      self = Walk(at: level + 1)
    }
  }

  func validateObject(_ object: JSONNode, as id: SchemaObject.ID) {
    // Objects of the Admin SDK always take the slow path.
    if found.pointee.isAdmin || id.isOfSDK || !Self.hasRoomAfterKeys(object) {
      return validateSpecialObject(object, as: id)
    }
    withUnsafeTemporaryAllocation(of: Level.self, capacity: Self.fewLevels) { levels in
      guard let outermost = levels.baseAddress, let wanted = found.pointee.wanted,
        let source = object.tape.bytes.baseAddress
      else { return }
      let core = object.tape.core
      let objectInfo = requests.objectInfos + (Int(id.rawValue) &- requests.first)
      outermost.initialize(
        to: Level(object.index, id, core.pointee.entries, needs: objectInfo.pointee.required))
      validateObjects(from: outermost, core, source, wanted)
    }
  }

  /// Whether eight bytes are readable after the opening quote of every key in an object.
  ///
  /// Only the last key of a source may have fewer.
  private static func hasRoomAfterKeys(_ object: JSONNode) -> Bool {
    let tape = object.tape
    // After a syntax error, keys may be out of order.
    guard tape.core.pointee.errors.isEmpty else { return false }
    let room = tape.bytes.count &- 9
    if object.range.end <= room { return true }
    var last = object.endIndex &- 1
    let first = max(object.index, last &- 16)
    while last > first, tape.kind(at: last) != .key { last &-= 1 }
    return tape.kind(at: last) == .key && tape[last].range.start <= room
  }

  /// The maximum depth that is validated without recursion; no message is deeper.
  private static let fewLevels = 8

  /// Validates an object and the objects in it.
  ///
  /// - Precondition: eight bytes are readable after the opening quote of every key.
  @inline(__always)
  private func validateObjects(
    from outermost: UnsafeMutablePointer<Level>, _ core: UnsafeMutablePointer<JSONCore>,
    _ source: UnsafePointer<UInt8>, _ wanted: UnsafePointer<Bool>
  ) {
    let (names, places) = (requests.names, places)
    let entries = UnsafePointer(core.pointee.entries)
    var key = entries + (outermost.pointee.object &+ 1)
    var walk = Walk(at: outermost)
    while true {
      if key >= walk.end {
        finish(walk.level, core)
        if walk.level == outermost { return }
        walk.ascend()
        continue
      }
      let value = key + 1
      let kind = value.pointee.kind
      let slot = names.slot(of: key, walk.salt, source, core)
      let field = Int(slot.pointee.field.rawValue)
      guard slot.pointee.isPlain(kind), places[field] == 0 else {
        validateSpecialMember(
          at: Self.index(of: key, entries), slot.pointee.row, in: walk.level, core)
        key = entries + Int(value.pointee.next)
        continue
      }
      let index = Self.index(of: value, entries)
      places[field] = UInt32(truncatingIfNeeded: index &+ 1)
      if wanted[field] { found.pointee.append(slot.pointee.field, index) }
      if kind == .object {
        walk.level.pointee.needs &-= Int32(slot.pointee.required)
        if _fastPath(walk.level != outermost + (Self.fewLevels &- 1)) {
          walk.descend(to: Level(index, of: slot, entries))
          key = value + 1
          continue
        }
        validateObject(JSONNode(core: core, index: index), as: slot.pointee.child)
      }
      key = entries + Int(value.pointee.next)
    }
  }

  /// The index of a node on the tape.
  @inline(__always)
  private static func index(
    of entry: UnsafePointer<TapeEntry>, _ entries: UnsafePointer<TapeEntry>
  ) -> Int {
    // Unsigned, so that the division is a shift.
    let bytes = UInt(bitPattern: entry) &- UInt(bitPattern: entries)
    return Int(bitPattern: bytes / UInt(MemoryLayout<TapeEntry>.stride))
  }

  /// Checks at the end of an object whether a required member is missing.
  @inline(__always)
  private func finish(_ level: UnsafePointer<Level>, _ core: UnsafeMutablePointer<JSONCore>) {
    if _slowPath(level.pointee.needs > 0) {
      checkRequired(
        Schema[level.pointee.id], JSONNode(core: core, index: level.pointee.object))
    }
  }

  /// Validates an object whose members all take the slow path.
  private func validateSpecialObject(_ object: JSONNode, as id: SchemaObject.ID) {
    let tables = tables(for: id)
    let objectInfo = tables.objectInfos + (Int(id.rawValue) &- tables.first)
    let core = object.tape.core
    var level = Level(
      object.index, id, core.pointee.entries, needs: objectInfo.pointee.required)
    for member in object.members {
      let row = tables.names.row(of: member.key, in: id)
      validateSpecialMember(at: member.key.index, row, in: &level, core)
    }
    finish(&level, core)
  }

  /// Validates a member that the fast path does not accept.
  @inline(never)
  private func validateSpecialMember(
    at index: Int, _ row: Int, in level: UnsafeMutablePointer<Level>,
    _ core: UnsafeMutablePointer<JSONCore>
  ) {
    let id = level.pointee.id
    let tables = tables(for: id)
    let key = JSONNode(core: core, index: index)
    let value = JSONNode(core: core, index: index &+ 1)
    let objectInfo = tables.objectInfos + (Int(id.rawValue) &- tables.first)
    if row < 0, objectInfo.pointee.isPlain(value.kind) {
      return emitOther(objectInfo.pointee.field, key, value, row: row)
    }
    let object = JSONNode(core: core, index: level.pointee.object)
    guard row >= 0 else {
      return validateUnlistedMember(
        key, value, row: row, objectInfo.pointee.others, in: object, id)
    }
    let fieldInfo = tables.fieldInfos + row
    validateMember(key, value, row: row, fieldInfo, in: object, id)
    if fieldInfo.pointee.traits.contains(.required), !value.isNull { level.pointee.needs &-= 1 }
  }
}

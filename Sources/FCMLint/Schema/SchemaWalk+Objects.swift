// The way through objects: nearly every member is right at the first look.
extension SchemaWalk {
  /// An object that the walk is in.
  private struct Level {
    /// Its place on the tape, and where its last member ends.
    let object: Int
    let end: Int
    let id: SchemaObject.ID
    let salt: UInt32
    /// How many of its required members have been met.
    var required: UInt32 = 0

    @inline(__always)
    init(_ object: Int, _ id: SchemaObject.ID, _ entries: UnsafeMutablePointer<TapeEntry>) {
      self.object = object
      end = Int(entries[object].next)
      self.id = id
      salt = NameTable.salt(of: id)
    }
  }

  func visit(_ object: JSONNode, as id: SchemaObject.ID) {
    // Of an object for an SDK every member has more to be asked.
    if found.pointee.isAdmin || id.isOfSDK { return visitCarefully(object, as: id) }
    withUnsafeTemporaryAllocation(of: Level.self, capacity: Self.fewLevels) { levels in
      guard let outermost = levels.baseAddress, let wanted = found.pointee.wanted,
        let source = object.core.pointee.bytes.baseAddress
      else { return }
      outermost.initialize(to: Level(object.index, id, object.core.pointee.entries))
      visit(from: outermost, object.core, source, wanted)
    }
  }

  /// How many levels a walk goes down without calling itself: more than any message has.
  private static let fewLevels = 8

  /// Walks over an object and the objects in it, as far as nothing about them is remarkable.
  @inline(__always)
  private func visit(
    from outermost: UnsafeMutablePointer<Level>, _ core: UnsafeMutablePointer<JSONCore>,
    _ source: UnsafePointer<UInt8>, _ wanted: UnsafePointer<Bool>
  ) {
    let (names, entries) = (requests.names, core.pointee.entries)
    let (slots, found) = (slots, found)
    let wide = core.pointee.bytes.count &- 9
    var level = outermost
    var index = level.pointee.object &+ 1
    while true {
      if index >= level.pointee.end {
        finish(level, core, requests)
        if level == outermost { return }
        level -= 1
        continue
      }
      let value = index &+ 1
      let kind = entries[value].kind
      let slot = names.slot(of: entries + index, level.pointee.salt, source, wide: wide, core)
      let field = Int(slot.pointee.field.rawValue)
      guard slot.pointee.isPlain(kind), slots[field] == 0 else {
        visit(remarkable: index, Int(slot.pointee.row), in: level, core)
        index = Int(entries[value].next)
        continue
      }
      slots[field] = UInt32(truncatingIfNeeded: value &+ 1)
      if wanted[field] { found.pointee.append(slot.pointee.field, value) }
      index = Int(entries[value].next)
      if kind != .object { continue }
      level.pointee.required &+= UInt32(slot.pointee.required)
      if _slowPath(level == outermost + (Self.fewLevels &- 1)) {
        visit(JSONNode(core: core, index: value), as: slot.pointee.child)
      } else {
        level += 1
        level.initialize(to: Level(value, slot.pointee.child, entries))
        index = value &+ 1
      }
    }
  }

  /// What an object lacks is known at its end.
  @inline(__always)
  private func finish(
    _ level: UnsafePointer<Level>, _ core: UnsafeMutablePointer<JSONCore>, _ tables: Schema.Tables
  ) {
    let ground = tables.grounds + (Int(level.pointee.id.rawValue) &- tables.first)
    if _slowPath(level.pointee.required < ground.pointee.required) {
      checkRequired(
        Schema[level.pointee.id], JSONNode(core: core, index: level.pointee.object))
    }
  }

  /// Walks over an object of whose members each has something more to be asked.
  private func visitCarefully(_ object: JSONNode, as id: SchemaObject.ID) {
    let tables = tables(for: id)
    var level = Level(object.index, id, object.core.pointee.entries)
    for member in object.members {
      let row = tables.names.row(of: member.key, in: id)
      visit(remarkable: member.key.index, row, in: &level, object.core)
    }
    finish(&level, object.core, tables)
  }

  /// A member of which something more has to be asked.
  @inline(never)
  private func visit(
    remarkable index: Int, _ row: Int, in level: UnsafeMutablePointer<Level>,
    _ core: UnsafeMutablePointer<JSONCore>
  ) {
    let id = level.pointee.id
    let tables = tables(for: id)
    let value = JSONNode(core: core, index: index &+ 1)
    let ground = tables.grounds + (Int(id.rawValue) &- tables.first)
    if row < 0, ground.pointee.isPlain(value.kind) { return emit(ground.pointee.field, value) }
    let key = JSONNode(core: core, index: index)
    let object = JSONNode(core: core, index: level.pointee.object)
    guard row >= 0 else {
      return visit(other: key, value, ground.pointee.others, in: object, id)
    }
    let lane = tables.lanes + row
    visit(member: key, value, row, lane, in: object, id)
    if lane.pointee.traits.contains(.required), !value.isNull { level.pointee.required &+= 1 }
  }
}

/// One pass over a document that recognises every field once.
///
/// It records where each field stands, checks names and types, and collects what rules asked for:
/// pairs of field and node. No rule searches the document again.
final class SchemaWalk {
  /// A field that some rule wants to see, and the node where it stands.
  struct Event {
    var field: Field
    var node: JSONNode
  }

  private(set) var events: [Event] = []
  private(set) var faults: [SchemaFault] = []
  /// For each field one more than the index of its node; 0 when it is absent.
  let slots: UnsafeMutablePointer<UInt32>
  private let project: ProjectFacts
  private let schema = Schema.standard
  private let lanes = Schema.standard.lanes
  private let grounds = Schema.standard.grounds
  /// The fields that rules want for the kind at hand.
  private var wanted: UnsafePointer<Bool>?

  init(project: ProjectFacts) {
    self.project = project
    slots = .allocate(capacity: Field.allCases.count)
    slots.initialize(repeating: 0, count: Field.allCases.count)
  }

  deinit { slots.deallocate() }

  /// Walks a document of the given kind; `wanted` holds one flag for each field.
  func walk(_ root: JSONNode, kind: DocumentKind, wanted: UnsafePointer<Bool>) -> MessageDocument {
    events.removeAll(keepingCapacity: true)
    faults.removeAll(keepingCapacity: true)
    slots.update(repeating: 0, count: Field.allCases.count)
    self.wanted = wanted
    emit(.root, root)
    let object: SchemaObject.ID =
      switch kind {
      case .sendRequest: .request
      case .message: .message
      case .adminNode: .adminMessage
      case .apnsPayload: .apnsDocument
      case .deviceGroup: .deviceGroup
      case .topicBatch: .topicBatch
      case .legacy: .legacy
      }
    if root.isObject { visit(root, as: object) }
    return MessageDocument(root: root, kind: kind, project: project, slots: slots)
  }

  @inline(__always)
  private func emit(_ field: Field, _ node: JSONNode) {
    let slot = slots + Int(field.rawValue)
    if slot.pointee == 0 { slot.pointee = UInt32(truncatingIfNeeded: node.index &+ 1) }
    if let wanted, wanted[Int(field.rawValue)] { events.append(Event(field: field, node: node)) }
  }

  private func visit(_ object: JSONNode, as id: SchemaObject.ID) {
    let entries = object.core.pointee.entries
    let end = object.endIndex
    let ground = grounds + Int(id.rawValue)
    var index = object.index &+ 1
    var required = 0
    while index < end {
      let key = JSONNode(core: object.core, index: index)
      let value = JSONNode(core: object.core, index: index &+ 1)
      let row = schema.row(of: key, hash: entries[index].next, in: id)
      index = Int(entries[index &+ 1].next)
      if row >= 0 {
        let lane = lanes + row
        if lane.pointee.traits.contains(.required), !value.isNull { required &+= 1 }
        visit(member: key, value, row, lane, in: object, id)
      } else {
        visit(other: key, value, ground.pointee.others, in: object, id)
      }
    }
    if required < ground.pointee.required { checkRequired(schema[id], object) }
  }

  private func checkRequired(_ table: SchemaObject, _ object: JSONNode) {
    for row in table.rows where row.traits.contains(.required) {
      if !object.members.contains(where: { names($0.key, row) && !$0.value.isNull }) {
        report(.missingField, object, table.id, object, row)
      }
    }
  }

  private func names(_ key: JSONNode, _ row: SchemaRow) -> Bool {
    let text = key.text
    return text == row.name || text == row.camelName
  }

  /// Records a fault of a member; the number of its row is negative when its name is unknown.
  @inline(never)
  private func fault(
    _ kind: SchemaFault.Kind, _ node: JSONNode, _ object: SchemaObject.ID, _ parent: JSONNode,
    _ row: Int
  ) {
    report(kind, node, object, parent, row < 0 ? nil : schema.rows[row])
  }

  private func report(
    _ kind: SchemaFault.Kind, _ node: JSONNode, _ object: SchemaObject.ID, _ parent: JSONNode,
    _ row: SchemaRow?, first: JSONNode? = nil
  ) {
    faults.append(
      SchemaFault(
        kind: kind, node: node, object: object, parent: parent, row: row, first: first))
  }

  private func visit(
    other key: JSONNode, _ value: JSONNode, _ others: SchemaObject.Others, in object: JSONNode,
    _ id: SchemaObject.ID
  ) {
    switch others {
    case .refused:
      guard !key.isFaulty, key.range.count > 0 else { return }
      fault(WrongPlace.kind(of: key, in: id), key, id, object, -1)
    case .free(let field):
      emit(field, value)
    case .strings(let field):
      if value.kind == .string || value.kind == .placeholder {
        emit(field, value)
      } else if value.kind != .missing {
        fault(.nonStringValue, value, id, object, -1)
        emit(field, value)
      }
    }
  }

  @inline(__always)
  private func visit(
    member key: JSONNode, _ value: JSONNode, _ row: Int, _ lane: UnsafePointer<Schema.Lane>,
    in object: JSONNode, _ id: SchemaObject.ID
  ) {
    let seen = slots[Int(lane.pointee.field.rawValue)]
    let traits = lane.pointee.traits
    if seen > 0, !traits.contains(.verbatim), Int(seen) &- 1 > object.index {
      checkSpellings(key, schema.rows[row], in: object, id)
    }
    if value.kind == .null || value.kind == .missing {
      if value.isNull, isStringMap(id) { fault(.nonStringValue, value, id, object, row) }
      return
    }
    if traits.rawValue & SchemaRow.Traits([.deprecated, .outputOnly]).rawValue != 0 {
      if traits.contains(.outputOnly) { fault(.outputOnlyField, key, id, object, row) }
      if traits.contains(.deprecated) { fault(.deprecatedField, value, id, object, row) }
    }
    visit(value, row, lane, in: object, id)
  }

  private func isStringMap(_ id: SchemaObject.ID) -> Bool {
    if case .strings = grounds[Int(id.rawValue)].others { true } else { false }
  }

  /// The same field under its other name earlier in the same object.
  private func checkSpellings(
    _ key: JSONNode, _ row: SchemaRow, in object: JSONNode, _ id: SchemaObject.ID
  ) {
    for member in object.members {
      if member.key.index >= key.index { return }
      if names(member.key, row), !member.key.hasSameText(as: key) {
        report(.twoSpellings, key, id, object, row, first: member.key)
        return
      }
    }
  }

  /// Checks a value against its type, and hands the field on when the type is right.
  @inline(__always)
  private func visit(
    _ value: JSONNode, _ row: Int, _ lane: UnsafePointer<Schema.Lane>, in object: JSONNode,
    _ id: SchemaObject.ID
  ) {
    let field = lane.pointee.field
    if value.kind == .placeholder {
      emit(field, value)
      return
    }
    switch lane.pointee.type {
    case .free:
      emit(field, value)
    case .string:
      if value.kind == .string {
        emit(field, value)
      } else if isStringMap(id) {
        fault(.nonStringValue, value, id, object, row)
        note(field, value)
      } else {
        fault(.wrongType, value, id, object, row)
        note(field, value)
      }
    case .object(let child):
      guard value.isObject else { return wrongContainer(value, field, row, object, id) }
      emit(field, value)
      visit(value, as: child)
    case .stringMap(let child), .freeObject(let child):
      guard value.isObject else { return wrongContainer(value, field, row, object, id) }
      emit(field, value)
      visit(value, as: child)
    case .freeOrObject(let child):
      emit(field, value)
      if value.isObject { visit(value, as: child) }
    case .freeList(let element, let child):
      emit(field, value)
      for item in value.elements {
        emit(element, item)
        if let child, item.isObject { visit(item, as: child) }
      }
    case .list(let element, let type):
      visit(list: value, element, type, field, row, object, id)
    case .bool, .int32, .float, .duration, .timestamp, .enumeration:
      if let kind = ScalarCheck.fault(value, lane.pointee.type) {
        if kind != .quotedPlaceholder || !value.isFaulty { fault(kind, value, id, object, row) }
        note(field, value)
      } else {
        emit(field, value)
      }
    }
  }

  /// Records that a field is there, though its value is of no use to rules about values.
  private func note(_ field: Field, _ value: JSONNode) {
    let slot = slots + Int(field.rawValue)
    if slot.pointee == 0 { slot.pointee = UInt32(truncatingIfNeeded: value.index &+ 1) }
  }

  private func wrongContainer(
    _ value: JSONNode, _ field: Field, _ row: Int, _ object: JSONNode, _ id: SchemaObject.ID
  ) {
    // A whole object may come from a template, in quotes or bare.
    if !value.isOpaque { fault(.wrongType, value, id, object, row) }
    note(field, value)
  }

  private func visit(
    list value: JSONNode, _ element: Field, _ type: ValueType.ListElement, _ field: Field,
    _ row: Int, _ object: JSONNode, _ id: SchemaObject.ID
  ) {
    guard value.isArray else {
      if !value.isOpaque { fault(.wrongType, value, id, object, row) }
      return note(field, value)
    }
    emit(field, value)
    for item in value.elements {
      let found: SchemaFault.Kind? =
        switch type {
        case .string: item.kind == .string || item.kind == .placeholder ? nil : .wrongType
        case .duration: item.isNull ? .wrongType : ScalarCheck.fault(item, .duration)
        }
      if item.kind == .missing { continue }
      if let found { fault(found, item, id, object, row) } else { emit(element, item) }
    }
  }
}

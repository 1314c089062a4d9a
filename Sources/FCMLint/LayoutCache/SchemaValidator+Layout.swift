// The support of the validator for the layout cache.
extension SchemaValidator {
  /// The values of the last document that would be valid with any other content of the same form,
  /// in order.
  ///
  /// - Precondition: the document is an object without violations, and not for an SDK.
  func valueSlots(in root: JSONNode, _ kind: DocumentKind) -> [ValueSlot] {
    var slots: [ValueSlot] = []
    collect(in: root, SchemaObject.ID(of: kind), &slots)
    return slots
  }

  /// Restores the fields of a line after its nodes.
  @inline(__always)
  func restore(
    _ layout: UnsafePointer<LineLayout>, _ root: JSONNode, wanted: UnsafePointer<Bool>
  ) -> MessageDocument {
    found.pointee.wanted = wanted
    if !violations.isEmpty { removeViolations() }
    found.pointee.replaceEvents(by: layout.pointee.events)
    if let fields = layout.pointee.fields.baseAddress {
      places.update(from: fields, count: layout.pointee.fields.count)
    }
    if wanted[Int(Field.anyString.rawValue)] { emitLongStrings(root) }
    if wanted[Int(Field.anyPlaceholder.rawValue)] { emitPlaceholders(root) }
    return document(root, layout.pointee.detection.kind)
  }

  private func collect(in object: JSONNode, _ id: SchemaObject.ID, _ slots: inout [ValueSlot]) {
    let objectInfo = requests.objectInfos + (Int(id.rawValue) - requests.first)
    for member in object.members {
      let value = member.value
      let row = requests.names.row(of: member.key, in: id)
      guard row >= 0 else {
        switch objectInfo.pointee.others {
        case .rejected: break
        case .strings: add(value, as: .string, to: &slots)
        case .free: for node in value.descendants { add(node, as: .string, to: &slots) }
        }
        continue
      }
      let fieldInfo = requests.fieldInfos + row
      // The validator also checks the name of the second value of a field.
      if places[Int(fieldInfo.pointee.field.rawValue)] == UInt32(value.index + 1) {
        collect(value, of: fieldInfo, &slots)
      }
    }
  }

  private func collect(
    _ value: JSONNode, of fieldInfo: UnsafePointer<Schema.FieldInfo>, _ slots: inout [ValueSlot]
  ) {
    switch fieldInfo.pointee.type {
    case .timestamp: add(value, as: .timestamp, to: &slots)
    case .duration: add(value, as: .duration, to: &slots)
    case .int32, .float: add(value, as: .number, to: &slots)
    case .free where fieldInfo.pointee.traits.contains(.unquoted):
      add(value, as: .number, to: &slots)
    case .string, .free: add(value, as: .string, to: &slots)
    case .bool, .enumeration: break
    case .object(let child), .stringMap(let child), .freeObject(let child):
      if value.isObject { collect(in: value, child, &slots) }
    case .freeOrObject(let child): collectFree(value, child, &slots)
    case .list(_, let element):
      for item in value.elements {
        add(item, as: element == .duration ? .duration : .string, to: &slots)
      }
    case .freeList(_, let child):
      for item in value.elements { collectFree(item, child, &slots) }
    }
  }

  /// Collects a value of any type, or the members of an object in the schema.
  private func collectFree(
    _ value: JSONNode, _ child: SchemaObject.ID?, _ slots: inout [ValueSlot]
  ) {
    if let child, value.isObject {
      collect(in: value, child, &slots)
    } else {
      add(value, as: .string, to: &slots)
    }
  }

  /// Adds a value if any value of this form is valid; a number is also valid instead of a free
  /// string.
  private func add(_ value: JSONNode, as form: ValueSlot.Form, to slots: inout [ValueSlot]) {
    guard value.flags.isEmpty, value.tape.quotes(at: value.index) == (1, 1) else { return }
    let node = UInt32(value.index)
    if value.isString, form != .number {
      // In a document without violations, anything but a timestamp is a placeholder.
      if form == .string || !value.isOpaque { slots.append(ValueSlot(node: node, form: form)) }
    } else if value.isNumber, form == .number || form == .string {
      let content = value.rawContent
      guard let start = content.baseAddress,
        ValueSlot.Form.endOfNumber(in: start, from: 0, to: content.count) == content.count
      else { return }
      slots.append(ValueSlot(node: node, form: .number))
    }
  }
}

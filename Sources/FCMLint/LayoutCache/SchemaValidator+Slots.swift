// Values of which the walk asks no more than that they have a form.
extension SchemaValidator {
  /// The values of the document that was walked over last that may be others of their form, so that
  /// the walk would find the same; in order.
  ///
  /// Texts with escapes are none of them, nor are names of an enumeration, nor what stands where no
  /// such value is due.
  ///
  /// - Precondition: the document is an object without any violation, and of no SDK.
  func valueSlots(in root: JSONNode, _ kind: DocumentKind) -> [LineLayout.ValueSlot] {
    var valueSlots: [LineLayout.ValueSlot] = []
    collect(in: root, SchemaObject.ID(of: kind), &valueSlots)
    return valueSlots
  }

  private func collect(
    in object: JSONNode, _ id: SchemaObject.ID, _ valueSlots: inout [LineLayout.ValueSlot]
  ) {
    let objectInfo = requests.objectInfos + (Int(id.rawValue) - requests.first)
    for member in object.members {
      let value = member.value
      let row = requests.names.row(of: member.key, in: id)
      guard row >= 0 else {
        collectUnlisted(value, objectInfo.pointee.others, &valueSlots)
        continue
      }
      let fieldInfo = requests.fieldInfos + row
      // Of a second value in one place the walk asks more.
      guard slots[Int(fieldInfo.pointee.field.rawValue)] == UInt32(value.index + 1) else {
        continue
      }
      collect(value, of: fieldInfo, &valueSlots)
    }
  }

  /// Adds what stands under a name that is free for the sender to choose.
  private func collectUnlisted(
    _ value: JSONNode, _ others: SchemaObject.Others, _ valueSlots: inout [LineLayout.ValueSlot]
  ) {
    switch others {
    case .refused: break
    case .strings: collect(value, &valueSlots)
    case .free: for node in value.descendants { collect(node, &valueSlots) }
    }
  }

  private func collect(
    _ value: JSONNode, of fieldInfo: UnsafePointer<Schema.FieldInfo>,
    _ valueSlots: inout [LineLayout.ValueSlot]
  ) {
    switch fieldInfo.pointee.type {
    case .timestamp: collect(value, as: .timestamp, &valueSlots)
    case .duration: collect(value, as: .duration, &valueSlots)
    case .int32, .float: collect(value, as: nil, &valueSlots)
    case .free where fieldInfo.pointee.traits.contains(.unquoted):
      collect(value, as: nil, &valueSlots)
    case .string, .free: collect(value, &valueSlots)
    case .bool, .enumeration: break
    case .object(let child), .stringMap(let child), .freeObject(let child):
      if value.isObject { collect(in: value, child, &valueSlots) }
    case .freeOrObject(let child): collectFree(value, child, &valueSlots)
    case .list(_, let element):
      let form: LineLayout.Form = element == .duration ? .duration : .text
      for item in value.elements { collect(item, as: form, &valueSlots) }
    case .freeList(_, let child):
      for item in value.elements { collectFree(item, child, &valueSlots) }
    }
  }

  /// Adds a value of any type, or the members of an object that the schema describes.
  private func collectFree(
    _ value: JSONNode, _ child: SchemaObject.ID?, _ valueSlots: inout [LineLayout.ValueSlot]
  ) {
    if let child, value.isObject {
      collect(in: value, child, &valueSlots)
    } else {
      collect(value, &valueSlots)
    }
  }

  /// Adds a text of a form, none where texts do not count, or a number.
  private func collect(
    _ value: JSONNode, as form: LineLayout.Form? = .text, _ valueSlots: inout [LineLayout.ValueSlot]
  ) {
    guard value.flags.isEmpty, value.tape.quotes(at: value.index) == (1, 1) else { return }
    let number = UInt32(value.index)
    if value.isString, let form {
      // What is no time is a placeholder, as the document has no violation.
      if form == .text || !value.isOpaque {
        valueSlots.append(LineLayout.ValueSlot(node: number, form: form))
      }
    } else if value.isNumber, form == nil || form == .text {
      let content = value.rawContent
      guard let start = content.baseAddress,
        LineLayout.Form.endOfNumber(in: start, from: 0, to: content.count) == content.count
      else { return }
      valueSlots.append(LineLayout.ValueSlot(node: number, form: .number))
    }
  }

  /// Finds in a line of which a layout is known what a walk over it would find.
  @inline(__always)
  func replay(
    of lineLayout: UnsafePointer<LineLayout>, _ root: JSONNode, wanted: UnsafePointer<Bool>
  ) -> MessageDocument {
    found.pointee.wanted = wanted
    if !violations.isEmpty { violations.removeAll(keepingCapacity: true) }
    found.pointee.replaceEvents(by: lineLayout.pointee.events)
    if let kept = lineLayout.pointee.slots.baseAddress {
      slots.update(from: kept, count: lineLayout.pointee.slots.count)
    }
    if wanted[Int(Field.anyString.rawValue)] { emitLongStrings(root) }
    if wanted[Int(Field.anyPlaceholder.rawValue)] { emitPlaceholders(root) }
    return document(root, lineLayout.pointee.known.detection.result.kind)
  }
}

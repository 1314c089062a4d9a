// Texts of which the walk asks no more than that they are texts.
extension SchemaWalk {
  /// The numbers of the texts in the document that was walked over last whose contents the walk has
  /// not looked into, in order; only those without escapes.
  ///
  /// Whatever they say, the walk would find the same. Durations and names of an enumeration are
  /// none of them, nor is what stands where no text is due.
  ///
  /// - Precondition: the document is a send request without any fault.
  func unreadTexts(in root: JSONNode) -> [Int] {
    var texts: [Int] = []
    collect(in: root, .request, &texts)
    return texts
  }

  private func collect(in object: JSONNode, _ id: SchemaObject.ID, _ texts: inout [Int]) {
    let ground = requests.grounds + (Int(id.rawValue) - requests.first)
    for member in object.members {
      let value = member.value
      let row = requests.names.row(of: member.key, in: id)
      guard row >= 0 else {
        switch ground.pointee.others {
        case .refused: break
        case .strings: collect(value, &texts)
        case .free: for node in value.descendants { collect(node, &texts) }
        }
        continue
      }
      let lane = requests.lanes + row
      // Of a second value in one place the walk asks more.
      guard slots[Int(lane.pointee.field.rawValue)] == UInt32(value.index + 1) else { continue }
      switch lane.pointee.type {
      case .string: collect(value, &texts)
      case .free where !lane.pointee.traits.contains(.unquoted): collect(value, &texts)
      case .free, .bool, .int32, .float, .duration, .timestamp, .enumeration: break
      case .object(let child), .stringMap(let child), .freeObject(let child):
        if value.isObject { collect(in: value, child, &texts) }
      case .freeOrObject(let child):
        if value.isObject { collect(in: value, child, &texts) } else { collect(value, &texts) }
      case .list(_, .string): for item in value.elements { collect(item, &texts) }
      case .list(_, .duration): break
      case .freeList(_, let child):
        for item in value.elements {
          if let child, item.isObject {
            collect(in: item, child, &texts)
          } else {
            collect(item, &texts)
          }
        }
      }
    }
  }

  private func collect(_ value: JSONNode, _ texts: inout [Int]) {
    let entry = value.entry
    let isPlain = entry.flags.isEmpty && entry.openQuote == 1 && entry.closeQuote == 1
    if entry.kind == .string, isPlain { texts.append(value.index) }
  }

  /// Finds in a line of which a stencil is known what a walk over it would find.
  @inline(__always)
  func repeatWalk(
    of stencil: UnsafePointer<Stencil>, _ root: JSONNode, wanted: UnsafePointer<Bool>
  ) -> MessageDocument {
    found.pointee.wanted = wanted
    if !faults.isEmpty { faults.removeAll(keepingCapacity: true) }
    found.pointee.replaceEvents(by: stencil.pointee.events)
    if let kept = stencil.pointee.slots.baseAddress {
      slots.update(from: kept, count: stencil.pointee.slots.count)
    }
    if wanted[Int(Field.anyString.rawValue)] { emitLongStrings(root) }
    if wanted[Int(Field.anyPlaceholder.rawValue)] { emitPlaceholders(root) }
    return document(root, .sendRequest)
  }
}

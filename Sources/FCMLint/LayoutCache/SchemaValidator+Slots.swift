// Values of which the walk asks no more than that they have a form.
extension SchemaWalk {
  /// The values of the document that was walked over last that may be others of their form, so that
  /// the walk would find the same; in order.
  ///
  /// Texts with escapes are none of them, nor are names of an enumeration, nor what stands where no
  /// such value is due.
  ///
  /// - Precondition: the document is an object without any fault, and of no SDK.
  func blanks(in root: JSONNode, _ kind: DocumentKind) -> [Stencil.Blank] {
    var blanks: [Stencil.Blank] = []
    collect(in: root, SchemaObject.ID(of: kind), &blanks)
    return blanks
  }

  private func collect(
    in object: JSONNode, _ id: SchemaObject.ID, _ blanks: inout [Stencil.Blank]
  ) {
    let ground = requests.grounds + (Int(id.rawValue) - requests.first)
    for member in object.members {
      let value = member.value
      let row = requests.names.row(of: member.key, in: id)
      guard row >= 0 else {
        switch ground.pointee.others {
        case .refused: break
        case .strings: collect(value, &blanks)
        case .free: for node in value.descendants { collect(node, &blanks) }
        }
        continue
      }
      let lane = requests.lanes + row
      // Of a second value in one place the walk asks more.
      guard slots[Int(lane.pointee.field.rawValue)] == UInt32(value.index + 1) else { continue }
      switch lane.pointee.type {
      case .timestamp: collect(value, as: .timestamp, &blanks)
      case .duration: collect(value, as: .duration, &blanks)
      case .int32, .float: collect(value, as: nil, &blanks)
      case .free where lane.pointee.traits.contains(.unquoted): collect(value, as: nil, &blanks)
      case .string, .free: collect(value, &blanks)
      case .bool, .enumeration: break
      case .object(let child), .stringMap(let child), .freeObject(let child):
        if value.isObject { collect(in: value, child, &blanks) }
      case .freeOrObject(let child):
        if value.isObject { collect(in: value, child, &blanks) } else { collect(value, &blanks) }
      case .list(_, let element):
        let form: Stencil.Form = element == .duration ? .duration : .text
        for item in value.elements { collect(item, as: form, &blanks) }
      case .freeList(_, let child):
        for item in value.elements {
          if let child, item.isObject {
            collect(in: item, child, &blanks)
          } else {
            collect(item, &blanks)
          }
        }
      }
    }
  }

  /// Adds a text of a form, none where texts do not count, or a number.
  private func collect(
    _ value: JSONNode, as form: Stencil.Form? = .text, _ blanks: inout [Stencil.Blank]
  ) {
    let entry = value.entry
    guard entry.flags.isEmpty, entry.openQuote == 1, entry.closeQuote == 1 else { return }
    let number = UInt32(value.index)
    if entry.kind == .string, let form {
      // What is no time is a placeholder, as the document has no fault.
      if form == .text || !value.isOpaque { blanks.append(Stencil.Blank(node: number, form: form)) }
    } else if entry.kind == .number, form == nil || form == .text {
      let content = value.rawContent
      guard let start = content.baseAddress,
        Stencil.Form.endOfNumber(in: start, from: 0, to: content.count) == content.count
      else { return }
      blanks.append(Stencil.Blank(node: number, form: .number))
    }
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
    return document(root, stencil.pointee.known.recognition.verdict.kind)
  }
}

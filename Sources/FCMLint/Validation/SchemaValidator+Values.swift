// Values that are lists or stand where a container is due, and texts wherever they stand.
extension SchemaValidator {
  /// The texts that may hold a secret, wherever the schema would have to look for them: the parser
  /// has met them all, and where it had to mend something, one run over the tape does.
  func emitLongStrings(_ root: JSONNode) {
    let core = root.core
    guard core.pointee.errors.isEmpty else {
      let entries = core.pointee.entries
      for index in root.index..<root.endIndex where entries[index].kind == .string {
        guard entries[index].end &- entries[index].start >= JSONCore.lengthOfLong else { continue }
        emitLongString(index, core)
      }
      return
    }
    let strings = core.pointee.longStrings
    var place = firstLongString(from: root.index, core)
    let (count, end) = (core.pointee.longCount, root.endIndex)
    while place < count, strings[place] < end {
      emitLongString(Int(strings[place]), core)
      place &+= 1
    }
  }

  /// Hands a long text on, unless it is prose, as most are.
  @inline(__always)
  private func emitLongString(_ index: Int, _ core: UnsafeMutablePointer<JSONCore>) {
    let text = JSONNode(core: core, index: index).rawContent
    if TokenScanner.start(in: text, from: 0) != nil { found.pointee.append(.anyString, index) }
  }

  /// Which of the long strings is the first at or behind a node.
  private func firstLongString(from index: Int, _ core: UnsafeMutablePointer<JSONCore>) -> Int {
    var (low, high) = (0, index == 0 ? 0 : core.pointee.longCount)
    while low < high {
      let middle = (low + high) / 2
      if core.pointee.longStrings[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func emitPlaceholders(_ root: JSONNode) {
    for index in root.index..<root.endIndex {
      let node = JSONNode(core: root.core, index: index)
      if node.isOpaque { found.pointee.append(.anyPlaceholder, index) }
    }
  }

  func wrongContainer(
    _ value: JSONNode, _ field: Field, _ row: Int, _ object: JSONNode, _ id: SchemaObject.ID
  ) {
    value.isOpaque
      ? quotedPlaceholder(value, id, object, row) : report(.wrongType, value, id, object, row)
    note(field, value)
  }

  /// A placeholder in quotes where an object or a list is due.
  ///
  /// What fills it in may remove the quotes, so that it says nothing against a document's kind: a
  /// trial goes on, and the walk is done again to tell it.
  private func quotedPlaceholder(
    _ value: JSONNode, _ id: SchemaObject.ID, _ object: JSONNode, _ row: Int
  ) {
    if value.isMalformed { return }
    if found.pointee.isTrial {
      found.pointee.hasQuotedContainer = true
    } else {
      report(.quotedPlaceholder, value, id, object, row)
    }
  }

  func validateList(
    _ value: JSONNode, _ element: Field, _ type: ValueType.ListElement, _ field: Field,
    _ row: Int, _ object: JSONNode, _ id: SchemaObject.ID
  ) {
    guard value.isArray else {
      return wrongContainer(value, field, row, object, id)
    }
    emit(field, value)
    for item in value.elements {
      let found: SchemaViolation.Kind? =
        switch type {
        case .string: item.kind == .string || item.kind == .placeholder ? nil : .wrongType
        case .duration: item.isNull ? .wrongType : ScalarValidator.violation(item, .duration)
        }
      if item.kind == .missing { continue }
      if let found { report(found, item, id, object, row) } else { emit(element, item) }
    }
  }
}

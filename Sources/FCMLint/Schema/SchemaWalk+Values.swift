// Values that are lists or stand where a container is due, and texts wherever they stand.
extension SchemaWalk {
  /// One run over the tape meets every text, wherever the schema would have to look for it.
  func emitLongStrings(_ root: JSONNode) {
    let entries = root.core.pointee.entries
    for index in root.index..<root.endIndex where entries[index].kind == .string {
      guard entries[index].end &- entries[index].start >= 26 else { continue }
      found.pointee.append(.anyString, index)
    }
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
    // A whole object may come from a template, in quotes or bare.
    if !value.isOpaque { fault(.wrongType, value, id, object, row) }
    note(field, value)
  }

  func visit(
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

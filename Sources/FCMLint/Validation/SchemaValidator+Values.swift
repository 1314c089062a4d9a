// Lists, values of the wrong type instead of containers, and long strings.
extension SchemaValidator {
  /// Emits the strings that are long enough for a secret, in any field. The parser lists them; after
  /// a syntax error the tape is searched.
  func emitLongStrings(_ root: JSONNode) {
    let core = root.tape.core
    guard core.pointee.errors.isEmpty else {
      for node in root.descendants
      where node.isString && node.range.count >= JSONCore.lengthOfLong {
        emitLongString(node)
      }
      return
    }
    let strings = core.pointee.longStrings
    var place = firstLongString(from: root.index, core)
    let (count, end) = (core.pointee.longCount, root.endIndex)
    while place < count, strings[place] < end {
      emitLongString(root.tape[Int(strings[place])])
      place &+= 1
    }
  }

  /// Emits a long string that may contain a credential; nearly no prose and no URL may.
  @inline(__always)
  private func emitLongString(_ node: JSONNode) {
    let text = node.rawContent
    if TokenScanner.start(in: text, from: 0) != nil,
      node.hasEscapes || TokenScanner.mayHoldCredential(text)
    {
      found.pointee.append(.anyString, node.index)
    }
  }

  /// The number of the first long string at or after a node.
  private func firstLongString(from index: Int, _ core: UnsafeMutablePointer<JSONCore>) -> Int {
    BinarySearch.count(of: index == 0 ? 0 : core.pointee.longCount) {
      core.pointee.longStrings[$0] < index
    }
  }

  func emitPlaceholders(_ root: JSONNode) {
    for index in root.index..<root.endIndex {
      if root.tape[index].isOpaque { found.pointee.append(.anyPlaceholder, index) }
    }
  }

  func wrongContainer(
    _ value: JSONNode, _ field: Field, row: Int, in object: JSONNode, _ id: SchemaObject.ID
  ) {
    value.isOpaque
      ? quotedPlaceholder(value, row: row, in: object, id)
      : report(.wrongType, value, in: object, id, row: row)
    note(field, value)
  }

  /// Reports a placeholder in quotes instead of an object or a list.
  ///
  /// A template may remove the quotes, so a trial continues and the document is validated again.
  private func quotedPlaceholder(
    _ value: JSONNode, row: Int, in object: JSONNode, _ id: SchemaObject.ID
  ) {
    if value.isMalformed { return }
    if found.pointee.isTrial {
      found.pointee.hasQuotedContainer = true
    } else {
      report(.quotedPlaceholder, value, in: object, id, row: row)
    }
  }

  func validateList(
    _ value: JSONNode, of element: Field, _ type: ValueType.ListElement, as field: Field,
    row: Int, in object: JSONNode, _ id: SchemaObject.ID
  ) {
    guard value.isArray else {
      return wrongContainer(value, field, row: row, in: object, id)
    }
    emit(field, value)
    makeRoom(for: value, of: element)
    for item in value.elements {
      let found: SchemaViolation.Kind? =
        switch type {
        case .string: item.kind == .string || item.kind == .placeholder ? nil : .wrongType
        case .duration: item.isNull ? .wrongType : ScalarValidator.violation(item, .duration)
        }
      if item.kind == .missing { continue }
      if let found { report(found, item, in: object, id, row: row) } else { emit(element, item) }
    }
  }

  /// Reserves room for the events of the elements of a list, if rules check them.
  func makeRoom(for list: JSONNode, of element: Field) {
    guard let wanted = found.pointee.wanted, wanted[Int(element.rawValue)] else { return }
    found.pointee.makeRoom(for: list.endIndex - list.index)
  }
}

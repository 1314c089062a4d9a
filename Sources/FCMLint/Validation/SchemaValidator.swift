/// Validates a document against the schema in one pass that identifies every field once.
///
/// It records the position of each field, checks names and types, and collects the fields that
/// rules check, so that no rule searches the document.
final class SchemaValidator {
  /// The results, in memory that the hot path writes without checks for exclusive access.
  let found: UnsafeMutablePointer<ValidationOutput>
  var violations: [SchemaViolation] {
    get { found.pointee.violations }
    _modify { yield &found.pointee.violations }
  }
  /// For each field, the index of its node plus one; 0 if the field is absent.
  let places: UnsafeMutablePointer<UInt32>
  /// The document as rules see it, allocated for the first one.
  private var record: UnsafeMutablePointer<MessageDocument.Record>?
  private let project: ProjectSettings
  /// Whether the source has one document on each line.
  var isOfLines = false {
    didSet { record?.pointee.isLine = isOfLines }
  }
  /// Whether the user determined the kind of the document.
  var isForced = false
  private let fieldCount = Field.allCases.count
  let requests = Schema.requests.tables

  /// The fields that rules check, in the order of the document.
  var events: UnsafeBufferPointer<FieldOccurrence> {
    UnsafeBufferPointer(
      start: found.pointee.events, count: found.pointee.next - found.pointee.events)
  }

  init(project: ProjectSettings) {
    self.project = project
    found = .allocate(capacity: 1)
    found.initialize(to: ValidationOutput())
    places = .allocate(capacity: Field.allCases.count)
    places.initialize(repeating: 0, count: Field.allCases.count)
  }

  deinit {
    places.deallocate()
    record?.deinitialize(count: 1)
    record?.deallocate()
    found.pointee.events.deallocate()
    found.deinitialize(count: 1)
    found.deallocate()
  }

  /// Validates a document of the given kind; `wanted` has one flag for each field.
  func validate(_ root: JSONNode, kind: DocumentKind, wanted: UnsafePointer<Bool>)
    -> MessageDocument
  {
    begin(kind, wanted)
    run(over: root, kind)
    if !violations.isEmpty { mergeViolations() }
    return document(root, kind)
  }

  /// Validates a document that may be of the given kind; nil if it has a violation, other than a
  /// placeholder in quotes, which a template may remove.
  ///
  /// Violations are only counted, because for a document of another kind there may be many.
  @inline(__always)
  func validateSpeculatively(_ root: JSONNode, kind: DocumentKind, wanted: UnsafePointer<Bool>)
    -> MessageDocument?
  {
    begin(kind, wanted)
    found.pointee.isTrial = true
    run(over: root, kind)
    found.pointee.isTrial = false
    guard found.pointee.violationCount == 0 else { return nil }
    return found.pointee.hasQuotedContainer
      ? validate(root, kind: kind, wanted: wanted) : document(root, kind)
  }

  /// The document that was validated, for rules.
  @inline(__always)
  func document(_ root: JSONNode, _ kind: DocumentKind) -> MessageDocument {
    if let record {
      record.pointee.root = root
      record.pointee.kind = kind
      record.pointee.parseCache.forget()
      return MessageDocument(record: record)
    }
    let made = UnsafeMutablePointer<MessageDocument.Record>.allocate(capacity: 1)
    made.initialize(
      to: MessageDocument.Record(
        root: root, kind: kind, project: project, places: places, isLine: isOfLines))
    record = made
    return MessageDocument(record: made)
  }

  private func begin(_ kind: DocumentKind, _ wanted: UnsafePointer<Bool>) {
    found.pointee.removeEvents()
    found.pointee.wanted = wanted
    found.pointee.violationCount = 0
    found.pointee.hasQuotedContainer = false
    found.pointee.isAdmin = kind == .adminNode
    if !violations.isEmpty { removeViolations() }
    places.update(repeating: 0, count: fieldCount)
  }

  private func run(over root: JSONNode, _ kind: DocumentKind) {
    guard let wanted = found.pointee.wanted else { return }
    emit(.root, root)
    let object = SchemaObject.ID(of: kind)
    if root.isObject {
      validateObject(root, as: object)
    } else if root.kind != .placeholder, root.kind != .missing {
      report(.wrongType, root, in: root, object, row: -1)
    }
    if wanted[Int(Field.anyString.rawValue)] { emitLongStrings(root) }
    if wanted[Int(Field.anyPlaceholder.rawValue)] { emitPlaceholders(root) }
  }

  @inline(__always)
  func emit(_ field: Field, _ node: JSONNode) {
    let slot = places + Int(field.rawValue)
    if slot.pointee == 0 { slot.pointee = UInt32(truncatingIfNeeded: node.index &+ 1) }
    guard let wanted = found.pointee.wanted, wanted[Int(field.rawValue)] else { return }
    found.pointee.append(field, node.index)
  }

  /// Emits a member that its object does not list.
  @inline(__always)
  func emitOther(_ field: Field, _ key: JSONNode, _ value: JSONNode, row: Int) {
    emit(field, value)
    guard field == .dataEntry, let wanted = found.pointee.wanted,
      wanted[Int(Field.notableDataEntry.rawValue)],
      row == FieldLookup.notable || NotableDataKey.mayBe(key, value)
    else { return }
    found.pointee.append(.notableDataEntry, value.index)
  }

  /// The tables for an object; those of the Admin SDK are created for its first object.
  @inline(__always)
  func tables(for id: SchemaObject.ID) -> Schema.Tables {
    id.isOfSDK ? Schema.admin.tables : requests
  }

  func validateUnlistedMember(
    _ key: JSONNode, _ value: JSONNode, row: Int, _ others: SchemaObject.Others,
    in object: JSONNode, _ id: SchemaObject.ID
  ) {
    switch others {
    case .rejected:
      if isSchemaReference(key, in: object) { return }
      if found.pointee.isTrial {
        found.pointee.violationCount &+= 1
      } else if !key.isMalformed, key.range.count > 0, !key.isOpaque {
        validateUnknownMember(key, in: object, id)
      }
    case .free(let field):
      emitOther(field, key, value, row: row)
    case .strings(let field):
      if value.kind == .string || value.kind == .placeholder {
        emitOther(field, key, value, row: row)
      } else if value.kind != .missing, !isStray(key, value, in: object, id) {
        report(.nonStringValue, value, in: object, id, row: -1)
        emitOther(field, key, value, row: row)
      }
      if id == .apnsHeaders || id == .webHeaders { validateMistypedHeader(key, value, id) }
    }
  }

  /// Identifies the value of a header whose name is misspelled, which a rule reports.
  private func validateMistypedHeader(_ key: JSONNode, _ value: JSONNode, _ id: SchemaObject.ID) {
    let name =
      id == .webHeaders ? WebPushVocabulary.header(inAnyCase: key) : APNsHeader.meant(by: key)
    guard let name, let row = Schema[id].rows.first(where: { $0.name == name })
    else { return }
    if value.isString { emit(row.field, value) } else { note(row.field, value) }
  }

  @inline(__always)
  func validateMember(
    _ key: JSONNode, _ value: JSONNode, row: Int, _ fieldInfo: UnsafePointer<Schema.FieldInfo>,
    in object: JSONNode, _ id: SchemaObject.ID
  ) {
    let seen = places[Int(fieldInfo.pointee.field.rawValue)]
    let traits = fieldInfo.pointee.traits
    if seen > 0, !traits.contains(.verbatim) {
      checkSpellings(key, Schema.row(row, of: id), in: object, id)
      // The last of several members with the same key counts.
      let earlier = object.tape[Int(seen) &- 1]
      if earlier.index > object.index, !value.isObject, !value.isArray, !value.isNull,
        earlier.key?.hasSameText(as: key) == true
      {
        places[Int(fieldInfo.pointee.field.rawValue)] = 0
      }
    }
    if value.kind == .null || value.kind == .missing {
      if value.isNull, isStringMap(id) { report(.nonStringValue, value, in: object, id, row: row) }
      if value.isNull, [.aps, .alert, .sound].contains(id) { emit(.payloadNull, value) }
      if value.isNull, found.pointee.isAdmin { checkNull(value, key, in: object, id, row) }
      // A value that is not valid JSON is still present: a syntax error reports it.
      if value.kind == .missing { note(fieldInfo.pointee.field, value) }
      return
    }
    if traits.rawValue & SchemaField.Traits([.deprecated, .outputOnly]).rawValue != 0 {
      if traits.contains(.outputOnly) { report(.outputOnlyField, key, in: object, id, row: row) }
      // Nearly all messages contain a registration token; a rule of its own reports it.
      if traits.contains(.deprecated), fieldInfo.pointee.field != .token {
        report(.deprecatedField, key, in: object, id, row: row)
      }
    }
    if found.pointee.isAdmin, AdminSpelling.right(for: key, Schema.row(row, of: id)) != nil {
      report(.restSpelling, key, in: object, id, row: row)
      if value.isObject, validatePassedThrough(value, key, in: object, id) { return }
    }
    validateValue(value, row, fieldInfo, in: object, id)
  }

  private func isStringMap(_ id: SchemaObject.ID) -> Bool {
    let tables = tables(for: id)
    let others = tables.objectInfos[Int(id.rawValue) - tables.first].others
    return if case .strings = others { true } else { false }
  }

  /// Checks a value against its type, and emits the field if the type is right.
  @inline(__always)
  private func validateValue(
    _ value: JSONNode, _ row: Int, _ fieldInfo: UnsafePointer<Schema.FieldInfo>,
    in object: JSONNode, _ id: SchemaObject.ID
  ) {
    let field = fieldInfo.pointee.field
    if value.kind == .placeholder {
      emit(field, value)
      return
    }
    switch fieldInfo.pointee.type {
    case .free:
      emit(field, value)
      checkQuotes(of: value, row, fieldInfo, in: object, id)
    case .string:
      if value.kind == .string { return emit(field, value) }
      report(isStringMap(id) ? .nonStringValue : .wrongType, value, in: object, id, row: row)
      note(field, value)
    case .object(let child), .stringMap(let child), .freeObject(let child):
      guard value.isObject else { return wrongContainer(value, field, row: row, in: object, id) }
      emit(field, value)
      validateObject(value, as: child)
    case .freeOrObject(let child):
      emit(field, value)
      if value.isObject { validateObject(value, as: child) }
    case .freeList(let element, let child):
      emit(field, value)
      checkQuotes(of: value, row, fieldInfo, in: object, id)
      validateElements(of: value, element, child)
    case .list(let element, let type):
      validateList(value, of: element, type, as: field, row: row, in: object, id)
    case .bool, .int32, .float, .duration, .timestamp, .enumeration:
      validateScalar(value, row, fieldInfo, in: object, id)
    }
  }

  /// Reports a placeholder that must not be in quotes.
  @inline(__always)
  private func checkQuotes(
    of value: JSONNode, _ row: Int, _ fieldInfo: UnsafePointer<Schema.FieldInfo>,
    in object: JSONNode, _ id: SchemaObject.ID
  ) {
    guard fieldInfo.pointee.traits.contains(.unquoted), value.isString, value.isOpaque,
      !value.losesQuotes
    else { return }
    report(.quotedPlaceholder, value, in: object, id, row: row)
  }

  @inline(__always)
  private func validateScalar(
    _ value: JSONNode, _ row: Int, _ fieldInfo: UnsafePointer<Schema.FieldInfo>,
    in object: JSONNode, _ id: SchemaObject.ID
  ) {
    let field = fieldInfo.pointee.field
    guard let kind = ScalarValidator.violation(value, fieldInfo.pointee.type) else {
      return emit(field, value)
    }
    if kind != .quotedPlaceholder || !value.isMalformed {
      report(kind, value, in: object, id, row: row)
    }
    note(field, value)
  }

  private func validateElements(of list: JSONNode, _ field: Field, _ child: SchemaObject.ID?) {
    makeRoom(for: list, of: field)
    for item in list.elements {
      emit(field, item)
      if let child, item.isObject { validateObject(item, as: child) }
    }
  }

  /// Validates a value as that of the intended member.
  @inline(never)
  func validateAsMeant(
    _ value: JSONNode, as row: SchemaField, of id: SchemaObject.ID, in object: JSONNode
  ) {
    guard let number = Schema.number(of: row, in: id) else { return }
    validateValue(value, number, tables(for: id).fieldInfos + number, in: object, id)
  }

  /// Records that a field is present without emitting it, because rules cannot use its value.
  func note(_ field: Field, _ value: JSONNode) {
    let slot = places + Int(field.rawValue)
    if slot.pointee == 0 { slot.pointee = UInt32(truncatingIfNeeded: value.index &+ 1) }
  }
}

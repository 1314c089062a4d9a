// What a walk makes of names it does not know: one cause, one fault.
extension SchemaFault {
  /// Whether the member belongs to an object around the one it stands in.
  var belongsAround: Bool {
    if kind == .nonStringValue, object == .data, let key = node.key?.text, node.isObject {
      // Behind a map of strings follow the blocks of its neighbours.
      let around: [SchemaObject.ID] = [.message, .androidConfig, .webpushConfig]
      return around.contains { Schema[$0].rows.contains { $0.name == key } }
    }
    guard kind == .misplacedField, let homes = place?.homes else { return false }
    let path = Schema[object].path
    return homes.contains { home in
      guard let dot = home.lastIndex(of: ".") else { return true }
      return path.hasPrefix(home[...dot])
    }
  }
}

extension SchemaFault {
  /// Whether the member is the colour of a light that stands where a notification has its own.
  fileprivate var isStrayColor: Bool {
    if kind == .wrongType { return row?.field == .androidColor && node.isObject }
    return node.kind == .key && node.matches("color") && node.value.isObject
  }
}

extension SchemaWalk {
  /// A member whose name its object does not have.
  func visit(stranger key: JSONNode, in object: JSONNode, _ id: SchemaObject.ID) {
    var place = WrongPlace(of: key, in: id)
    func isThere(_ row: SchemaRow) -> Bool {
      object.members.prefix(256).contains { isName($0.key, of: row, id) }
    }
    place.choose(isThere, Schema[id])
    report(place.kind, key, id, object, nil, place: place)
    if place.advice == .doubled { return visit(doubled: key.value, in: object, id) }
    // A slip of the pen still says what is meant: it is judged as such, and explains an absence. So
    // does a name of which a word lacks, but what would be said of its value is a guess.
    let value = key.value
    guard let row = place.meant ?? place.nearest.first.flatMap(Schema[id].row(named:)),
      row.type.object != nil && value.isObject || ValueForm.convert(value, for: row) != nil,
      !isThere(row)
    else { return }
    if place.meant == nil { return note(row.field, value) }
    judge(value, as: row, of: id, in: object)
  }

  /// Takes the members of an object that stands in itself for those of the object.
  private func visit(doubled value: JSONNode, in object: JSONNode, _ id: SchemaObject.ID) {
    guard let found = Schema.row(at: Schema[id.inRequest].path) else { return }
    let own = self.found.pointee.isAdmin ? rowForSDK(found) : found
    judge(value, as: own.row, of: own.object, in: object)
  }

  /// Whether an object among the headers or the data is a neighbour of theirs that has slipped in.
  func isStray(
    _ key: JSONNode, _ value: JSONNode, in object: JSONNode, _ id: SchemaObject.ID
  ) -> Bool {
    guard value.isObject, !found.pointee.isTrial else { return false }
    let parent: SchemaObject.ID
    switch id {
    case .apnsHeaders: parent = .apnsConfig
    case .webHeaders: parent = .webpushConfig
    // A notification in the data may be one that the app shows itself, and data there its own.
    case .data where !key.matches("notification") && !key.matches("data"): parent = .message
    default: return false
    }
    guard Schema[parent].rows.contains(where: { isName(key, of: $0, parent) }) else { return false }
    visit(stranger: key, in: object, id)
    return true
  }

  /// Lets a slip stand for what it explains, and drops what another fault says already.
  func settle() {
    dropMembersOfMissingMessage()
    visitMisplaced()
    dropMissingThatAreMisplaced()
    for fault in faults {
      guard let field = fault.place?.explains, !fault.node.value.isNull else { continue }
      if Self.targets.contains(field), Self.targets.contains(where: isPresent) { continue }
      if field == .notification, !isPresent(field), let row = Schema.row(at: "message.notification")
      {
        judge(fault.node.value, as: row.row, of: row.object, in: fault.parent)
      }
      note(field, fault.node.value)
    }
    gatherNamesOfSDKs()
    foldRecord()
  }

  /// Whoever wrote for an SDK made one mistake, however many names tell.
  private func gatherNamesOfSDKs() {
    func isTold(_ fault: SchemaFault) -> Bool {
      fault.kind == .sdkSpelling && !fault.node.isUnterminated
    }
    guard let first = faults.firstIndex(where: isTold) else { return }
    let followers = faults[(first + 1)...].filter(isTold)
    if followers.isEmpty { return }
    faults[first].followers = followers
    let head = faults[...first]
    faults = head + faults[(first + 1)...].filter { !isTold($0) }
  }

  /// Several strangers around a message are a record of it, such as a test case or a queue's entry,
  /// whoever sends it takes the message out: one fault for all of them.
  private func foldRecord() {
    guard isPresent(.message), !isPresent(.validateOnly) else { return }
    let strangers = faults.indices.filter {
      faults[$0].kind == .unknownField && faults[$0].object == .request
        && faults[$0].place?.nearest.isEmpty == true
    }
    guard strangers.count > 1 else { return }
    faults[strangers[0]].followers = strangers.dropFirst().map { faults[$0] }
    for index in strangers.dropFirst().reversed() { faults.remove(at: index) }
  }

  /// Judges a member at a wrong place as what it would be at its own, where nothing else stands.
  private func visitMisplaced() {
    for fault in faults where fault.place?.isSame == true && fault.place?.meant == nil {
      let value = fault.node.value
      guard let home = fault.place?.homes.first, let found = Schema.row(at: home),
        !isPresent(found.row.field),
        !Self.targets.contains(found.row.field) || !Self.targets.contains(where: isPresent),
        let form = ValueForm.convert(value, for: found.row)
      else { continue }
      guard form.json == value.source else {
        if found.row.field == .apsMutableContent { note(.apsMutableContent, value) }
        continue
      }
      let own = self.found.pointee.isAdmin ? rowForSDK(found) : found
      judge(value, as: own.row, of: own.object, in: fault.parent)
    }
  }

  /// The row that an object of the SDK's has in place of one of a request.
  private func rowForSDK(_ found: (row: SchemaRow, object: SchemaObject.ID))
    -> (row: SchemaRow, object: SchemaObject.ID)
  {
    let own = Schema.objects.first {
      $0.id != found.object && $0.id.inRequest == found.object
    }
    guard let own, let row = own.rows.first(where: { $0.name == found.row.name }) else {
      return found
    }
    return (row, own.id)
  }

  private static let targets: [Field] = [.token, .fid, .topic, .condition]

  private func isPresent(_ field: Field) -> Bool { slots[Int(field.rawValue)] > 0 }

  /// A request without `message` whose members stand at the root lacks one thing, not many.
  private func dropMembersOfMissingMessage() {
    guard faults.contains(where: { $0.kind == .missingField && $0.object == .request }) else {
      return
    }
    faults.removeAll { fault in
      guard fault.kind == .misplacedField, fault.object == .request,
        let home = fault.place?.homes.first
      else { return false }
      return home.hasPrefix("message.") && !home.dropFirst(8).contains(".")
    }
  }

  /// What stands at another level, whole or by its members, is not missing besides.
  private func dropMissingThatAreMisplaced() {
    guard faults.contains(where: { $0.kind == .missingField && $0.row != nil }) else { return }
    let places = faults.compactMap(\.place)
    let hasStrayColor = faults.contains(where: \.isStrayColor)
    faults.removeAll { fault in
      guard fault.kind == .missingField, let row = fault.row else { return false }
      if row.field == .lightColor, hasStrayColor { return true }
      let object = Schema[fault.object.inRequest].path
      let path = object + "." + row.name
      return places.contains { place in
        place.homes.contains {
          $0 == path || $0.hasPrefix(path + ".") || place.advice == .doubled && $0 == object
        }
      }
    }
  }

  /// The same field under its other name earlier in the same object.
  func checkSpellings(
    _ key: JSONNode, _ row: SchemaRow, in object: JSONNode, _ id: SchemaObject.ID
  ) {
    for member in object.members.prefix(256) {
      if member.key.index >= key.index { return }
      if isName(member.key, of: row, id) {
        if !member.key.hasSameText(as: key) {
          report(.twoSpellings, key, id, object, row, first: member.key)
        }
        return
      }
    }
  }
}

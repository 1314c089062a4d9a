// Collects the traits of an object in one pass over its members.
extension TraitCounts {
  /// Adds the traits of the members of an object.
  mutating func read(_ object: JSONNode) {
    for member in object.members { addMember(member.key, member.value) }
  }

  // MARK: Members

  mutating func addMember(_ key: JSONNode, _ value: JSONNode) {
    if key.isMalformed || value.kind == .missing && !value.isOpen { return }
    let row = Schema.row(of: key, in: .adminMessage)
    if row >= 0 {
      _ = addField(row, value)
    } else if let aps = Self.aps(key, value), aps.isObject {
      let block = BlockReader(aps, in: .adminAps)
      add(block.known >= block.unknown ? .aps : .misplaced)
    } else if let trait = MemberName.trait(key, value) {
      add(trait)
    } else if !addMisspelt(key, value) {
      addOther(key)
    }
  }

  /// The `aps` object of a member, which may be a payload for APNs.
  private static func aps(_ key: JSONNode, _ value: JSONNode) -> JSONNode? {
    key.matches("payload") ? value[name: "aps"] : key.matches("aps") ? value : nil
  }

  /// Adds the traits of a misspelled field of a message; returns false unless its value has the
  /// right form.
  private mutating func addMisspelt(_ key: JSONNode, _ value: JSONNode) -> Bool {
    // With this many unknown names, none of them counts as a typo.
    guard self[.foreignName] < TraitCounts.most else { return false }
    let row = FieldSuggestion.row(key, in: .adminMessage)
    guard row >= 0 else { return false }
    var changed = self
    guard changed.addField(row, value) else { return false }
    self = changed
    return true
  }

  private mutating func addOther(_ key: JSONNode) {
    add(KnownFieldNames.isKnownAnywhere(key) ? .misplaced : .foreignName)
  }

  /// Adds the traits of a field of a message; returns false if its value has another form.
  private mutating func addField(_ number: Int, _ value: JSONNode) -> Bool {
    let field = Schema.fieldInfo(number, of: .adminMessage).field
    let mayBeOpen = [.adminTokens, .adminFids, .token, .fid, .topic, .condition].contains(field)
    switch field {
    case .data: add(.word)
    case .notification:
      add(.word)
      add(.notification)
    default: break
    }
    if value.isNull || value.isOpen && !value.isString && !mayBeOpen { return false }
    switch field {
    case .token, .fid, .topic, .condition: return addTarget(field, value)
    case .data: return addData(value)
    case .notification: return addNotification(value)
    case .android, .androidV2, .apns, .webpush: return addPlatform(number, value)
    case .fcmOptions: return addOptions(value)
    case .adminTokens, .adminFids: return addRecipients(value)
    // Many documents have a `name`; that of FCM is a resource name.
    case .name where !(value.isString && value.starts(with: "projects/")): add(.plainName)
    case _ where value.isString:
      add(.otherMember)
      return true
    default: add(.misplaced)
    }
    return false
  }

  // MARK: Targets

  private mutating func addTarget(_ field: Field, _ value: JSONNode) -> Bool {
    guard value.isString || value.isOpen else {
      // Huawei Push Kit has a list of its own tokens in this field.
      let isOfFCM = value.elements.contains(where: TargetClassifier.isRegistrationToken)
      add(isOfFCM ? .strongTarget : field == .token && value.isArray ? .tokenList : .misplaced)
      return false
    }
    guard let trait = TargetClassifier.target(value, field) else {
      add(.foreignName)
      return false
    }
    add(trait)
    if TargetClassifier.isCapitalizedWord(value) { add(.wordAsTarget) }
    switch field {
    case .condition:
      if !TargetClassifier.isTopical(value) { add(.looseCondition) }
      if value.contains("topics") { add(.topicsCondition) }
    case .topic: if value.contains(".") { add(.bundleTopic) }
    default:
      add(.token)
    }
    return true
  }

  private mutating func addRecipients(_ value: JSONNode) -> Bool {
    let isToken: (JSONNode) -> Bool = { $0.isString || $0.isOpen }
    let isList = value.isOpen || value.isArray && value.elements.allSatisfy(isToken)
    if !isList { add(.misplaced) }
    // A token instead of the list is a mistake; only FCM has such tokens.
    let isLoneToken = TargetClassifier.isRegistrationToken(value)
    guard isList || isLoneToken || value.elements.contains(where: isToken) else { return false }
    // Words of a text are not placeholders.
    let isTemplate = !value.isEmptyContainer && value.elements.allSatisfy { $0.isOpaque }
    let isReal =
      isLoneToken || isTemplate
      || value.elements.contains(where: TargetClassifier.isRegistrationToken)
    add(isReal ? .realRecipientList : .recipientList)
    return true
  }

  // MARK: Data

  private mutating func addData(_ value: JSONNode) -> Bool {
    guard value.isObject else {
      // PHP writes an empty map as a list.
      let isMistake = value.isString && !value.isOpaque || value.isEmptyContainer
      add(isMistake ? .misshapen : .misplaced)
      return false
    }
    var texts = 0
    var others = 0
    for member in value.members {
      if member.value.isString || member.value.isOpen { texts += 1 } else { others += 1 }
    }
    // A single wrong value among texts is a mistake.
    if texts < 2 * others { add(.mixedMap) }
    add(texts >= others && texts > 0 ? .textMap : .otherMap)
    return true
  }
}

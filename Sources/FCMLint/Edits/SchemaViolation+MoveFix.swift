// Edits that rename or move a member with a wrong name or at a wrong place.
extension SchemaViolation {
  /// Renames the member to another field of its object; nil if that is set or does not fit the value.
  package func renaming(to name: String, _ safety: Fix.Safety = .unsafe) -> Fix? {
    let table = Schema[object]
    guard let row = table.rows.first(where: { $0.name == name || $0.camelName == name }),
      row.traits.isDisjoint(with: [.deprecated, .outputOnly]) || row.field == .token,
      !hasMember(row), let form = converted(for: row)
    else { return nil }
    return Fix(
      "rename to \"\(name)\"", safety, node.renaming(to: name, json: form.json))
  }

  /// Moves the member to the first of its places, with its value converted for that place.
  ///
  /// Nil if the place is in use, the value does not fit, or moving it is not sufficient.
  package func moving(in document: MessageDocument) -> Fix? {
    guard let place else { return nil }
    if place.advice == .oneRequestEach || place.advice == .split { return nil }
    if place.advice == .doubled { return unwrapping() }
    let value = node.value
    var location = place.locations.first
    var json: String?
    if namesTopic, let text = value.text {
      location = "message.topic"
      json = JSONEscaping.quoted(String(text.dropFirst(8)))
    } else if mayNameTopic {
      location = "message.topic"
    }
    guard let location, let row = Schema.row(at: document.requestLocation(location))?.row,
      isComplete(row, document)
    else { return nil }
    guard
      let form = json.map({ ValueConversion.Converted(json: $0, isExact: true) })
        ?? (document.kind == .adminNode ? convertedForSDK(row, document) : converted(for: row))
    else { return nil }
    // The name gives the unit, so the conversion is no guess.
    let isSame = place.isSame || namesMilliseconds
    let isSafe =
      isSame && form.isExact && !crossesPlatforms(to: location)
      && !hidesCommonText(at: location, document)
      && (!isReceiver || namesTopic || value.isSurelyToken)
    let fix = move(
      to: document.requestLocation(location), form.json, isSafe ? .safe : .unsafe, document)
    return copyingSound(fix, document)
  }

  /// Copies the default sound to both platforms: it is the only one with the same name on both.
  private func copyingSound(_ fix: Fix?, _ document: MessageDocument) -> Fix? {
    guard var fix, node.matches("sound"), place?.locations.count == 2, fix.edits.count == 2,
      node.value.matches("default"),
      let copy = document.placing(node.value.source, at: ["apns", "payload", "aps", "sound"]),
      !copy.range.overlaps(fix.edits[0].range), !fix.edits[0].range.contains(copy.range)
    else { return fix }
    // Merge two insertions at one place.
    if let same = fix.edits.firstIndex(where: { $0.range == copy.range }) {
      fix.edits[same].replacement += copy.replacement
    } else {
      fix.edits.append(copy)
    }
    fix.title += " and \(document.location("message.apns.payload.aps.sound"))"
    return fix
  }

  /// Replaces the outer object with this one if it contains nothing else.
  private func unwrapping() -> Fix? {
    var members = parent.members
    guard members.next() != nil, members.next() == nil, parent.isClosed, node.value.isClosed else {
      return nil
    }
    return Fix(
      "remove the inner object and keep its members", .safe,
      [parent.replacing(with: node.value.source)])
  }

  /// Whether a fix changes only the name of the member and its value.
  package func isRenamed(by fix: Fix) -> Bool {
    fix.edits.allSatisfy { node.range.contains($0.range) || node.value.range.contains($0.range) }
  }

  /// Whether the member is the legacy `to`, which may be a device or a topic.
  private var isReceiver: Bool { place?.locations == ["message.token", "message.fid"] }

  /// Whether the member is the legacy `to` with a topic.
  var namesTopic: Bool { isReceiver && node.value.starts(with: "/topics/") }

  /// Whether the member is the legacy `to` with a text that looks like a topic and not like a token.
  var mayNameTopic: Bool {
    let value = node.value
    return isReceiver && value.isText && !value.isOpaque && TopicName.isPlain(value)
      && !value.mayBeToken
  }

  /// Whether the member is the legacy `to` with a placeholder for a device or a topic.
  var mayHideTopic: Bool { isReceiver && node.value.isOpaque && !node.value.mayBeToken }

  /// Whether the move creates an alert for Apple devices, which may hide the common title and body
  /// there.
  private func hidesCommonText(at location: String, _ document: MessageDocument) -> Bool {
    location.hasPrefix("message.apns.payload.aps.alert.") && document.has(.notification)
      && !document.has(.apsAlert)
  }

  /// Whether the move is from one platform's block to another's; maybe the value is wrong instead of
  /// the place.
  private func crossesPlatforms(to location: String) -> Bool {
    let blocks = ["android", "apns", "webpush"]
    func block(_ path: String) -> String? {
      blocks.first { path.hasPrefix("message.\($0)") }
    }
    guard let old = block(Schema[object.inRequest].path) else { return false }
    return block(location).map { $0 != old } ?? false
  }

  private func move(
    to location: String, _ json: String, _ safety: Fix.Safety, _ document: MessageDocument
  ) -> Fix? {
    guard let target = document.insertionPoint(for: json, location: location),
      let edits = node.moving(from: parent, to: target)
    else { return nil }
    var title = "move to \(document.location(location))"
    if target.object.isSame(as: parent), target.json == json {
      let isNewUnit = namesMilliseconds && json != node.value.source
      title = (isNewUnit ? "convert to" : "rename to") + " \"\(target.name)\""
    } else if location == "validate_only" {
      title = "move next to \"message\""
    }
    return Fix(title, safety, edits)
  }

  /// Whether the member's object has a member for another field, or is too large to be searched.
  func hasMember(_ row: SchemaField) -> Bool {
    !parent.isSearchable || parent.member(named: row.name, row.camelName) != nil
  }

  /// Whether the member belongs to a notification and `android_v2` replaces `android`.
  private func isForV2(_ document: MessageDocument) -> Bool {
    let location = place?.locations.first ?? ""
    return document.requestLocation(location).hasPrefix("message.android_v2.remote_notification.")
      && location.hasPrefix("message.android.")
  }

  /// Whether the member works at its new place without further changes.
  private func isComplete(_ row: SchemaField, _ document: MessageDocument) -> Bool {
    let field = row.field
    // remote_notification would be created, perhaps next to background_sync.
    if isForV2(document), !document.has(.androidRemoteNotification) { return false }
    if place?.isSame != true, !ValueConversion.isPlain(node.value, for: field) { return false }
    switch field {
    case .token, .fid, .topic, .condition:
      return [.token, .fid, .topic, .condition, .adminTokens, .adminFids].allSatisfy {
        (target: Field) in document[target].map { $0.index == node.value.index } ?? true
      }
    case .appleImage: return document[.apsMutableContent]?.integer == 1
    // A literal text in the common block hides the translation.
    case .androidTitleLocKey: return !document.has(.commonTitle)
    case .androidBodyLocKey: return !document.has(.commonBody)
    // Arguments are moved after their key, and have no effect without it.
    case .androidTitleLocArgs: return document.has(.androidTitleLocKey)
    case .androidBodyLocArgs: return document.has(.androidBodyLocKey)
    case .webLink:
      return document.hasAny(.notification, .webNotification)
        && node.value.text?.hasPrefix("https://") == true
    default: return true
    }
  }
}

extension MessageDocument {
  /// The path in a send request, under `android_v2` if that replaces `android`.
  func requestLocation(_ path: String) -> String {
    if kind == .adminNode { return path }
    let location = location(path)
    return kind == .sendRequest || !path.hasPrefix("message.") ? location : "message." + location
  }
}

// The names of members.
extension Completer {
  /// A field, and its names in an object.
  private struct Name {
    var row: SchemaField
    var names: [String]
  }

  var keys: [CompletionOffer] {
    var names: [Name] = []
    if let object = place.object { names = self.names(of: object) }
    if cursor.frames.count == 1 {
      for kind in others {
        let known = names.map { $0.row.name }
        names += self.names(of: SchemaObject.ID(of: kind)).filter {
          !known.contains($0.row.name)
        }
      }
      if !others.isEmpty { names = CompletionRank.first(names) { $0.row.field } }
    }
    let previous = cursor.previousSibling.flatMap { field(of: $0) }
    // In a template, a name that is there already may be under another condition. It is offered only
    // if nothing else fits.
    if !typed.isEmpty, isTemplate, let object = place.object,
      !names.contains(where: { begins($0) })
    {
      let fitting = self.names(of: object, without: []).filter { begins($0) }
      if !fitting.isEmpty { names = fitting }
    }
    if typed.isEmpty { names = CompletionRank.blended(names, after: previous) { $0.row.field } }
    names = CompletionRank.fitting(names, typed) { $0.names.joined(separator: " ") }
    let offers = names.map { insertion.completed(nameOffer($0)) }
    let blocks = cursor.next == .colon ? [] : self.blocks
    // Blocks come after a few names, so that both are visible.
    let count = typed.isEmpty && offers.count > 10 ? 10 : offers.count
    return Array(offers.prefix(count)) + blocks + Array(offers.dropFirst(count))
  }

  /// Whether a name begins with the typed text.
  private func begins(_ name: Name) -> Bool {
    name.names.contains { CompletionRank.distance(typed, $0) == 0 }
  }

  private func field(of key: ByteRange) -> Field? {
    place.object.flatMap { SchemaPlace.row(key, $0, bytes)?.field }
  }

  /// The fields of an object that it does not have yet: required ones first, then usual ones.
  private func names(of id: SchemaObject.ID) -> [Name] {
    let present = Set(cursor.siblings.compactMap { SchemaPlace.row($0, id, bytes)?.field })
    return names(of: id, without: present.union(excluded(by: present)))
  }

  private func names(of id: SchemaObject.ID, without present: Set<Field>) -> [Name] {
    var names: [Name] = []
    for row in Schema[id].rows where !present.contains(row.field) {
      guard !CompletionRank.hidden.contains(row.field) else { continue }
      let own = row.camelName == row.name ? [row.name] : [row.name, row.camelName]
      if let index = names.firstIndex(where: { $0.row.field == row.field }) {
        names[index].names += own
      } else {
        names.append(Name(row: row, names: own))
      }
    }
    let ofActivities = CompletionRank.ofActivities(hasEvent: present.contains(.apsEvent))
    let isActivity = !present.isDisjoint(with: LiveActivity.fields) || isInActivity(id)
    func order(_ name: Name) -> (Int, UInt16) {
      let isUsual =
        name.row.traits.contains(.required)
        || isActivity && ofActivities.contains(name.row.field)
      return (isUsual ? 0 : 1, CompletionRank.place(of: name.row.field))
    }
    let sorted = names.indices.sorted {
      let (one, two) = (order(names[$0]), order(names[$1]))
      return one == two ? $0 < $1 : one < two
    }
    return sorted.map { names[$0] }
  }

  /// Whether the object is the `aps` of a message for a Live Activity.
  private func isInActivity(_ id: SchemaObject.ID) -> Bool {
    id.inRequest == .aps
      && (contains("live_activity_token") || contains("liveActivityToken")
        || contains("\"liveactivity\""))
  }

  /// Whether a small document contains a tag of a template language.
  private var isTemplate: Bool {
    contains("{{") || contains("{%") || contains("<%") || contains("<#") || contains("<?")
      || contains("#if")
  }

  /// Whether a small document contains a text.
  func contains(_ text: StaticString) -> Bool {
    guard part.count < 1 << 16 else { return false }
    return bytes.withUnsafeBufferPointer {
      ByteSearch.position(of: text, in: $0[part.start..<part.end]) != nil
    }
  }

  /// The fields that FCM rejects together with those that are present.
  private func excluded(by present: Set<Field>) -> [Field] {
    let single: Set<Field> = [.token, .fid, .topic, .condition]
    var excluded: [Field] = []
    if !present.isDisjoint(with: single) {
      excluded += [.token, .fid, .topic, .condition, .adminTokens, .adminFids]
    } else if present.contains(.adminTokens) || present.contains(.adminFids) {
      excluded += [.token, .fid, .topic, .condition]
    }
    if present.contains(.android) { excluded.append(.androidV2) }
    if present.contains(.androidV2) { excluded.append(.android) }
    return excluded
  }

  private func nameOffer(_ name: Name) -> CompletionOffer {
    let row = name.row
    let fitting = CompletionRank.fitting(name.names, typed) { $0 }
    var label = spelling.choose(fitting)
    if !typed.isEmpty, !label.hasPrefix(typed),
      let exact = name.names.first(where: { $0.hasPrefix(typed) })
    {
      label = exact
    }
    var offer = insertion.offer(label, Skeleton(row))
    offer.detail = ValueShape(row).phrase
    offer.summary = FieldDescription.of(row.field) ?? ""
    offer.field = row
    offer.isDeprecated = row.traits.contains(.deprecated)
    return offer
  }
}

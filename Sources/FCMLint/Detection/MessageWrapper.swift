/// The member `message` of a document, or one that was meant to be it, and what stands beside it.
struct MessageWrapper {
  private let value: JSONNode
  private var beside = TraitCounts()
  /// Whether the name of the member is misspelled.
  let isMisspelt: Bool

  /// Nil when no member is called `message`.
  init?(_ root: JSONNode) {
    var message: JSONNode?
    var near: JSONNode?
    for member in root.members {
      let key = member.key
      if key.matches("message") {
        message = member.value
      } else if key.matches("validate_only") || key.matches("validateOnly") {
        beside.add(.validateOnly)
      } else if member.value.isObject, key.range.isEmpty {
        // In `{ { … } }` the key is lost.
        near = member.value
      } else if member.value.isObject, Self.isNearMessage(key) {
        near = member.value
        if key.matches("massage") { beside.add(.realWord) }
      } else if !MemberName.isLegacy(key) {
        beside.addNeighbor(key, member.value)
      }
    }
    guard let found = message ?? near else { return nil }
    value = found
    isMisspelt = message == nil
    if found.isEmptyContainer || !found.isObject && !found.isNull { beside.add(.lostMessage) }
  }

  /// Whether the member is an object by the name of `message`.
  var holdsObject: Bool { !isMisspelt && value.isObject }

  /// Whether the member holds a message.
  var isRequest: Bool {
    messages.contains { Feature.scores(of: $0).isReached(by: .sendRequest) }
  }

  /// The traits of what may be a message: the member itself, the first of a list, JSON text, and a
  /// message that is wrapped twice.
  var messages: [TraitCounts] {
    if let inner = value[name: "message"], inner.isObject {
      var all = beside
      for member in value.members where !member.value.isSame(as: inner) {
        all.add(.neighbor)
        all.add(.foreignNeighbor)
      }
      return [Self.traits(value, beside), Self.traits(inner, all)]
    }
    if value.isArray {
      var elements = value.elements
      return [elements.next().map { Self.traits($0, beside) } ?? beside]
    }
    guard value.isString, value.starts(with: "{") else { return [Self.traits(value, beside)] }
    return JSONTree.read(value.decodedBytes) { [beside] tree in
      [tree.errors.isEmpty ? tree.root.map { Self.traits($0, beside) } ?? beside : beside]
    }
  }

  private static func traits(_ message: JSONNode, _ beside: TraitCounts) -> TraitCounts {
    var counts = beside
    if message.isObject { counts.read(message) }
    return counts
  }

  /// `Message`, `mesage`, `messages` and the like: one slip away, in any case.
  private static func isNearMessage(_ key: JSONNode) -> Bool {
    let raw = key.rawContent
    // Without its first letter, or with that one in second place, it begins with the next; the
    // finger may slip to a neighbor of the first, or to the space bar before it.
    guard (5...9).contains(raw.count), "menjk ".utf8.contains(raw[0] | 0x20) else { return false }
    return FieldSuggestion.isNear(key, "message")
  }
}

extension TraitCounts {
  fileprivate mutating func addNeighbor(_ key: JSONNode, _ value: JSONNode) {
    // A closer that came too early leaves blocks of platforms behind it.
    if let field = BlockReader.field(key, value), field != .notification {
      add(.blockBeside)
      return
    }
    add(.neighbor)
    if !KnownFieldNames.isKnownAnywhere(key), FieldSuggestion.row(key, in: .adminMessage) < 0 {
      add(.foreignNeighbor)
    }
  }
}

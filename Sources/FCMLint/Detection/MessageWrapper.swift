/// The member `message` of a document, possibly misspelled, and the members next to it.
struct MessageWrapper {
  private let value: JSONNode
  private var beside = TraitCounts()
  /// Whether the name of the member is misspelled.
  let isMisspelt: Bool

  /// Creates the wrapper; nil if no member has the name `message` or a similar one.
  init?(_ root: JSONNode) {
    var message: JSONNode?
    var near: JSONNode?
    for member in root.members {
      let key = member.key
      if key.matches("message") {
        message = member.value
      } else if FieldSuggestion.isNear(key, "validate_only") {
        beside.add(.validateOnly)
      } else if member.value.isObject, key.range.isEmpty {
        // In `{ { … } }` the key is missing.
        near = member.value
      } else if member.value.isObject, Self.isNearMessage(key) {
        near = member.value
        if key.matches("massage") { beside.add(.realWord) }
      } else {
        beside.addNeighbor(key, member.value)
      }
    }
    guard let found = message ?? near else { return nil }
    value = found
    isMisspelt = message == nil
    if found.isEmptyContainer || !found.isObject && !found.isNull { beside.add(.lostMessage) }
  }

  /// Whether the member is an object with the exact name `message`.
  var holdsObject: Bool { !isMisspelt && value.isObject }

  /// Whether the member contains a message.
  var isRequest: Bool {
    messages.contains {
      $0.isCertainRequest || Feature.scores(of: $0).isReached(by: .sendRequest)
    }
  }

  /// The traits of possible messages: the member itself, the first element of a list, JSON in a
  /// string, and the inner one of two nested `message` objects.
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

  /// Whether the key is similar to `message`, such as `Message`, `mesage` or `messages`, ignoring
  /// case.
  private static func isNearMessage(_ key: JSONNode) -> Bool {
    let raw = key.rawContent
    // A typo leaves one of these letters first: the first or second letter of the name, a neighbor
    // of the first letter on the keyboard, or a space.
    guard (5...9).contains(raw.count), "menjk ".utf8.contains(raw[0] | 0x20) else { return false }
    return FieldSuggestion.isNear(key, "message")
  }
}

extension TraitCounts {
  fileprivate mutating func addNeighbor(_ key: JSONNode, _ value: JSONNode) {
    var own = TraitCounts()
    own.addMember(key, value)
    if !own.isContentBeside { add(.strangerBeside) }
    if own[.platformBlock] > 0 {
      // After a closer that is too early, the objects of platforms are next to `message`.
      add(.blockBeside)
    } else if !own.isLegacyWord {
      add(.neighbor)
      if own[.foreignName] > 0 { add(.foreignNeighbor) }
    }
  }
}

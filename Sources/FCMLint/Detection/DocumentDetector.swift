/// Decides what a document is for, by the shape of its values as much as by its names.
enum DocumentDetector {
  /// What the document is, and why.
  struct Result: Equatable {
    var kind: DocumentKind
    var reason: Reason

    /// Of a document that departs in nothing from a send request.
    static let conforming = Result(kind: .sendRequest, reason: .wrapper)
  }

  /// The evidence that decided.
  enum Reason {
    case forced, wrapper, misspeltWrapper, messageMembers, platformBlock, sdkNames, apsDictionary
    case groupOperation, topicBatch, legacyTarget, fileName
    case simulatorBundle

    var text: String {
      switch self {
      case .forced: "the kind was given"
      case .wrapper: "\"message\" holds members of a message"
      case .misspeltWrapper: "a misspelled \"message\" contains members of a message"
      case .messageMembers: "several members of a message are at the root"
      case .platformBlock: "a platform block of a message is at the root"
      case .sdkNames: "names that only the Admin SDK for Node.js has"
      case .apsDictionary: "\"aps\" is at the root"
      case .groupOperation: "\"operation\" stands beside group members"
      case .topicBatch: "\"to\" stands beside \"registration_tokens\""
      case .simulatorBundle: "\"Simulator Target Bundle\" is at the root"
      case .legacyTarget: "a target of the legacy API is at the root"
      case .fileName: "the file name extension"
      }
    }
  }

  /// What the document is for when its file's name claims a kind.
  ///
  /// A `message` object is stronger than the name: then the evidence is asked first.
  static func detect(on root: JSONNode, claim: DocumentKind?) -> Result? {
    guard let claim else { return detect(on: root) }
    let holdsMessage = root[name: "message"]?.isObject == true
    return (holdsMessage ? detect(on: root) : nil) ?? Result(kind: claim, reason: .fileName)
  }

  /// What the document is for; nil when it is no FCM document.
  static func detect(on root: JSONNode) -> Result? {
    guard root.isObject else { return nil }
    if let result = wrapped(root) { return result }
    let words = RootKeys(root)
    if words.hasWrapper { return nil }
    if words.isDeviceGroup { return Result(kind: .deviceGroup, reason: .groupOperation) }
    if words.isTopicBatch { return Result(kind: .topicBatch, reason: .topicBatch) }
    if let aps = root[name: "aps"], aps.isObject, isAps(aps) {
      return Result(kind: .apnsPayload, reason: .apsDictionary)
    }
    if root[name: "Simulator Target Bundle"]?.isString == true {
      return Result(kind: .apnsPayload, reason: .simulatorBundle)
    }
    if words.isLegacy { return Result(kind: .legacy, reason: .legacyTarget) }
    return bare(root)
  }

  // MARK: A request

  /// Whether it is worth a look if the document departs in nothing from a send request: the name of
  /// one of its first members may be `message`, as far as its length tells.
  ///
  /// Another name at the root departs from a send request, whatever is said here.
  @inline(__always)
  static func mayBeRequest(_ root: JSONNode) -> Bool {
    var members = root.members
    for _ in 0..<2 {
      guard let member = members.next() else { return false }
      if member.key.contentRange.count == 7 || member.key.hasEscapes {
        return member.value.isObject
      }
    }
    return false
  }

  /// Whether a document without any problem is a send request: what has a target is one, unless the
  /// target looks like another service's, so that more evidence is asked for.
  @inline(__always)
  static func isRequest(_ document: MessageDocument) -> Bool {
    if let token = document[.token] ?? document[.fid], TargetClassifier.isWebToken(token) {
      return false
    }
    // The rules need the summary, too.
    if let condition = document[.condition], !document.conditionSummary(of: condition).isSound,
      TargetClassifier.isComparison(condition)
    {
      return false
    }
    let target = document[.topic] ?? document[.token] ?? document[.condition] ?? document[.fid]
    return target?.isString == true
  }

  private static func wrapped(_ root: JSONNode) -> Result? {
    var message: JSONNode?
    var near: JSONNode?
    var massage: JSONNode?
    var neighbours = MessageFeatures.Neighbours()
    var hasValidateOnly = false
    for member in root.members {
      let key = member.key
      if key.matches("message") {
        message = member.value
      } else if key.matches("validate_only") || key.matches("validateOnly") {
        hasValidateOnly = true
      } else if member.value.isObject, key.range.isEmpty {
        // In `{ { … } }` the key is lost.
        near = member.value
      } else if member.value.isObject, isNearMessage(key) {
        // A real word: only its company tells a slip of the finger.
        if key.matches("massage") { massage = member.value } else { near = member.value }
      } else if !LegacyNames.isRootName(key) {
        neighbours.count += 1
        if !KnownFieldNames.isKnownAnywhere(key), FieldSuggestion.row(key, in: .adminMessage) < 0 {
          neighbours.foreign += 1
        }
      }
    }
    let misspelt = near ?? (hasValidateOnly ? massage : nil)
    guard let found = message ?? misspelt else { return nil }
    let others = hasValidateOnly ? MessageFeatures.Neighbours() : neighbours
    // With the flag beside it, what is no object at all was to be the message.
    let isLost = found.isEmptyContainer || !found.isObject && !found.isNull
    let isFlagged = hasValidateOnly && neighbours.count == 0 && isLost
    guard WrappedMessageDetector.isRequest(found, in: root, others) || isFlagged else { return nil }
    return Result(kind: .sendRequest, reason: message == nil ? .misspeltWrapper : .wrapper)
  }

  /// `Message`, `mesage`, `messages` and the like: one slip away, in any case.
  private static func isNearMessage(_ key: JSONNode) -> Bool {
    let raw = key.rawContent
    // Without its first letter, or with that one in second place, it begins with the next; the
    // finger may slip to a neighbour of the first, or to the space bar before it.
    guard (5...9).contains(raw.count), [0x6D, 0x65, 0x6E, 0x6A, 0x6B, 0x20].contains(raw[0] | 0x20)
    else { return false }
    return FieldSuggestion.isNear(key, "message")
  }

  // MARK: A bare message

  private static func bare(_ root: JSONNode) -> Result? {
    let evidence = MessageFeatures(of: root)
    guard evidence.isBareMessage else { return nil }
    if evidence.hasRecipientLists { return Result(kind: .adminNode, reason: .sdkNames) }
    var names = SDKDetector()
    names.count(root, depth: 0)
    if names.isSDK { return Result(kind: .adminNode, reason: .sdkNames) }
    // Only a request has this word: the message lacks its wrapper.
    let flag = root[name: "validate_only"] ?? root[name: "validateOnly"]
    if flag?.bool != nil { return Result(kind: .sendRequest, reason: .messageMembers) }
    return Result(
      kind: .message, reason: evidence.hasPlatformBlock ? .platformBlock : .messageMembers)
  }

  /// An object whose members mostly belong into `aps`; an empty one is a slip worth telling.
  static func isAps(_ aps: JSONNode) -> Bool {
    if aps.isEmptyContainer { return true }
    var known = 0
    var unknown = 0
    for member in aps.members {
      let isKnown =
        row(member.key, in: .adminAps) >= 0 || ApsSpelling.right(for: member.key) != nil
      if isKnown { known += 1 } else { unknown += 1 }
      // Nobody else has these names.
      if member.key.matches("content-available") || member.key.matches("mutable-content") {
        return true
      }
    }
    return known > 0 && known >= unknown
  }

  /// The number of the row for a key in an object; negative when there is none.
  @inline(__always)
  static func row(_ key: JSONNode, in object: SchemaObject.ID) -> Int {
    Schema.row(of: key, in: object)
  }
}

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
    if let wrapper = MessageWrapper(root) {
      if wrapper.isRequest {
        return Result(kind: .sendRequest, reason: wrapper.isMisspelt ? .misspeltWrapper : .wrapper)
      }
      // An object of another service.
      if wrapper.holdsObject { return nil }
    }
    var counts = TraitCounts()
    counts.read(root)
    let scores = Feature.scores(of: counts)
    guard let kind = rootKinds.first(where: { scores.isReached(by: $0) }) else { return nil }
    if kind != .message { return Result(kind: kind, reason: Self.reason(kind, counts)) }
    counts.addSpelling(of: root)
    if Feature.scores(of: counts).isReached(by: .adminNode) {
      return Result(kind: .adminNode, reason: .sdkNames)
    }
    // Only a request has this word: the message has no wrapper.
    let flag = root[name: "validate_only"] ?? root[name: "validateOnly"]
    return Result(
      kind: flag?.bool == nil ? .message : .sendRequest,
      reason: counts[.platformBlock] > 0 && flag?.bool == nil ? .platformBlock : .messageMembers)
  }

  /// The kinds that a document without `message` can be of; the first one that is reached wins.
  static let rootKinds: [DocumentKind] = [
    .deviceGroup, .topicBatch, .apnsPayload, .legacy, .message,
  ]

  private static func reason(_ kind: DocumentKind, _ counts: TraitCounts) -> Reason {
    switch kind {
    case .deviceGroup: .groupOperation
    case .topicBatch: .topicBatch
    case .apnsPayload: counts[.aps] > 0 ? .apsDictionary : .simulatorBundle
    default: .legacyTarget
    }
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

  /// An object whose members mostly belong into `aps`; an empty one is a slip worth telling.
  static func isAps(_ aps: JSONNode) -> Bool {
    if aps.isEmptyContainer { return true }
    var known = 0
    var unknown = 0
    for member in aps.members {
      let isKnown =
        Schema.row(of: member.key, in: .adminAps) >= 0 || ApsSpelling.right(for: member.key) != nil
      if isKnown { known += 1 } else { unknown += 1 }
      // Nobody else has these names.
      if member.key.matches("content-available") || member.key.matches("mutable-content") {
        return true
      }
    }
    return known > 0 && known >= unknown
  }
}

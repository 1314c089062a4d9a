/// Detects the kind of a document by its names and the form of their values.
enum DocumentDetector {
  /// The kind of a document, and the evidence for it.
  struct Result: Equatable {
    var kind: DocumentKind
    var reason: Reason

    /// The result for a document without violations of the schema of a send request.
    static let conforming = Result(kind: .sendRequest, reason: .wrapper)
  }

  /// The evidence for a kind.
  enum Reason {
    case forced, wrapper, misspeltWrapper, messageMembers, platformBlock, sdkNames, apsDictionary
    case groupOperation, topicBatch, legacyTarget, fileName
    case simulatorBundle

    var text: String {
      switch self {
      case .forced: "set by an option or the configuration"
      case .wrapper: "\"message\" contains message fields"
      case .misspeltWrapper: "a misspelled \"message\" contains message fields"
      case .messageMembers: "message fields are at the root"
      case .platformBlock: "platform fields of a message are at the root"
      case .sdkNames: "field names of the Admin SDK for Node.js"
      case .apsDictionary: "\"aps\" is at the root"
      case .groupOperation: "\"operation\" is next to device group fields"
      case .topicBatch: "\"to\" is next to \"registration_tokens\""
      case .simulatorBundle: "\"Simulator Target Bundle\" is at the root"
      case .legacyTarget: "a target of the legacy API is at the root"
      case .fileName: "the file name extension"
      }
    }
  }

  /// Detects the kind of a document whose file name suggests a kind.
  ///
  /// A `message` object is stronger evidence than the file name.
  static func detect(on root: JSONNode, claim: DocumentKind?) -> Result? {
    guard let claim else { return detect(on: root) }
    let holdsMessage = root[name: "message"]?.isObject == true
    return (holdsMessage ? detect(on: root) : nil) ?? Result(kind: claim, reason: .fileName)
  }

  /// Detects the kind of a document; nil if it is not an FCM document.
  static func detect(on root: JSONNode) -> Result? {
    guard root.isObject else { return nil }
    let wrapper = MessageWrapper(root)
    if let wrapper, wrapper.isRequest {
      return Result(kind: .sendRequest, reason: wrapper.isMisspelt ? .misspeltWrapper : .wrapper)
    }
    if let aps = root[name: "aps"],
      aps.isEmptyContainer || BlockReader(aps, in: .adminAps).known > 0
    {
      return addressed(root) ?? Result(kind: .apnsPayload, reason: .apsDictionary)
    }
    // A `message` object of another service.
    if wrapper?.holdsObject == true { return nil }
    if root[name: "Simulator Target Bundle"]?.isString == true {
      return Result(kind: .apnsPayload, reason: .simulatorBundle)
    }
    var counts = TraitCounts()
    counts.read(root)
    let scores = Feature.scores(of: counts)
    guard
      let kind = rootKinds.first(where: {
        $0 == .message && counts.isCertainMessage || scores.isReached(by: $0)
      })
    else { return nil }
    if kind != .message { return Result(kind: kind, reason: reason(kind)) }
    // The object of one platform alone, as tests of a library have it.
    let isBlock = root[name: "payload"] != nil && root[name: "fcm_options"] != nil
    if isBlock, counts.targets == 0, counts.content == 1 { return nil }
    counts.addSpelling(of: root)
    if Feature.scores(of: counts).isReached(by: .adminNode) {
      return Result(kind: .adminNode, reason: .sdkNames)
    }
    // Only send requests contain this field, so the `message` object around the fields is missing.
    let flag = root[name: "validate_only"] ?? root[name: "validateOnly"]
    return Result(
      kind: flag?.bool == nil ? .message : .sendRequest,
      reason: counts[.platformBlock] > 0 && flag?.bool == nil ? .platformBlock : .messageMembers)
  }

  /// A message for FCM with `aps` at the root: a payload for APNs has no registration token or topic.
  private static func addressed(_ root: JSONNode) -> Result? {
    let tokens = root[name: "registration_ids"]?.elements.contains {
      TargetClassifier.isRegistrationToken($0)
    }
    if tokens == true || root[name: "to"].map(TargetClassifier.recipient) == .topicRecipient {
      return Result(kind: .legacy, reason: .legacyTarget)
    }
    let token = root[name: "token"] ?? root[name: "fid"]
    return token.map(TargetClassifier.isRegistrationToken) == true
      ? Result(kind: .message, reason: .messageMembers) : nil
  }

  /// The kinds of documents without `message`; the first whose threshold is reached is the result.
  static let rootKinds: [DocumentKind] = [.deviceGroup, .topicBatch, .legacy, .message]

  private static func reason(_ kind: DocumentKind) -> Reason {
    switch kind {
    case .deviceGroup: .groupOperation
    case .topicBatch: .topicBatch
    default: .legacyTarget
    }
  }

  // MARK: Send requests

  /// Whether the document may be a send request: one of its first two members may be named
  /// `message`, judging by the length of the key.
  ///
  /// Any other name at the root violates the schema, so the result does not matter then.
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

  /// Whether a document without violations is a send request: it has a target, and the target does
  /// not look like one of another service, which requires more evidence.
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
}

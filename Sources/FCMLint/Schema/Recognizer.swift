/// Decides what a document is for, by the shape of its values as much as by its names.
enum Recognizer {
  /// What the document is, and why.
  struct Verdict {
    var kind: DocumentKind
    var reason: Reason
  }

  /// The evidence that decided.
  enum Reason {
    case forced, wrapper, misspeltWrapper, messageMembers, platformBlock, sdkNames, apsDictionary
    case groupOperation, topicBatch, legacyTarget, fileName

    var text: String {
      switch self {
      case .forced: "the kind was given"
      case .wrapper: "\"message\" holds members of a message"
      case .misspeltWrapper: "a misspelt \"message\" holds members of a message"
      case .messageMembers: "several members of a message stand at the root"
      case .platformBlock: "a platform block of a message stands at the root"
      case .sdkNames: "names that only the Admin SDK for Node.js has"
      case .apsDictionary: "\"aps\" stands at the root"
      case .groupOperation: "\"operation\" stands beside group members"
      case .topicBatch: "\"to\" stands beside \"registration_tokens\""
      case .legacyTarget: "a target of the legacy API stands at the root"
      case .fileName: "the ending of the file's name"
      }
    }
  }

  /// What the document is for when its file's name claims a kind.
  ///
  /// A `message` object is stronger than the name: then the evidence is asked first.
  static func verdict(on root: JSONNode, claim: DocumentKind?) -> Verdict? {
    guard let claim else { return verdict(on: root) }
    let holdsMessage = root[name: "message"]?.isObject == true
    return (holdsMessage ? verdict(on: root) : nil) ?? Verdict(kind: claim, reason: .fileName)
  }

  /// What the document is for; nil when it is no FCM document.
  static func verdict(on root: JSONNode) -> Verdict? {
    guard root.isObject else { return nil }
    if let verdict = wrapped(root) { return verdict }
    let words = RootWords(root)
    if words.hasWrapper { return nil }
    if words.isDeviceGroup { return Verdict(kind: .deviceGroup, reason: .groupOperation) }
    if words.isTopicBatch { return Verdict(kind: .topicBatch, reason: .topicBatch) }
    if let aps = root[name: "aps"], aps.isObject, isAps(aps) {
      return Verdict(kind: .apnsPayload, reason: .apsDictionary)
    }
    if words.isLegacy { return Verdict(kind: .legacy, reason: .legacyTarget) }
    return bare(root)
  }

  // MARK: A request

  private static func wrapped(_ root: JSONNode) -> Verdict? {
    var message: JSONNode?
    var isMisspelt = false
    var strangers = 0
    for member in root.members {
      let key = member.key
      if key.matches("message") {
        message = member.value
      } else if message == nil, member.value.isObject, isNearMessage(key) {
        message = member.value
        isMisspelt = true
      } else if !key.matches("validate_only"), !key.matches("validateOnly"),
        !LegacyNames.isRootName(key)
      {
        strangers += 1
      }
    }
    guard let message, message.isObject else { return nil }
    let evidence = MessageEvidence(of: message)
    guard !evidence.isForeign, evidence.weight > evidence.strangers * 2 + strangers,
      !evidence.isWeak || evidence.weight > evidence.misplaced * 2
    else { return nil }
    return Verdict(kind: .sendRequest, reason: isMisspelt ? .misspeltWrapper : .wrapper)
  }

  /// `Message`, `mesage`, `messages` and the like: at most two slips away.
  private static func isNearMessage(_ key: JSONNode) -> Bool {
    let raw = key.rawContent
    guard (5...9).contains(raw.count), raw[0] | 0x20 == 0x6D else { return false }
    guard let text = key.text?.lowercased() else { return false }
    return text == "messages" || EditDistance.isAtMost(text == "massage" ? 0 : 1, text, "message")
  }

  // MARK: A bare message

  private static func bare(_ root: JSONNode) -> Verdict? {
    let evidence = MessageEvidence(of: root)
    guard !evidence.isForeign, evidence.rightMembers > 0 else { return nil }
    let isSDK = evidence.hasRecipientLists && evidence.rightMembers > 0
    let isUnmistakable = evidence.hasPlatformBlock
    let isPair = evidence.rightMembers >= 2 && evidence.strangers == 0 && evidence.weight > 2
    guard isSDK || isUnmistakable || isPair,
      evidence.strangers <= evidence.rightMembers + evidence.misplaced
    else { return nil }
    if evidence.hasRecipientLists { return Verdict(kind: .adminNode, reason: .sdkNames) }
    var names = DialectNames()
    names.count(root, depth: 0)
    if names.sdk > 0, names.sdk >= names.rest {
      return Verdict(kind: .adminNode, reason: .sdkNames)
    }
    return Verdict(
      kind: .message, reason: isUnmistakable ? .platformBlock : .messageMembers)
  }

  /// An object of which at least one member belongs into `aps`; an empty one is a slip worth telling.
  private static func isAps(_ aps: JSONNode) -> Bool {
    if aps.isEmptyContainer { return true }
    return aps.members.contains { member in
      row(member.key, in: .adminAps) != nil || ApsSpelling.right(for: member.key) != nil
    }
  }

  static func row(_ key: JSONNode, in object: SchemaObject.ID) -> SchemaRow? {
    let schema = Schema.standard
    let row = schema.row(of: key, hash: key.entry.next, in: object)
    return row < 0 ? nil : schema.rows[row]
  }
}

/// What speaks for an object being a message, and what against it.
struct MessageEvidence {
  /// Members with the name and the shape FCM gives them.
  var rightMembers = 0
  /// The same, counted by how telling they are, in halves.
  var weight = 0
  /// Names that FCM has elsewhere: slips, not strangers.
  var misplaced = 0
  /// Names that FCM does not know.
  var strangers = 0
  /// `android`, `apns`, `webpush` or `fcm_options` with known members: nobody else has these.
  var hasPlatformBlock = false
  /// `tokens` or `fids` as lists.
  var hasRecipientLists = false
  /// A shape that another service has: Huawei's list of tokens, Pub/Sub's text as data.
  var isForeign = false
  /// Whether only words that many documents have speak for it.
  var isWeak = true

  init(of object: JSONNode) {
    for member in object.members {
      add(member.key, member.value)
      if isForeign { return }
    }
  }

  private mutating func add(_ key: JSONNode, _ value: JSONNode) {
    guard let row = Recognizer.row(key, in: .adminMessage) else {
      if key.isFaulty || value.isFaulty { return }
      if MemberNames.isKnownAnywhere(key) { misplaced += 1 } else { strangers += 1 }
      return
    }
    if value.isNull || value.isFaulty || value.kind == .placeholder { return }
    switch row.field {
    case .token, .fid, .topic, .condition: addTarget(row.field, value)
    case .data: addData(value)
    case .notification: addNotification(value)
    case .android, .androidV2, .apns, .webpush: addPlatform(row, value)
    case .fcmOptions: right(value.isObject && !value.isEmptyContainer, 3, isPlatform: true)
    case .adminTokens, .adminFids:
      right(value.isArray, 2)
      hasRecipientLists = hasRecipientLists || value.isArray
    default: right(value.isString, 0)
    }
  }

  private mutating func right(_ isRight: Bool, _ value: Int, isPlatform: Bool = false) {
    guard isRight else {
      misplaced += 1
      return
    }
    rightMembers += 1
    weight += value * 2
    if isPlatform {
      hasPlatformBlock = true
      isWeak = false
    }
  }

  private mutating func addTarget(_ field: Field, _ value: JSONNode) {
    guard value.isString else {
      // Huawei Push Kit takes a list of tokens at this very place.
      if field == .token, value.isArray { isForeign = true }
      misplaced += 1
      return
    }
    let raw = value.rawContent
    let isTelling =
      switch field {
      case .token, .fid: raw.count >= 20 || value.isOpaque
      case .condition: value.text?.contains("topics") == true
      default: value.isOpaque || value.text?.hasPrefix("/topics/") == true
      }
    right(true, isTelling ? 2 : 1)
  }

  private mutating func addData(_ value: JSONNode) {
    // Pub/Sub and Huawei carry text here.
    if value.isString { isForeign = true }
    guard value.isObject else {
      misplaced += 1
      return
    }
    var texts = 0
    var others = 0
    for member in value.members {
      if member.value.isString { texts += 1 } else { others += 1 }
    }
    right(true, texts >= others && texts > 0 ? 1 : 0)
  }

  private static let browserKeys: [StaticString] = [
    "actions", "vibrate", "requireInteraction", "renotify", "silent", "dir", "lang", "timestamp",
    "data",
  ]

  private mutating func addNotification(_ value: JSONNode) {
    guard value.isObject else {
      strangers += 1
      return
    }
    var known = 0
    var browser = 0
    var unknown = 0
    for member in value.members {
      let key = member.key
      if key.matches("title") || key.matches("body") {
        if member.value.isString || member.value.isFaulty { known += 2 } else { unknown += 1 }
      } else if Self.browserKeys.contains(where: { key.matches($0) }) {
        browser += 1
      } else if MemberNames.isKnownAnywhere(key) {
        known += 1
      } else {
        unknown += 1
      }
    }
    if known == 0, browser + unknown > 0 {
      strangers += 1
      return
    }
    if browser > 1 {
      strangers += 1
      return
    }
    right(known > unknown, known >= 2 ? 2 : 1)
    if known >= 2 { isWeak = false }
  }

  private mutating func addPlatform(_ row: SchemaRow, _ value: JSONNode) {
    guard value.isObject, case .object(let id) = row.type else {
      misplaced += 1
      return
    }
    var known = 0
    var unknown = 0
    for member in value.members {
      if Recognizer.row(member.key, in: id) != nil {
        if !member.value.isString || row.field == .android { known += 1 }
      } else if !MemberNames.isKnownAnywhere(member.key), !member.key.isFaulty {
        if member.key.matches("urgency") { isForeign = row.field == .android }
        unknown += 1
      }
    }
    if row.field == .android, let click = value[name: "notification"]?[name: "click_action"],
      click.isObject
    {
      isForeign = true
    }
    if known == 0 {
      if unknown > 0 { strangers += 1 }
      if value.isEmptyContainer { right(true, 0) }
      return
    }
    right(known >= unknown, 3, isPlatform: known >= unknown)
  }
}

/// Names in a message that only one of its two dialects has.
struct DialectNames {
  var sdk = 0
  var rest = 0

  /// Counts in `object` and the objects of a message below it.
  mutating func count(_ object: JSONNode, depth: Int) {
    for member in object.members {
      let key = member.key
      if key.matches("data") || key.matches("headers") { continue }
      if SDKNames.telling.contains(where: { key.matches($0) }) {
        sdk += 1
      } else if key.matches("ttl") {
        if member.value.isNumber { sdk += 1 } else { rest += 1 }
      } else if key.rawContent.contains(0x5F), MemberNames.isKnownAnywhere(key) {
        rest += 1
      }
      if member.value.isObject, depth < 4, !key.matches("webpush") {
        count(member.value, depth: depth + 1)
      }
    }
  }
}

/// What speaks for an object being a message, and what against it.
struct MessageFeatures {
  /// Members with the name and the shape FCM gives them.
  private(set) var rightMembers = 0
  /// The same, counted by how telling they are, in halves.
  private(set) var weight = 0
  /// Names that FCM has elsewhere: slips, not strangers.
  private(set) var misplaced = 0
  /// Those of them that only the legacy API has at the root, and nobody else anywhere.
  private(set) var legacyWords = 0
  /// Those that the legacy API has at the root, and others too: a priority and a dry run.
  private(set) var looseLegacyWords = 0
  /// Members of a message around a slip: the text or the empty list where an object is due.
  private(set) var misshapen = 0
  /// Names that FCM does not know, and known names around another service's values.
  private(set) var skipReasons = 0
  /// `android`, `apns`, `webpush` or `fcm_options` with known members: nobody else has these.
  private(set) var hasPlatformBlock = false
  /// `tokens` or `fids` as lists.
  private(set) var hasRecipientLists = false
  /// A notification with a text, or a block of a platform.
  private(set) var hasContent = false
  private(set) var hasTarget = false
  private(set) var rightTargets = 0
  /// Whether the data holds nothing but texts.
  private(set) var hasTextsOnly = true
  private(set) var hasToken = false
  /// A registration token as FCM gives them out, which nobody else has.
  private(set) var hasRealToken = false
  /// A list with one of these in it.
  private(set) var hasRealTokenList = false
  /// `aps` one level too high.
  private(set) var hasStrayAps = false
  /// A topic that may be the name of an app, as APNs has it beside `aps`.
  private(set) var hasBundle = false
  /// Text as data: Pub/Sub's and Huawei's shape, and a slip beside one token and something to show.
  private(set) var hasTextData = false
  /// A shape that another service has, such as Huawei's list of tokens.
  private(set) var isForeign = false
  /// A list where one token is due: Huawei's shape, and a slip beside what only FCM has.
  private(set) var hasTokenList = false
  /// Blocks with a name of FCM's and nothing in them that FCM knows: a stranger's, or slips.
  private(set) var hollowBlocks = 0
  /// The same of the notification, which chats have too.
  private(set) var hasHollowNotification = false
  /// Whether all that stands in `apns` belongs elsewhere; other services have such a block.
  private(set) var hasMisfitApns = false
  /// Huawei's word in the block for Android, and a slip beside one token.
  private(set) var hasUrgency = false
  /// A condition on anything but topics, as everybody's rules and forms have them.
  private(set) var hasLooseCondition = false
  /// A text as `message`, and texts beside it that FCM has in the notification: gorush's shape.
  private(set) var hasTextMessage = false
  private(set) var looseTexts = 0
  /// The number that gorush has for a platform.
  private(set) var hasPlatformNumber = false
  /// Whether words stand here that no other service has in these places.
  private(set) var isSurelyOurs = false

  /// Among so many words of others nothing is a message: there is no need to read on.
  private static let manyStrangers = 100

  init(of object: JSONNode) {
    for member in object.members {
      add(member.key, member.value)
      if isForeign || skipReasons > Self.manyStrangers { return }
    }
  }

  // MARK: Members

  private mutating func add(_ key: JSONNode, _ value: JSONNode) {
    // What stands under a good name may count, broken as it is.
    if key.isMalformed || value.kind == .missing { return }
    let row = DocumentDetector.row(key, in: .adminMessage)
    if row >= 0 { return add(row, value) }
    let near = FieldSuggestion.row(key, in: .adminMessage)
    if near >= 0 {
      let before = rightMembers
      add(near, value)
      // A slip of the finger counts only around the right shape.
      if rightMembers > before || isForeign { return }
    }
    if KnownFieldNames.isKnownAnywhere(key) {
      misplaced += 1
      addLegacy(key, value)
      if key.matches("message") { hasTextMessage = value.isString }
      if key.matches("title") || key.matches("body") { looseTexts += 1 }
      // One level off, but nobody else has it.
      if value[name: "aps"]?.isObject == true { hasContent = true }
      if key.matches("aps"), value.isObject, DocumentDetector.isAps(value) { hasStrayAps = true }
    } else if ReceivedMessageDetector.has(key, value) {
      isForeign = true
    } else {
      // A message that has "apns" for Apple devices has no "ios".
      skipReasons += key.matches("ios") ? 2 : 1
      if value.isNumber, key.matches("platform") { hasPlatformNumber = true }
    }
  }

  private mutating func addLegacy(_ key: JSONNode, _ value: JSONNode) {
    if LegacyNames.isTelling(key) { legacyWords += 1 }
    if key.matches("dry_run") || key.matches("priority") && LegacyNames.isPriority(value) {
      looseLegacyWords += 1
    }
  }

  private mutating func add(_ number: Int, _ value: JSONNode) {
    let field = Schema.fieldInfo(number, of: .adminMessage).field
    // A list to be filled in is a list of recipients all the same: nobody else has these names.
    if value.kind == .placeholder, field != .adminTokens, field != .adminFids { return }
    if value.isNull { return }
    switch field {
    case .token, .fid, .topic, .condition: addTarget(field, value)
    case .data: addData(value)
    case .notification: addNotification(value)
    case .android, .androidV2, .apns, .webpush: addPlatform(number, value)
    case .fcmOptions where value.isEmptyContainer: misshapen += 1
    case .fcmOptions:
      right(value.isObject, 3, isPlatform: true)
      isSurelyOurs = isSurelyOurs || value.isObject
    case .adminTokens, .adminFids:
      let isList =
        value.isOpaque
        || value.isArray
          && value.elements.allSatisfy { [.string, .placeholder, .missing].contains($0.kind) }
      let isReal = isList && value.elements.contains(where: TargetClassifier.isRegistrationToken)
      hasRealTokenList = hasRealTokenList || isReal
      right(isList, isReal ? 2 : 1)
      if isList { rightTargets += 1 }
      hasRecipientLists = hasRecipientLists || isList
    case .name:
      // Every second document has a name; FCM's is a resource.
      if value.isString, value.starts(with: "projects/") { right(true, 0) }
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
      hasContent = true
    }
  }

  // MARK: Targets

  private mutating func addTarget(_ field: Field, _ value: JSONNode) {
    guard value.isString else {
      // Huawei Push Kit takes a list of tokens at this very place.
      if field == .token, value.isArray { hasTokenList = true }
      misplaced += 1
      return
    }
    guard let strength = TargetClassifier.strength(of: value, field) else {
      skipReasons += 1
      return
    }
    hasTarget = true
    rightTargets += 1
    if field == .condition, !TargetClassifier.isTopical(value) { hasLooseCondition = true }
    hasBundle = hasBundle || field == .topic && value.contains(".")
    hasToken = hasToken || field == .token || field == .fid
    hasRealToken = hasRealToken || field == .token && value.contains(":APA91b")
    right(true, strength)
  }

  // MARK: Data

  private mutating func addData(_ value: JSONNode) {
    if value.isString, !value.isOpaque {
      hasTextData = true
      misshapen += 1
      return
    }
    guard value.isObject else {
      // PHP writes an empty map as a list.
      if value.isEmptyContainer { misshapen += 1 } else { misplaced += 1 }
      return
    }
    var texts = 0
    var others = 0
    // Where the data lacks its closer, the blocks behind it stand in it.
    var blocks = 0
    for member in value.members {
      if member.value.isString { texts += 1 } else { others += 1 }
      if !member.value.isString, member.value.kind != .placeholder { hasTextsOnly = false }
      if blocks < 2, PlatformBlockFeatures.isOne(member.key, member.value) { blocks += 1 }
    }
    if blocks == 2 { hasContent = true }
    right(true, blocks == 2 ? 2 : texts >= others && texts > 0 ? 1 : 0)
  }

  // MARK: Notification

  private mutating func addNotification(_ value: JSONNode) {
    guard value.isObject else {
      // A text here is a slip in company of other members, and a word of others without; PHP writes
      // an empty object as a list.
      if value.isString || value.isEmptyContainer { misshapen += 1 } else { skipReasons += 1 }
      return
    }
    if value.isEmptyContainer {
      misshapen += 1
      return
    }
    let block = NotificationFeatures(value)
    if block.known + block.browser == 0, block.unknown > 0 {
      hasHollowNotification = true
      return
    }
    if block.browser > 1 || (block.known == 0 && block.browser > 0) {
      skipReasons += 1
      return
    }
    if block.known + block.unknown == 0 {
      misshapen += block.mistyped > 0 ? 1 : 0
      return
    }
    right(block.known > block.unknown, block.known >= 2 ? 2 : 1)
    if block.known >= 2 { hasContent = true }
  }

  // MARK: Platforms

  private mutating func addPlatform(_ number: Int, _ value: JSONNode) {
    let row = Schema.fieldInfo(number, of: .adminMessage)
    guard let block = PlatformBlockFeatures(value, in: row) else {
      if value.starts(with: "{") { misshapen += 1 } else { misplaced += 1 }
      return
    }
    if block.isForeign { isForeign = true }
    if block.hasUrgency { hasUrgency = true }
    if block.known == 0 {
      // The name of the preview is FCM's alone, whatever is misspelt in the block.
      if block.unknown == 1, row.field == .androidV2 { return right(true, 1) }
      if block.unknown > 0 { hollowBlocks += 1 }
      if value.isEmptyContainer { return right(true, 0) }
      if row.field == .apns { hasMisfitApns = true }
      return
    }
    right(block.known >= block.unknown, 3, isPlatform: block.known >= block.unknown)
    let options = value[name: "fcm_options"] ?? value[name: "fcmOptions"]
    let priority = row.field == .android ? value[name: "priority"] : nil
    if options?.isObject == true || priority?.isString == true { isSurelyOurs = true }
  }
}

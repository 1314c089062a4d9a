// Combinations of traits, which are the features of a document.
extension TraitCounts {
  // MARK: A message

  /// Values that may be targets.
  var targets: Int { self[.strongTarget] + self[.plainTarget] + self[.weakTarget] }
  var recipients: Int { self[.recipientList] + self[.realRecipientList] }
  /// Fields other than targets, with values of the right type.
  var payload: Int {
    self[.textMap] + self[.otherMap] + self[.fullNotification]
      + self[.platformBlock] + self[.otherMember]
  }
  var members: Int { targets + recipients + payload }
  /// Notifications and platform objects.
  var content: Int { self[.fullNotification] + self[.platformBlock] }

  // MARK: Certain messages

  /// Whether an object in `message` contains a target next to content of a message. Then the types
  /// of its other values do not matter.
  var isCertainRequest: Bool {
    // Translations have such names, too.
    let isTranslation = self[.wordAsTarget] > 0 && unknownMembers > 0
    let texts = targets > 1 || isTranslation ? 0 : self[.strayText]
    let words =
      self[.word] + texts + (self[.bundleTopic] > 0 ? 0 : self[.aps])
      + (self[.token] > 0 ? self[.emptyBlock] : 0)
    return isLoneTarget || isDirected(to: words) && (self[.realWord] == 0 || payload > 0)
  }
  /// Whether the object contains only a target, and nothing but names of FCM is next to `message`.
  private var isLoneTarget: Bool {
    self[.strongTarget] + self[.plainTarget] == 1 && members == 1 && self[.strangerBeside] == 0
      && unknownMembers + misplacedNames + self[.misshapen] + self[.looseCondition] == 0
      && foreignShapes + self[.realWord] + self[.textMessage] == 0
  }
  /// The same for an object without `message`, which needs more evidence.
  var isCertainMessage: Bool {
    let texts = self[.strayText] * self[.notification] > 0 ? 1 : 0
    return isDirected(to: self[.word])
      && (self[.platformBlock] > 0
        || self[.word] + self[.emptyBlock] + texts > 1 && unknownNames == 0)
  }
  private func isDirected(to words: Int) -> Bool {
    self[.strongTarget] + self[.plainTarget] > 0 && words > 0 && unknownNames <= targets + words
      && foreignShapes + self[.textMessage] + self[.iosBlock] + self[.platformNumber]
        + self[.looseCondition] == 0
  }

  // MARK: Against a message

  /// Whether the object contains a target and nothing else of a message, and other names are next to
  /// `message`, as in answers of servers. A condition over topics is evidence by itself.
  var isTargetAmongStrangers: Bool {
    payload == 0 && targets > 0 && self[.topicsCondition] == 0 && self[.strangerBeside] > 0
      && self[.validateOnly] == 0
  }
  var neighbors: Int { self[.validateOnly] > 0 ? 0 : self[.neighbor] }
  /// Names that FCM does not know in a message.
  private var unknownNames: Int {
    foreign + self[.operation] + self[.topicRecipient] + self[.openRecipient]
      + self[.textRecipient] + self[.nullRecipient]
      + self[.otherRecipient]
  }
  private var foreign: Int {
    // A message with `apns` for Apple devices does not also have `ios`.
    self[.foreignName] + 2 * self[.iosBlock] + self[.platformNumber] + self[.schedule]
  }
  /// Unknown names, and objects without a known field.
  var unknownMembers: Int { unknownNames + self[.emptyBlock] + self[.hollowNotification] }
  private var options: Int { self[.option] + self[.rootOption] }
  private var misplacedNames: Int {
    self[.misplaced] + self[.strayText] + self[.textMessage] + self[.aps]
      + self[.registrationIds] + self[.registrationTokens] + self[.keyName] + self[.groupKey]
      + self[.tokenList]
  }
  /// Mistakes that count against a message without content.
  var mistakes: Int { content > 0 ? 0 : misplacedNames + self[.misshapen] }
  /// Mistakes that count against a bare message without content. Next to a token, options of the
  /// legacy API are mistakes of authors who know it.
  var looseNames: Int {
    let isExcused = self[.token] > 0 && options > 0
    return misplacedNames + (isExcused ? 0 : options + self[.dryRun] + self[.priority])
  }
  /// Forms of other services: a list of tokens or an urgency of Huawei Push Kit, and a platform
  /// number of gorush.
  var foreignShapes: Int {
    let isHuawei =
      self[.tokenList] > 0 && self[.distinctiveBlock] == 0
      || self[.urgency] > 0 && self[.token] == 0
    let isGorush = self[.platformNumber] > 0 && recipients + self[.textMessage] > 0
    return self[.foreignShape] + (isHuawei || isGorush ? 1 : 0)
  }
  /// Whether there are unknown names and no target; translations also contain texts.
  var isUndirected: Bool {
    guard targets + self[.platformBlock] == 0 else { return false }
    return content == 0 ? neighbors > 0 : neighbors > 0 && self[.foreignNeighbor] > 0 && members < 2
  }

  // MARK: A member next to `message`

  /// Whether the member is content of a message, or has a name that only the legacy API has.
  var isContentBeside: Bool {
    self[.textMap] + content + self[.otherMember] + options + self[.dryRun]
      + self[.registrationIds] > 0
  }
  /// Whether the member is one of the legacy API.
  var isLegacyWord: Bool {
    legacyTargets + options + self[.dryRun] + self[.priority] + self[.textRecipient]
      + self[.nullRecipient] + self[.otherRecipient] > 0
  }

  // MARK: A legacy body

  /// Names that the legacy API does not have.
  var unknownLegacyNames: Int {
    let isNamed = self[.plainName] > 0 && self[.platformBlock] == 0
    return foreign + self[.foreignShape] + self[.strayText] + self[.textMessage]
      + (isNamed ? 1 : 0)
  }
  var legacyTargets: Int {
    self[.registrationIds] + self[.topicRecipient] + self[.openRecipient]
  }
  private var dataObjects: Int { self[.textMap] + self[.otherMap] }
  private var isUrgent: Bool { options + self[.priority] > 0 }
  /// The number of options and notifications.
  var legacyWords: Int { options + self[.dryRun] + self[.notification] }
  var hasNothingToSend: Bool { legacyWords + dataObjects == 0 }
  /// Whether the recipient is null, next to a text and an option.
  var isOpenText: Bool { self[.nullRecipient] * self[.shownText] > 0 && isUrgent }
  var isTopicsTask: Bool {
    self[.topicsCondition] > 0 && options + self[.dryRun] + self[.priority] > 0
      && self[.textRecipient] + self[.nullRecipient] == 0
  }
  /// Whether only the recipient of a legacy body is missing.
  var isUntargetedBody: Bool {
    self[.priority] > 0 && self[.rootOption] > 0 && dataObjects > 0
      && members == dataObjects && unknownNames + self[.misplaced] == 0
  }
  /// Whether there are unknown names next to a recipient that may be any text. A single one counts
  /// as a mistake if the other evidence is strong: apps put at the root what their library expects
  /// in the data.
  var isUncertain: Bool {
    guard legacyTargets == 0, !isTopicsTask, unknownLegacyNames > 0 else { return false }
    guard unknownLegacyNames == 1, self[.schedule] == 0, self[.textRecipient] > 0 || isOpenText
    else {
      return true
    }
    let hasBody = self[.notification] + dataObjects > 0
    let hasLegacyTexts = self[.shownText] * self[.legacyText] > 0
    return !(hasBody && options > 1 || hasLegacyTexts && isUrgent)
  }
  /// Whether it is a legacy body inside the `message` object of HTTP v1.
  var isWrappedLegacy: Bool {
    guard neighbors + unknownLegacyNames == 0, self[.notification] + dataObjects > 0 else {
      return false
    }
    // The value of a placeholder may be an email address.
    return self[.registrationIds] + self[.topicRecipient] > 0 || isUntargetedBody
      || self[.openRecipient] > 0 && isUrgent || self[.textRecipient] > 0 && options > 0
  }
}

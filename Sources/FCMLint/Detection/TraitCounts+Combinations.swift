// Combinations of traits, which are the features of a document.
extension TraitCounts {
  // MARK: A message

  /// Values that may be targets.
  var targets: Int { self[.strongTarget] + self[.plainTarget] + self[.weakTarget] }
  var recipients: Int { self[.recipientList] + self[.realRecipientList] }
  /// Fields other than targets, with values of the right type.
  var payload: Int {
    self[.textMap] + self[.otherMap] + self[.fullNotification] + self[.thinBlock]
      + self[.platformBlock] + self[.otherMember]
  }
  var members: Int { targets + recipients + payload }
  /// Fields that are rare in formats of other services.
  private var telling: Int {
    members - self[.weakTarget] - self[.otherMap] - self[.otherMember]
  }
  /// Notifications and platform objects.
  var content: Int { self[.fullNotification] + self[.platformBlock] + self[.strayContent] }

  // MARK: Against a message

  var neighbors: Int { self[.validateOnly] > 0 ? 0 : self[.neighbor] }
  /// Names that FCM does not know in a message.
  var unknownNames: Int {
    foreign + self[.operation] + self[.topicRecipient] + self[.openRecipient]
      + self[.textRecipient] + self[.sentenceRecipient] + self[.nullRecipient]
      + self[.otherRecipient]
  }
  private var foreign: Int {
    // A message with `apns` for Apple devices does not also have `ios`.
    self[.foreignName] + 2 * self[.iosBlock] + self[.platformNumber] + self[.schedule]
  }
  /// Objects without a known field. Next to a target they count as misspelled; but a chat message
  /// may also have a topic and a notification, and records of devices are common.
  var hollow: Int {
    let isMisspelled =
      targets > 0 && telling > 0 && unknownNames + neighbors == 0
      && (self[.token] > 0 || self[.hollowNotification] == 0 && payload > 0)
    return isMisspelled ? 0 : self[.hollowBlock] + self[.hollowNotification]
  }
  private var options: Int { self[.option] + self[.rootOption] }
  private var misplacedNames: Int {
    self[.misplaced] + self[.strayText] + self[.textMessage] + self[.aps] + self[.appleOption]
      + self[.registrationIds] + self[.registrationTokens] + self[.keyName] + self[.groupKey]
      + self[.simulatorBundle] + self[.tokenList]
  }
  /// Options of the legacy API that are evidence against a message. Next to a target and other
  /// fields of a message they are mistakes of authors who know the legacy API.
  private var looseOptions: Int {
    guard targets > 0, payload > 0 else { return options + self[.dryRun] + self[.priority] }
    return self[.token] > 0 || options > 0 ? 0 : self[.dryRun] + self[.priority]
  }
  /// Mistakes that count against a message without content.
  var mistakes: Int {
    guard content == 0, !isTargetAlone else { return 0 }
    return misplacedNames + looseOptions + self[.misshapen] + self[.textData]
  }
  /// Mistakes that count against a bare message without content.
  var looseNames: Int {
    let isExcused = self[.token] > 0 && options > 0
    return misplacedNames + (isExcused ? looseOptions : options + self[.dryRun] + self[.priority])
  }

  /// Whether the target is certainly one of FCM: a real token, or a topic with a payload for Apple.
  var isKnownAddress: Bool {
    unknownNames + hollow == 0
      && (self[.realToken] > 0 || targets > 0 && self[.aps] > 0 && self[.bundleTopic] == 0)
  }
  /// Whether there is a target and no unknown name or invalid value.
  var isTargetAlone: Bool {
    targets > 0 && unknownNames + hollow + neighbors + misplacedNames == 0
      && options + self[.dryRun] + self[.priority] == 0
  }
  /// Whether there are unknown names and no target; translations also contain texts.
  var isUndirected: Bool {
    guard targets + self[.platformBlock] == 0 else { return false }
    return content == 0 ? neighbors > 0 : neighbors > 0 && self[.foreignNeighbor] > 0 && members < 2
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
  private var isUrgent: Bool { legacyOptions + self[.priority] > 0 }
  private var legacyOptions: Int { options + self[.appleOption] }
  /// The number of options and notifications.
  var legacyWords: Int { legacyOptions + self[.dryRun] + self[.notification] }
  var hasNothingToSend: Bool { legacyWords + dataObjects == 0 }
  /// Whether the recipient is any text. A text with spaces may be a placeholder, but is just as
  /// often a person's name.
  var isTextRecipient: Bool {
    self[.textRecipient] > 0 || self[.sentenceRecipient] > 0 && legacyWords + dataObjects > 1
  }
  /// Whether the recipient is null, next to a text and an option.
  var isOpenText: Bool { self[.nullRecipient] * self[.shownText] > 0 && isUrgent }
  var isTopicsTask: Bool {
    self[.topicsCondition] > 0 && legacyOptions + self[.dryRun] + self[.priority] > 0
      && self[.textRecipient] + self[.sentenceRecipient] + self[.nullRecipient] == 0
  }
  /// Whether only the recipient of a legacy body is missing.
  var isUntargetedBody: Bool {
    self[.priority] > 0 && self[.rootOption] + self[.appleOption] > 0 && dataObjects > 0
      && members == dataObjects && unknownNames + self[.misplaced] == 0
  }
  /// Whether there are unknown names next to a recipient that may be any text. A single one counts
  /// as a mistake if the other evidence is strong: apps put at the root what their library expects
  /// in the data.
  var isUncertain: Bool {
    guard legacyTargets == 0, !isTopicsTask, unknownLegacyNames > 0 else { return false }
    guard unknownLegacyNames == 1, self[.schedule] == 0 else { return true }
    let hasBody = self[.notification] + dataObjects > 0
    let hasLegacyTexts = self[.shownText] * self[.legacyText] > 0
    return !(hasBody && legacyOptions > 1 || hasLegacyTexts && isUrgent)
  }
  /// Whether it is a legacy body inside the `message` object of HTTP v1.
  var isWrappedLegacy: Bool {
    guard neighbors + unknownLegacyNames == 0, self[.notification] + dataObjects > 0 else {
      return false
    }
    // The value of a placeholder may be an email address.
    return self[.registrationIds] + self[.topicRecipient] > 0 || isUntargetedBody
      || self[.openRecipient] > 0 && isUrgent || self[.textRecipient] > 0 && legacyOptions > 0
  }
}

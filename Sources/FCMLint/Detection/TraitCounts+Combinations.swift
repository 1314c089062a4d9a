// What several traits come to.
extension TraitCounts {
  // MARK: A message

  /// Values that may be targets by their shape.
  var targets: Int { self[.strongTarget] + self[.plainTarget] + self[.weakTarget] }
  var recipients: Int { self[.recipientList] + self[.realRecipientList] }
  /// Members other than the target, around values of the right shape.
  var payload: Int {
    self[.textMap] + self[.otherMap] + self[.fullNotification] + self[.thinBlock]
      + self[.platformBlock] + self[.otherMember]
  }
  var members: Int { targets + recipients + payload }
  /// Members that other services hardly have.
  private var telling: Int {
    members - self[.weakTarget] - self[.otherMap] - self[.otherMember]
  }
  /// What is shown, or is for one platform.
  var content: Int { self[.fullNotification] + self[.platformBlock] + self[.strayContent] }

  // MARK: Against a message

  var neighbors: Int { self[.validateOnly] > 0 ? 0 : self[.neighbor] }
  /// Names that FCM does not know in a message.
  var strangers: Int {
    foreign + self[.operation] + self[.topicRecipient] + self[.openRecipient]
      + self[.textRecipient] + self[.sentenceRecipient] + self[.nullRecipient]
      + self[.otherRecipient]
  }
  private var foreign: Int {
    // A message that has "apns" for Apple devices has no "ios".
    self[.foreignName] + 2 * self[.iosBlock] + self[.platformNumber] + self[.schedule]
  }
  /// Blocks in which FCM knows no name. Beside a target they are misspelled, not foreign; but a
  /// chat message may have a topic and a notification, and everybody has records of devices.
  var hollow: Int {
    let isMisspelled =
      targets > 0 && telling > 0 && strangers + neighbors == 0
      && (self[.token] > 0 || self[.hollowNotification] == 0 && payload > 0)
    return isMisspelled ? 0 : self[.hollowBlock] + self[.hollowNotification]
  }
  private var options: Int { self[.option] + self[.rootOption] }
  private var misplacedNames: Int {
    self[.misplaced] + self[.strayText] + self[.textMessage] + self[.aps] + self[.appleOption]
      + self[.registrationIds] + self[.registrationTokens] + self[.keyName] + self[.groupKey]
      + self[.simulatorBundle] + self[.tokenList]
  }
  /// Options of the legacy API that say something against a message: beside a target and more of a
  /// message they are slips of an author who comes from there.
  private var looseOptions: Int {
    guard targets > 0, payload > 0 else { return options + self[.dryRun] + self[.priority] }
    return self[.token] > 0 || options > 0 ? 0 : self[.dryRun] + self[.priority]
  }
  /// Slips that count against a message without content.
  var slips: Int {
    guard content == 0, !isTargetAlone else { return 0 }
    return misplacedNames + looseOptions + self[.misshapen] + self[.textData]
  }
  /// Slips that a bare message without content cannot have.
  var looseNames: Int {
    let isExcused = self[.token] > 0 && options > 0
    return misplacedNames + (isExcused ? looseOptions : options + self[.dryRun] + self[.priority])
  }

  /// An address that only FCM has: a real token, or a topic of FCM's beside a payload for Apple.
  var isKnownAddress: Bool {
    strangers + hollow == 0
      && (self[.realToken] > 0 || targets > 0 && self[.aps] > 0 && self[.bundleTopic] == 0)
  }
  /// A target, beside which nothing has a name or a shape that FCM does not have there.
  var isTargetAlone: Bool {
    targets > 0 && strangers + hollow + neighbors + misplacedNames == 0
      && options + self[.dryRun] + self[.priority] == 0
  }
  /// Without a target and among names of others: translations have texts, too.
  var isUndirected: Bool {
    guard targets + self[.platformBlock] == 0 else { return false }
    return content == 0 ? neighbors > 0 : neighbors > 0 && self[.foreignNeighbor] > 0 && members < 2
  }

  // MARK: A legacy body

  /// Names that the legacy API does not have.
  var legacyStrangers: Int {
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
  /// Options, and a notification.
  var legacyWords: Int { legacyOptions + self[.dryRun] + self[.notification] }
  var hasNothingToSend: Bool { legacyWords + dataObjects == 0 }
  /// A recipient that may be anything. Words in place of a token are a person's name as often as a
  /// placeholder.
  var isTextRecipient: Bool {
    self[.textRecipient] > 0 || self[.sentenceRecipient] > 0 && legacyWords + dataObjects > 1
  }
  /// A recipient that a program left open beside a text and an option.
  var isOpenText: Bool { self[.nullRecipient] * self[.shownText] > 0 && isUrgent }
  var isTopicsTask: Bool {
    self[.topicsCondition] > 0 && legacyOptions + self[.dryRun] + self[.priority] > 0
      && self[.textRecipient] + self[.sentenceRecipient] + self[.nullRecipient] == 0
  }
  /// A body in which nothing but the recipient is missing.
  var isUntargetedBody: Bool {
    self[.priority] > 0 && self[.rootOption] + self[.appleOption] > 0 && dataObjects > 0
      && members == dataObjects && strangers + self[.misplaced] == 0
  }
  /// Names of others beside a recipient that may be anything. A single one is a slip if the rest is
  /// telling: apps put into the root what their library wants in the data.
  var isUncertain: Bool {
    guard legacyTargets == 0, !isTopicsTask, legacyStrangers > 0 else { return false }
    guard legacyStrangers == 1, self[.schedule] == 0 else { return true }
    let hasBody = self[.notification] + dataObjects > 0
    let hasLegacyTexts = self[.shownText] * self[.legacyText] > 0
    return !(hasBody && legacyOptions > 1 || hasLegacyTexts && isUrgent)
  }
  /// A legacy body that somebody put into the wrapper of HTTP v1.
  var isWrappedLegacy: Bool {
    guard neighbors + legacyStrangers == 0, self[.notification] + dataObjects > 0 else {
      return false
    }
    // What a template fills in may be a mail address.
    return self[.registrationIds] + self[.topicRecipient] > 0 || isUntargetedBody
      || self[.openRecipient] > 0 && isUrgent || self[.textRecipient] > 0 && legacyOptions > 0
  }
}

// What the evidence comes to.
extension MessageFeatures {
  private var isOthers: Bool {
    if isForeign || hasUrgency && !hasToken || hasTokenList && !isSurelyOurs { return true }
    return hasTextData && !hasRealToken && !(hasToken && hasContent)
  }

  private var hollow: Int { hollowBlocks + (hasHollowNotification ? 1 : 0) }

  /// How many of the misplaced names are slips of somebody who comes from the legacy API: beside a
  /// target and more of a message they say nothing against it.
  private var legacySlips: Int {
    guard hasTarget, rightMembers > rightTargets else { return 0 }
    return legacyWords + (hasToken || legacyWords > 0 ? looseLegacyWords : 0)
  }

  /// What stands beside `message` and the flag.
  struct Neighbours {
    var count = 0
    /// Those whose names mean nothing to FCM, on whatever level.
    var foreign = 0
  }

  /// Whether the object, inside `message`, is a message.
  func isRequest(besides neighbours: Neighbours) -> Bool {
    let others = neighbours.count
    guard !isOthers, rightMembers > 0 else { return false }
    let skipReasons = self.skipReasons + (areSlips(besides: others) ? 0 : hollow)
    // A target alone is a message, however badly it is spelled.
    if hasTarget, skipReasons + misplaced + others == 0 { return true }
    guard weight > skipReasons * 2 + others else { return false }
    // Nobody else has such a token, or a payload for Apple beside a topic of FCM's.
    if skipReasons == 0, hasRealToken || hasTarget && hasStrayAps && !hasBundle { return true }
    // A title and a text beside other blocks are what translations have, too.
    if hasContent {
      return hasTarget || hasPlatformBlock || rightMembers > 1 || neighbours.foreign == 0
    }
    // Topics, tokens and maps called data are everywhere: among words of others they say nothing.
    let slips = misplaced - legacySlips + misshapen
    return weight > slips * 2 && (hasTarget || others == 0)
  }

  /// Whether a token, or a topic and more of FCM's, stands beside blocks in which every name is
  /// unknown: these are then misspelt, and no other service's. A chat's message may have a topic and
  /// a notification, and everybody has records of devices.
  private func areSlips(besides others: Int) -> Bool {
    guard hasTarget, weight > 0, skipReasons + others == 0 else { return false }
    return hasToken || !hasHollowNotification && rightMembers > rightTargets
  }

  /// Whether the object, at the root of a document, is a message.
  var isBareMessage: Bool {
    // A token beside a topic is what subscriptions are made of.
    guard !isOthers, !hasUrgency, !isForGorush, rightMembers > rightTargets else { return false }
    let skipReasons = self.skipReasons + hollow
    if hasPlatformBlock {
      // Texts beside a text as message are another service's, not slips.
      let loose = hasTextMessage ? looseTexts + 1 : 0
      return skipReasons + loose <= rightMembers + misplaced - loose + misshapen
    }
    guard rightMembers >= 2, skipReasons == 0, weight > 2 else { return false }
    if hasLooseCondition, !hasRealToken { return false }
    if hasMisfitApns, !hasTarget { return false }
    // A text and a title beside a target are what everybody's own API for sending takes.
    let isPlain = misplaced == 0 || hasToken && legacyWords > 0 && misplaced == legacySlips
    return hasContent || (isPlain && (hasTextsOnly || hasRealToken || hasRealTokenList))
  }

  /// A push as gorush takes it, which sends it on with FCM's blocks in it.
  private var isForGorush: Bool { hasPlatformNumber && (hasRecipientLists || hasTextMessage) }
}

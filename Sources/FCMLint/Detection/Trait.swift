/// What one member of a document shows, by its name and by the shape of its value.
enum Trait: UInt8, CaseIterable {
  // A target: unmistakably FCM's, possibly FCM's, or any text; and what else is known about it.
  case strongTarget, plainTarget, weakTarget, token, realToken, tokenList
  case looseCondition, topicsCondition, bundleTopic
  case recipientList, realRecipientList
  // `data`: mostly texts, anything else, not only texts, or a text itself.
  case textMap, otherMap, mixedMap, textData
  // `notification`: any object, one with FCM's texts, and what stands in it.
  case notification, fullNotification, hollowNotification, shownText, legacyText
  // Blocks of a platform: with known members, with names of other blocks, without known names.
  case platformBlock, thinBlock, hollowBlock, misfitApns, telltaleBlock, urgency
  case otherMember, strayContent
  // Slips: names that FCM has elsewhere, and the wrong type where a member is due.
  case misplaced, misshapen, strayText, textMessage, aps
  // Names of the legacy API; an `option` is also in a block of HTTP v1, a `rootOption` is not.
  case option, rootOption, appleOption, dryRun, priority, registrationIds
  case topicRecipient, openRecipient, textRecipient, sentenceRecipient, nullRecipient,
    otherRecipient
  // The other requests.
  case registrationTokens, operation, keyName, groupKey, simulatorBundle
  // Names and values of other services.
  case foreignName, iosBlock, platformNumber, schedule, plainName, foreignShape
  // What stands beside `message`, and whether its name is a word of its own, such as `massage`.
  case neighbor, foreignNeighbor, blockBeside, validateOnly, lostMessage, realWord
  // Names that only one dialect of a message has.
  case sdkName, restName, sdkPriority
}

/// How often a document shows each trait; there is room for 128.
struct TraitCounts {
  private var counts = (SIMD64<UInt8>(), SIMD64<UInt8>())

  /// More of the same says nothing new.
  static let most = 12

  subscript(_ trait: Trait) -> Int {
    get { Int(trait.rawValue < 64 ? counts.0[trait.lane] : counts.1[trait.lane]) }
    set {
      let count = UInt8(truncatingIfNeeded: min(newValue, Self.most))
      if trait.rawValue < 64 { counts.0[trait.lane] = count } else { counts.1[trait.lane] = count }
    }
  }

  mutating func add(_ trait: Trait, times: Int = 1) { self[trait] += times }
}

extension Trait {
  fileprivate var lane: Int { Int(rawValue & 63) }
}

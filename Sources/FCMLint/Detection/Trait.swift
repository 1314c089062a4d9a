/// A property of one member of a document, from its name and the form of its value.
enum Trait: UInt8, CaseIterable {
  // Targets: certainly, possibly or probably not a value of FCM; and more facts about them.
  case strongTarget, plainTarget, weakTarget, token, tokenList
  case looseCondition, topicsCondition, bundleTopic, wordAsTarget
  case recipientList, realRecipientList
  // Names of content that only messages have next to a target, whatever their values are.
  case word
  // `data`: mostly strings, mostly other values, not only strings.
  case textMap, otherMap, mixedMap
  // `notification`: any object, one with FCM's texts, and facts about its members.
  case notification, fullNotification, hollowNotification, shownText, legacyText
  // Objects of a platform: with known fields, with fields of other objects, without known fields.
  case platformBlock, emptyBlock, apnsWithOtherMembers, distinctiveBlock, urgency
  case otherMember
  // Mistakes: names that FCM has elsewhere, and values of the wrong type.
  case misplaced, misshapen, strayText, textMessage, aps
  // Names of the legacy API; an `option` is also in a platform object of HTTP v1, a `rootOption` is
  // not.
  case option, rootOption, dryRun, priority, registrationIds
  case topicRecipient, openRecipient, textRecipient, nullRecipient,
    otherRecipient
  // Other requests.
  case registrationTokens, operation, keyName, groupKey
  // Names and values of other services.
  case foreignName, iosBlock, platformNumber, schedule, plainName, foreignShape
  // Members next to `message`, and whether its name is a real word, such as `massage`.
  case neighbor, foreignNeighbor, strangerBeside, blockBeside, validateOnly, lostMessage, realWord
  // Names in only one of the two dialects of a message.
  case sdkName, restName, sdkPriority
}

/// The number of occurrences of each trait in a document; there is room for 128 traits.
struct TraitCounts {
  private var counts = (SIMD64<UInt8>(), SIMD64<UInt8>())

  /// The maximum count; further occurrences are not counted.
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

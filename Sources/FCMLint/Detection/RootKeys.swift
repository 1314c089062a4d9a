/// The words at the root of a document that tell the bodies beside the send request.
struct RootKeys {
  private var operation: JSONNode?
  private var keyName: JSONNode?
  private var groupKey: JSONNode?
  private var registrationIds: JSONNode?
  private var registrationTokens: JSONNode?
  private var to: JSONNode?
  private var condition: JSONNode?
  private var notification: JSONNode?
  private var data: JSONNode?
  private var legacyWords = 0
  /// The delivery priority of the legacy API, which a message has in its blocks only.
  private var hasPriority = false
  private var skipReasons = 0
  private(set) var hasWrapper = false

  /// Those of the legacy words that no other service has, in Apple's spelling too.
  private var tellingWords = 0
  /// Those of them that no block of HTTP v1 has either.
  private var rootOnlyWords = 0
  /// The name of a message in HTTP v1, and of everything else.
  private var hasName = false
  private var hasPlatformBlock = false
  /// Pushy's word for the time of sending; its other words are those of the legacy API.
  private var hasSchedule = false
  /// Whether all names are those of a legacy body.
  private var isPure = true

  init(_ root: JSONNode) {
    for member in root.members where !keep(member.key, member.value) {
      count(member.key, member.value)
    }
    // Every second document has a name; one with FCM's blocks is none of these.
    if hasName, !hasPlatformBlock { skipReasons += 1 }
  }

  /// Whether the member is one whose value is asked for.
  private mutating func keep(_ key: JSONNode, _ value: JSONNode) -> Bool {
    if key.matches("operation") {
      operation = value
    } else if key.matches("notification_key_name") {
      keyName = value
    } else if key.matches("notification_key") {
      groupKey = value
    } else if key.matches("registration_ids") {
      registrationIds = value
    } else if key.matches("registration_tokens") {
      registrationTokens = value
    } else if key.matches("to") {
      to = value
    } else if key.matches("condition") {
      condition = value
    } else if key.matches("notification") {
      notification = value
    } else if key.matches("data") {
      data = value
    } else {
      return false
    }
    return true
  }

  private mutating func count(_ key: JSONNode, _ value: JSONNode) {
    if key.matches("priority") {
      hasPriority = LegacyNames.isPriority(value)
    } else if LegacyNames.isOnlyLegacy(key) {
      addLegacy(key)
    } else if key.matches("content-available") || key.matches("mutable-content") {
      addLegacy(key)
    } else {
      isPure = false
      addOther(key, value)
    }
  }

  private mutating func addLegacy(_ key: JSONNode) {
    legacyWords += 1
    if key.matches("dry_run") { return }
    tellingWords += 1
    if !key.matches("collapse_key"), !key.matches("restricted_package_name") { rootOnlyWords += 1 }
  }

  private mutating func addOther(_ key: JSONNode, _ value: JSONNode) {
    if key.matches("message") {
      hasWrapper = value.isObject
      skipReasons += 1
    } else if key.matches("title") || key.matches("body") {
      // The legacy API has them in the notification; other services have them here.
      skipReasons += 1
    } else if key.matches("name") {
      hasName = true
    } else if !KnownFieldNames.isKnownAnywhere(key), !key.isMalformed {
      hasSchedule = hasSchedule || key.matches("schedule")
      skipReasons += 1
    } else if PlatformBlockFeatures.isOne(key, value) {
      hasPlatformBlock = true
    }
  }

  var isDeviceGroup: Bool {
    if operation?.isString == true {
      return keyName != nil || groupKey != nil || registrationIds?.isArray == true
    }
    return keyName?.isString == true && registrationIds?.isArray == true
  }

  var isTopicBatch: Bool { to?.isString == true && registrationTokens?.isArray == true }

  var isLegacy: Bool {
    let hasTexts = notification?.isObject == true
    let words = legacyWords + (hasTexts ? 1 : 0)
    guard skipReasons <= words + 1 else { return false }
    if let registrationIds, registrationIds.isArray || registrationIds.isString {
      return words > 0 || data?.isObject == true
    }
    // Left open by a program that filled in nothing.
    if let to, to.isNull {
      return skipReasons == 0 && showsText && (hasPriority || tellingWords > 0)
    }
    if let to, to.isString {
      let hasData = data?.isObject == true
      if isTarget(to) { return words > 0 || hasData }
      if isOtherAddress(to) || skipReasons > 0 && !isTellingDespiteOne { return false }
      // Words in place of a token are a person's name as often as a placeholder.
      return to.contains(" ") ? words + (hasData ? 1 : 0) > 1 : words > 0
    }
    guard let condition else { return isBodyWithoutTarget }
    guard condition.isString, condition.contains("topics") else { return false }
    return legacyWords > 0 || hasPriority
  }

  /// Whether the words, inside `message`, are a legacy body to which somebody gave the wrapper of
  /// HTTP v1 and no more.
  var isWrappedLegacy: Bool {
    guard skipReasons == 0, isLegacy, data?.isObject == true || notification?.isObject == true
    else {
      return false
    }
    if tellingWords > 0 || registrationIds != nil { return true }
    // What a template fills in may be a mail address.
    guard let to, to.isString else { return false }
    return isTarget(to) && (hasPriority || !to.isOpaque)
  }

  /// Whether one name of somebody's own beside an uncertain target is a slip: apps put into the
  /// root what their library wants to have in the data.
  private var isTellingDespiteOne: Bool {
    guard skipReasons == 1, !hasSchedule else { return false }
    let hasBody = data?.isObject == true || notification?.isObject == true
    let hasLegacyTexts = showsText && Self.legacyTexts.contains { notification?[name: $0] != nil }
    return hasBody && tellingWords > 1 || hasLegacyTexts && (tellingWords > 0 || hasPriority)
  }

  /// Names that HTTP v1 has in the block for Android, and other services nowhere.
  private static let legacyTexts: [StaticString] = ["click_action", "android_channel_id"]

  private var showsText: Bool {
    notification?[name: "title"]?.isString == true || notification?[name: "body"]?.isString == true
  }

  /// Whether nothing but the receiver lacks.
  private var isBodyWithoutTarget: Bool {
    to == nil && isPure && hasPriority && rootOnlyWords > 0 && data?.isObject == true
  }

  /// A registration token, a group key or a topic of the legacy API.
  private func isTarget(_ to: JSONNode) -> Bool {
    if to.isOpaque || to.starts(with: "/topics/") { return true }
    if isOtherAddress(to) { return false }
    if to.contains("APA91b") || TargetClassifier.isInstanceToken(to) { return true }
    return to.rawContent.count >= 60 && to.contains(":")
  }

  /// A mail address, an Ethereum address, an Expo token, a telephone number, another service's
  /// device in base 16.
  private func isOtherAddress(_ to: JSONNode) -> Bool {
    if to.starts(with: "0x") || to.starts(with: "Expo") || to.starts(with: "+") { return true }
    return to.withDecoded { text in
      if text.isEmpty { return false }
      if text.contains(0x40) { return true }
      if text.allSatisfy({ (0x30...0x39).contains($0) }) { return true }
      return text.count >= 16 && text.allSatisfy { JSONParser.hexadecimalDigit($0) != nil }
    }
  }
}

// The traits of notifications and of the objects of platforms.
extension TraitCounts {
  private static let browserKeys: [StaticString] = [
    "actions", "vibrate", "requireInteraction", "renotify", "silent", "dir", "lang", "timestamp",
    "data",
  ]

  mutating func addNotification(_ value: JSONNode) -> Bool {
    // A list of one notification.
    if value.elementCount == 1, let only = value.elements.first(where: { $0.isObject }) {
      return addNotification(only)
    }
    guard value.isObject, !value.isEmptyContainer else { return addMisshapenNotification(value) }
    if value[name: "title"]?.isString == true || value[name: "body"]?.isString == true {
      add(.shownText)
    }
    if value[name: "click_action"] != nil || value[name: "android_channel_id"] != nil {
      add(.legacyText)
    }
    var texts = 0
    var others = 0
    var browser = 0
    var unknown = 0
    for member in value.members where unknown < TraitCounts.most {
      let key = member.key
      if BlockReader.row(key, in: .adminNotification) >= 0 {
        switch member.value.kind {
        case .number where !member.value.isMalformed: continue
        case _
        where member.value.isString || member.value.isMalformed || member.value.kind == .placeholder:
          texts += 1
        default: unknown += 1
        }
      } else if Self.browserKeys.contains(where: { key.matches($0) }) {
        browser += 1
      } else if KnownFieldNames.isKnownAnywhere(key) {
        others += 1
      } else {
        unknown += 1
      }
    }
    return addNotification(known: 2 * texts + others, browser: browser, unknown: unknown)
  }

  private mutating func addMisshapenNotification(_ value: JSONNode) -> Bool {
    // PHP writes an empty object as a list.
    add(value.isString || value.isEmptyContainer ? .misshapen : .misplaced)
    return false
  }

  private mutating func addNotification(known: Int, browser: Int, unknown: Int) -> Bool {
    if browser > 1 || browser > 0 && known == 0 {
      // Web push notifications of Angular.
      add(.foreignName)
    } else if known + unknown == 0 {
      add(.misshapen)
    } else if known == 0 {
      add(.hollowNotification)
    } else if known > unknown {
      if known > 1 { add(.fullNotification) }
      return true
    } else {
      add(.misplaced)
    }
    return false
  }

  mutating func addOptions(_ value: JSONNode) -> Bool {
    guard value.isObject, !value.isEmptyContainer else {
      add(value.isEmptyContainer ? .misshapen : .misplaced)
      return false
    }
    add(.platformBlock)
    add(.word)
    add(.distinctiveBlock)
    return true
  }

  mutating func addPlatform(_ number: Int, _ value: JSONNode) -> Bool {
    let row = Schema.fieldInfo(number, of: .adminMessage)
    guard value.isObject, case .object(let id) = row.type else {
      let isText = value.starts(with: "{")
      add(isText ? .misshapen : .misplaced)
      if isText { add(.word) }
      return false
    }
    let block = BlockReader(value, in: id)
    if row.field == .android {
      if value[name: "notification"]?[name: "click_action"]?.isObject == true {
        add(.foreignShape)
      }
      if value[name: "urgency"] != nil { add(.urgency) }
    }
    if value.isEmptyContainer {
      add(.otherMember)
    } else if block.known > 0 && block.known >= block.unknown
      || row.field == .androidV2 && block.unknown <= 1
    {
      // Only FCM has the name android_v2, even if the field in it is misspelled.
      add(.platformBlock)
      let options = value[name: "fcm_options"] ?? value[name: "fcmOptions"]
      let priority = row.field == .android ? value[name: "priority"] : nil
      if options?.isObject == true || priority?.isString == true { add(.distinctiveBlock) }
    } else if block.known > 0 {
      add(.misplaced)
      return false
    } else {
      add(block.unknown > 0 ? .emptyBlock : .word)
      if row.field == .apns { add(.apnsWithOtherMembers) }
      return false
    }
    add(.word)
    return true
  }
}

/// What a message shows on Apple devices.
///
/// Sources: FCM v1 API description, revision 20261023; Apple, "Generating a remote notification" and
/// "Sending notification requests to APNs"; firebase-ios-sdk (12.19.0), `FIRMessagingExtensionHelper`.
struct ApplePreview {
  let document: MessageDocument
  var preview: EffectiveMessageBuilder

  static func of(_ document: MessageDocument) -> EffectiveMessage {
    var apple = ApplePreview(
      document: document, preview: EffectiveMessageBuilder(document, .apple))
    return apple.made()
  }

  /// Whether there is an alert with text, or common text that FCM makes an alert of.
  var hasText: Bool {
    guard let alert = document[.apsAlert] else { return document.hasCommonText }
    if !alert.isObject { return (alert.isString || alert.isOpaque) && preview.holds(.apsAlert) }
    return document.hasCommonText || hasOwnText
  }

  private var wakesApp: Bool {
    let flag = document[.apsContentAvailable] ?? document[.adminContentAvailable]
    return flag.map { isSent($0) && AppleDelivery.isOn($0) } ?? false
  }

  /// Whether the flag reaches the device: the Admin SDK for Node.js removes all values but true and 1. In the
  /// text of code, a question mark is a value that another SDK removes.
  private func isSent(_ flag: JSONNode) -> Bool {
    !flag.matches("?")
      && (document.kind != .adminNode || flag.isOpaque || SimulatorPayload.isKept(flag))
  }

  private mutating func made() -> EffectiveMessage {
    if document.isLiveActivity {
      addActivity()
    } else if let type = document.pushType, !type.isDeliverable {
      preview.show(.nothing, "nothing is displayed: FCM cannot deliver a \(type.name) push")
    } else if hasText {
      addAlert()
    } else if document.hasAny(.apsBadge, .apsSound) {
      let parts = [document.has(.apsBadge) ? "the badge changes" : nil, soundPhrase]
      preview.show(
        .badge, "no text is displayed; " + parts.compactMap { $0 }.joined(separator: " and "))
      addBadgeAndSound()
      addBackground()
    } else if wakesApp {
      showBackgroundPush()
    } else {
      showNothing()
    }
    addDelivery()
    return preview.end()
  }

  private var soundPhrase: String? { document.has(.apsSound) ? "the sound plays" : nil }

  // MARK: Kinds of messages

  private mutating func addAlert() {
    if document.isBackgroundPush {
      // Apple promises no particular result for this combination.
      preview.show(
        .open, "an alert with the push type background: an error, a delay or nothing at all")
    } else {
      preview.show(.notification, "a notification is displayed")
    }
    addTexts()
    addImage()
    addBadgeAndSound()
    addTap()
    addBackground()
    preview.addData([.data], note: "delivered as custom keys with the tap, not displayed")
  }

  /// Source: Apple, "Starting and updating Live Activities with ActivityKit push notifications".
  private mutating func addActivity() {
    let event = document[.apsEvent]?.text
    let change =
      event.map { ["start": "starts", "update": "changes", "end": "ends"][$0] ?? "changes" }
    preview.show(.liveActivity, "a Live Activity \(change ?? "changes"); the app's widget draws it")
    if document.has(.apsAlert) || document.has(.notification) { addTexts() }
    preview.add(.sound, first: [.alertSound, .apsSound])
  }

  /// Firebase's page on priorities: messages without a notification need priority 5.
  private mutating func showBackgroundPush() {
    if AppleDelivery.priority(document[.apnsPriority]) == 10 {
      preview.show(
        .nothing, "FCM is documented to reject a background push with apns-priority 10; use 5")
    } else {
      preview.show(.background, "nothing is displayed; the system may wake the app")
      addBackground()
    }
    preview.addData([.data], note: "passed to the app as custom keys, not displayed")
  }

  /// Whether the message contains anything for Apple devices that FCM can deliver.
  private var hasContent: Bool {
    if preview.result.display != .nothing { return true }
    if let type = document.pushType, !type.isDeliverable { return false }
    return document.has(.apnsPayloadEntry) || document[.data].map { !$0.isEmptyContainer } ?? false
  }

  private mutating func showNothing() {
    if hasContent {
      preview.show(
        .nothing, "nothing is displayed, and the app is not woken without content-available: 1")
      preview.addData([.data], note: "delivered when the app runs, not displayed")
    } else {
      preview.show(.nothing, EffectiveMessageBuilder.noText)
    }
  }

  private mutating func addBackground() {
    guard wakesApp,
      let flag = document[.apsContentAvailable] ?? document[.adminContentAvailable]
    else { return }
    preview.add(
      .background, flag, value: "the system may wake the app",
      note: "two or three times an hour, and not after the person has closed the app")
  }

  // MARK: Effects

  /// The image needs the app's service extension, which only `mutable-content` starts.
  private mutating func addImage() {
    let own = document[.appleImage] ?? document[.rootAppleImage]
    guard let image = own ?? document[.commonImage] else { return }
    let flag = AppleImage.flag(document)
    let isWoken = AppleImage.wakesExtension(document) && flag.map(isSent) ?? true
    if own != nil, !isWoken {
      preview.add(.image, image, value: "none", note: "mutable-content: 1 is missing in aps")
    } else {
      preview.addImage(
        image, isShown: { $0.isShownOnApple },
        note: isWoken
          ? "an attachment, if the app has a service extension that loads it"
          : "without mutable-content: 1 in aps, reports disagree",
        isOpen: !isWoken)
    }
  }

  private mutating func addBadgeAndSound() {
    if let badge = document[.apsBadge] {
      preview.add(.badge, badge, note: badge.integer == 0 ? "removes the badge" : nil)
    } else {
      preview.add(.badge, byDefault: "unchanged")
    }
    if let sound = document[.soundName] ?? document[.apsSound] {
      let isCritical = document[.soundCritical].map(AppleDelivery.isOn) ?? false
      let isNamed = !sound.matches("default") && !sound.matches("")
      let file = isNamed ? "a file in the app, else the default sound" : nil
      preview.add(
        .sound, sound, value: sound.isString && sound.contentRange.isEmpty ? "none" : nil,
        note: isCritical ? "critical alerts need an entitlement from Apple" : file)
    } else {
      preview.add(.sound, byDefault: "none")
    }
    preview.add(.buttons, first: [.apsCategory], note: "if the app has registered the category")
  }

  private mutating func addTap() {
    preview.add(.tap, byDefault: "opens the app")
    preview.add(.foreground, byDefault: "displayed only if the app's willPresent allows it")
    preview.add(.group, first: [.apsThreadId])
    guard let level = document[.apsInterruptionLevel] else { return }
    switch level.text {
    case "passive":
      preview.add(.lockScreen, level, note: "added to the list, without sound or lit screen")
    case "time-sensitive", "critical":
      preview.add(.lockScreen, level, note: "if the app has the capability")
    default: preview.add(.lockScreen, level)
    }
  }

  /// The headers are not part of a raw payload.
  private mutating func addDelivery() {
    if document.kind == .apnsPayload {
      return preview.add(
        .priority, byDefault: "not in this file",
        note: "priority, lifetime and collapse ID are headers")
    }
    if let priority = document[.apnsPriority] {
      preview.add(.priority, priority, note: Self.effect(of: AppleDelivery.priority(priority)))
    } else if [.notification, .badge].contains(preview.result.display) {
      preview.add(.priority, byDefault: "10")
    } else if hasContent {
      // The API description says both "default 10" and "only 5 is allowed".
      let or10 = preview.result.display == .liveActivity ? " or 10" : ""
      preview.add(
        .priority, byDefault: "not documented", note: "set apns-priority to 5\(or10)",
        isOpen: true)
    }
    if let expiration = document[.apnsExpiration] {
      let isOnce = expiration.matches("0")
      preview.add(
        .lifetime, expiration, value: isOnce ? "0 seconds" : nil,
        note: isOnce ? "one attempt" : "a Unix time in seconds")
    } else if hasContent {
      preview.add(.lifetime, byDefault: "30 days")
    }
    let isShown = preview.result.display == .notification
    preview.add(
      .replaces, first: [.apnsCollapseId],
      otherwise: isShown
        ? "nothing: without apns-collapse-id, every message is a new notification" : nil,
      note: "replaces the notification with the same ID, displayed or still waiting")
  }

  private static func effect(of priority: Int?) -> String? {
    switch priority {
    case 10: "delivered at once"
    case 5: "may be delayed and grouped to save power"
    case 1: "never wakes the device"
    default: nil
    }
  }
}

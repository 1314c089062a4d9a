/// What a message shows on Android.
///
/// Sources: FCM v1 API description, revision 20261023; firebase-android-sdk (messaging 25.1.2):
/// `CommonNotificationBuilder`, `NotificationParams`, `DisplayNotification`.
struct AndroidPreview {
  private let document: MessageDocument
  private var preview: EffectiveMessageBuilder

  static func of(_ document: MessageDocument) -> EffectiveMessage {
    var android = AndroidPreview(
      document: document, preview: EffectiveMessageBuilder(document, .android))
    return android.made()
  }

  private var isShown: Bool { document.hasCommonText || document.hasAndroidText }

  /// Whether the client drops the message as one of an unknown type.
  ///
  /// Source: firebase-android-sdk, `FirebaseMessagingService.passMessageIntentToSdk`.
  private var isDropped: Bool {
    guard let data = preview.first([.androidData, .data]), data.isObject,
      let type = data[name: "message_type"]
    else { return false }
    return !type.matches("gcm")
  }

  private mutating func made() -> EffectiveMessage {
    if isDropped {
      preview.show(.nothing, "nothing is displayed: the client drops a message with message_type")
      return preview.end()
    }
    if isShown {
      preview.show(.notification, "a notification is displayed")
      addContent()
      addEffects()
      preview.addData([.androidData, .data], note: "delivered with the tap, not displayed")
    } else if document.has(.androidNotification) || document.has(.notification) {
      // Not documented; the Android SDK may build a notification without text.
      preview.show(.open, "not documented: a notification without a title and a body")
      addContent()
    } else {
      preview.showData(
        [.androidData, .data], "nothing is displayed; the app's \(callback) runs",
        note: "passed to \(callback), not displayed")
    }
    addDelivery()
    return preview.end()
  }

  /// The method of the app that gets a message without a notification.
  private var callback: String {
    document.has(.androidBackgroundSync)
      ? "onBackgroundSyncReceived (onMessageReceived in older SDKs)" : "onMessageReceived"
  }

  // MARK: Content

  private mutating func addContent() {
    addText(.title, [.androidTitle, .commonTitle], .androidTitleLocKey, .androidTitleLocArgs)
    addText(.body, [.androidBody, .commonBody], .androidBodyLocKey, .androidBodyLocArgs)
    if let image = preview.first([.androidImage, .commonImage]) {
      preview.addImage(
        image, isShown: { $0.isShownOnAndroid },
        note: "a large icon and a big picture, if it has up to 1 MiB and loads within 5 seconds; "
          + "else only the text is displayed")
    }
    preview.add(
      .icon, first: [.androidIcon],
      note: "a drawable or mipmap of the app; else the icon in its manifest or its launcher icon")
    preview.add(.color, first: [.androidColor])
    addSound()
    preview.add(
      .badge, first: [.androidNotificationCount],
      note: "the launcher decides whether it shows the number; 0 means that the launcher counts")
    preview.add(
      .channel, first: [.androidChannelId],
      otherwise: "the channel in the app's manifest or \"Miscellaneous\"",
      note: "if the app has created it; else the channel in its manifest or \"Miscellaneous\"")
  }

  /// A literal text wins over the key of an app's text, even the common one.
  ///
  /// Source: firebase-android-sdk, `NotificationParams.getPossiblyLocalizedString`.
  private mutating func addText(
    _ aspect: EffectiveMessage.Aspect, _ literals: [Field], _ key: Field, _ arguments: Field
  ) {
    if let field = literals.first(where: preview.holds) {
      let note = document.has(key) ? "the literal text is used, not the app's text" : nil
      preview.add(aspect, first: [field], note: note)
    } else if let node = document[key] {
      preview.add(
        aspect, resource: node, arguments: document[arguments],
        note: "if the app has a string with this name; else there is no \(aspect.rawValue)")
    } else {
      preview.add(aspect, byDefault: "none")
    }
  }

  /// Since Android 8 the channel decides.
  private mutating func addSound() {
    let note = "only before Android 8; since then the channel decides"
    let isDefault = document[.androidDefaultSound]?.bool == true
    if let sound = document[.androidSound] {
      let conflict = "default_sound is true, too: which of them wins is not documented"
      let file = "a file in the app, else the default sound; since Android 8 the channel decides"
      let own = sound.matches("default") ? note : file
      preview.add(.sound, sound, note: isDefault ? conflict : own, isOpen: isDefault)
    } else if isDefault, let flag = document[.androidDefaultSound] {
      preview.add(.sound, flag, value: "the default sound", note: note)
    } else {
      preview.add(.sound, byDefault: "none before Android 8; since then the channel decides")
    }
  }

  // MARK: Effects

  private mutating func addEffects() {
    preview.add(
      .tap, first: [.androidClickAction], otherwise: "opens the app",
      note: "opens the activity of the app with this action in an intent filter; a URL, a class or "
        + "a package opens nothing")
    preview.add(
      .foreground,
      byDefault: document.hasAny(.androidV2)
        ? "displayed, too, unless the app prevents it"
        : "nothing is displayed; onMessageReceived runs")
    preview.add(
      .replaces, first: [.androidTag, .androidNotificationId],
      otherwise: "nothing: without a tag, every message is a new notification",
      note: document.has(.androidNotificationId)
        ? "replaces the notification with the same tag and ID on the screen"
        : "replaces the notification with the same tag on the screen")
    preview.add(
      .lockScreen, first: [.androidVisibility],
      otherwise: "private: the content is hidden on a secure lock screen")
    preview.add(
      .time, first: [.androidEventTime], note: "displayed, and sorts the notifications")
  }

  // MARK: Delivery

  private mutating func addDelivery() {
    if preview.result.display == .nothing { return }
    if document.hasAny(.androidV2) {
      let isSync = document.has(.androidBackgroundSync)
      preview.add(
        .priority, byDefault: isSync ? "late or in batches" : "without delay",
        note: "android_v2 has no priority; the kind of message implies it", isOpen: true)
    } else if let priority = document[.androidPriority] {
      preview.add(.priority, priority, note: Self.effect(of: priority))
    } else {
      preview.add(
        .priority, byDefault: isShown ? "high" : "normal",
        note: isShown
          ? "the default with a notification"
          : "the default without a notification; waits while the device is in Doze")
    }
    preview.addLifetime(TimeToLive.node(document), TimeToLive.android(document))
    guard let key = document[.androidCollapseKey] else { return }
    // Firebase's page on collapsible messages contradicts the API description.
    let isOpen = isShown && !document.hasAny(.androidV2)
    let open = "whether a message with a notification keeps its own key is contested"
    preview.add(
      .collapse, key,
      note: isOpen ? open : "replaces a message with this key that is still waiting",
      isOpen: isOpen)
  }

  private static func effect(of priority: JSONNode) -> String? {
    switch priority.text?.lowercased() {
    case "normal": "waits while the device sleeps (Doze)"
    case "high": "wakes the device; FCM may lower it if no notification follows"
    default: nil
    }
  }
}

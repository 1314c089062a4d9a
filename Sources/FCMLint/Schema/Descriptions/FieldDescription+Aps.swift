extension FieldDescription {
  /// Descriptions of `aps`, its alert and its sound.
  static let aps: Table = [
    (
      .apsEntry,
      """
      A key that Apple does not define. APNs ignores unknown keys in aps; the keys of the app \
      belong next to aps.
      """
    ),
    (
      .apsAlert,
      """
      The text that Apple devices display: an object with title, subtitle and body, or only the \
      body as a string.
      """
    ),
    (
      .apsBadge,
      """
      The number on the app icon, an integer. 0 removes the badge; without it, the badge does not \
      change.
      """
    ),
    (
      .apsSound,
      """
      The sound on Apple devices: default, the name of a file in the app, or an object for \
      critical alerts. Without it, the notification is silent.
      """
    ),
    (.apsThreadId, "A name by which Apple devices group notifications."),
    (
      .apsCategory,
      """
      The identifier of a category that the app registers, which defines the buttons of the \
      notification.
      """
    ),
    (
      .apsContentAvailable,
      """
      1 wakes the app in the background. A push without an alert also needs push type background \
      and priority 5.
      """
    ),
    (
      .apsMutableContent,
      """
      1 starts the notification service extension before the alert appears, for images and \
      decryption.
      """
    ),
    (.apsTargetContentId, "The identifier of the window that a tap opens, from iOS 13 on."),
    (
      .apsInterruptionLevel,
      """
      How much the notification interrupts the user, from iOS 15 on. The default is active.
      """
    ),
    (
      .apsRelevanceScore,
      """
      The rank of the notification in the summary, from 0 to 1; for a Live Activity, any number.
      """
    ),
    (
      .apsFilterCriteria,
      """
      A text by which the Focus filter of the app selects notifications, from iOS 16 on.
      """
    ),
    (
      .apsTimestamp,
      """
      When a Live Activity was updated, in seconds since 1970. Devices ignore updates older than \
      the last one.
      """
    ),
    (
      .apsEvent,
      """
      What happens to the Live Activity: start needs iOS 17.2 or later, update and end need iOS \
      16.1.
      """
    ),
    (
      .apsContentState,
      """
      The state of the Live Activity: an object with the fields of the app's ContentState type, \
      at most 4 KB.
      """
    ),
    (
      .apsStaleDate,
      """
      When the state of the Live Activity becomes outdated, in seconds since 1970. By default, it \
      never does.
      """
    ),
    (
      .apsDismissalDate,
      """
      When an ended Live Activity disappears, in seconds since 1970, at most four hours later. A \
      time in the past removes it at once.
      """
    ),
    (
      .apsAttributesType,
      """
      The name of the app's Swift type for the attributes of a Live Activity. The event start \
      needs it.
      """
    ),
    (
      .apsAttributes,
      """
      The attributes of a new Live Activity, which never change, at most 4 KB. The event start \
      needs it.
      """
    ),
    (
      .apsInputPushToken,
      """
      1 requests a token for updates of the new Live Activity, from iOS 18 on.
      """
    ),
    (
      .apsInputPushChannel,
      """
      The ID of a broadcast channel for updates of the new Live Activity, from iOS 18 on.
      """
    ),
    (
      .apsContentChanged,
      """
      true reloads the widgets or controls of the app. FCM does not deliver these push types.
      """
    ),
    (
      .apsUrlArgs,
      """
      Values for the URL of a website push in Safari 15 and earlier. Other clients ignore it.
      """
    ),
    (.apsTitle, "No effect here: the title belongs in aps.alert."),
    (.apsSubtitle, "No effect here: the subtitle belongs in aps.alert."),
    (.apsBody, "No effect here: the text belongs in aps.alert."),
    (.alertEntry, "A key that Apple does not define. Devices ignore it."),
    (.alertTitle, "The title on Apple devices. It overrides the common title."),
    (.alertSubtitle, "A second line, between title and text, on Apple devices."),
    (.alertBody, "The text on Apple devices. It overrides the common text."),
    (
      .alertLaunchImage,
      """
      The name of an image file in the app that appears while a tap starts the app.
      """
    ),
    (
      .alertTitleLocKey,
      """
      The key of the title in the Localizable.strings file of the app. It replaces title.
      """
    ),
    (
      .alertTitleLocArgs,
      """
      The strings that replace the format specifiers of title-loc-key. They need title-loc-key.
      """
    ),
    (
      .alertSubtitleLocKey,
      """
      The key of the subtitle in the Localizable.strings file of the app. It replaces subtitle.
      """
    ),
    (
      .alertSubtitleLocArgs,
      """
      The strings that replace the format specifiers of subtitle-loc-key. They need \
      subtitle-loc-key.
      """
    ),
    (
      .alertLocKey,
      """
      The key of the text in the Localizable.strings file of the app. It replaces body.
      """
    ),
    (
      .alertLocArgs,
      """
      The strings that replace the format specifiers of loc-key. They need loc-key.
      """
    ),
    (
      .alertActionLocKey,
      """
      The key of the button label in old versions of iOS. Current versions ignore it.
      """
    ),
    (.alertAction, "The button label of old versions of iOS. Current versions ignore it."),
    (
      .alertSummaryArg,
      """
      A text for the summary of a group on iOS 12 to 14. Later versions ignore it.
      """
    ),
    (
      .alertSummaryArgCount,
      """
      The number of items for the summary of a group on iOS 12 to 14. Later versions ignore it.
      """
    ),
    (
      .alertSound,
      """
      The sound of an alert for a Live Activity. In other pushes, the sound belongs in aps.
      """
    ),
    (.soundEntry, "A key that Apple does not define. Devices ignore it."),
    (
      .soundCritical,
      """
      1 plays the sound even if the device is muted. The app needs an entitlement from Apple. The \
      default is 0.
      """
    ),
    (
      .soundName,
      """
      The name of a sound file in the app, or default. The file is at most 30 seconds long.
      """
    ),
    (.soundVolume, "The volume of a critical alert, from 0 (silent) to 1 (full)."),
  ]
}

extension FieldDescription {
  /// Descriptions of the options for Android.
  static let android: Table = [
    (
      .androidCollapseKey,
      """
      The name of a group of messages of which FCM keeps only the last one while the device is \
      offline. A device has at most four different keys at a time. Android only.
      """
    ),
    (
      .androidPriority,
      """
      How urgently FCM delivers to Android devices. The default is HIGH for messages with a \
      notification and NORMAL for data messages.
      """
    ),
    (
      .androidTTL,
      """
      How long FCM keeps the message for an offline Android device, in seconds: at most 2419200s \
      (4 weeks), which is the default. With 0s, FCM delivers at once or never.
      """
    ),
    (
      .androidRestrictedPackageName,
      """
      The package name of the Android app that the registration token must belong to.
      """
    ),
    (.androidData, "Key-value pairs for the app on Android. They replace the common data."),
    (
      .androidNotification,
      """
      The notification on Android. Its fields override the common title, text and image.
      """
    ),
    (.androidFcmOptions, "Options of the FCM SDK for Android."),
    (
      .androidDirectBootOk,
      """
      Whether Android delivers the message before the user unlocks the device for the first time. \
      The app needs a receiver that supports direct boot. The default is false.
      """
    ),
    (
      .androidBandwidthConstrainedOk,
      """
      Whether Android delivers the message on a network with little bandwidth. Set it only if the \
      app is tested for it. The default is false.
      """
    ),
    (
      .androidRestrictedSatelliteOk,
      """
      Whether Android delivers the message over a restricted satellite network. It works only for \
      apps that are enabled for such networks. The default is false.
      """
    ),
    (
      .androidRemoteNotification,
      """
      A notification for the user. Android delivers it at once, without battery optimizations.
      """
    ),
    (
      .androidBackgroundSync,
      """
      A message in the background that is not urgent. Android may delay it or deliver several \
      together. The object has no fields.
      """
    ),
    (
      .androidMutableContent,
      """
      Whether the app may change the notification after the device receives it. The default is \
      false.
      """
    ),
    (
      .androidUseAsV1DataMessage,
      """
      Whether older clients receive a data message without the notification. Set it only to \
      migrate from data messages. The default is false.
      """
    ),
    (.androidTitle, "The title of the notification on Android. It overrides the common title."),
    (.androidBody, "The text of the notification on Android. It overrides the common text."),
    (
      .androidIcon,
      """
      The name of a drawable resource of the Android app, without a file extension. The default \
      is the icon in the manifest.
      """
    ),
    (.androidColor, "The color of the icon on Android, in the form #rrggbb."),
    (
      .androidSound,
      """
      The sound on Android: default, or the name of a file in res/raw. From Android 8 on, the \
      notification channel decides.
      """
    ),
    (
      .androidTag,
      """
      A name for the notification on Android. A later notification with the same tag replaces it.
      """
    ),
    (
      .androidClickAction,
      """
      The intent action of the Android activity that a tap starts. Without it, a tap starts the \
      app.
      """
    ),
    (
      .androidBodyLocKey,
      """
      The name of a string resource of the Android app for the text. A literal body has \
      precedence.
      """
    ),
    (
      .androidBodyLocArgs,
      """
      The strings that replace the format specifiers of body_loc_key. They need body_loc_key.
      """
    ),
    (.androidBodyLocArg, "A string that replaces a format specifier of body_loc_key."),
    (
      .androidTitleLocKey,
      """
      The name of a string resource of the Android app for the title. A literal title has \
      precedence.
      """
    ),
    (
      .androidTitleLocArgs,
      """
      The strings that replace the format specifiers of title_loc_key. They need title_loc_key.
      """
    ),
    (.androidTitleLocArg, "A string that replaces a format specifier of title_loc_key."),
    (
      .androidChannelId,
      """
      The ID of a notification channel that the Android app has created. Without it, or if the \
      app has no such channel, the default channel in the manifest applies.
      """
    ),
    (
      .androidTicker,
      """
      Text for accessibility services on Android. Before Android 5, it appears in the status bar.
      """
    ),
    (
      .androidSticky,
      """
      Whether the notification stays on Android after a tap. The default is false.
      """
    ),
    (
      .androidEventTime,
      """
      The time of the event, by which Android sorts notifications, such as 2026-05-04T06:31:02Z.
      """
    ),
    (
      .androidLocalOnly,
      """
      Whether the notification stays on the device and does not appear on a watch or another \
      device. The default is false.
      """
    ),
    (
      .androidNotificationPriority,
      """
      How much attention the notification gets on Android 7.1 and earlier; later versions use the \
      notification channel. It does not affect the delivery.
      """
    ),
    (.androidDefaultSound, "Whether Android plays the default sound. The default is false."),
    (
      .androidDefaultVibrateTimings,
      """
      Whether Android uses its default vibration pattern. If true, it has precedence over \
      vibrate_timings. The default is false.
      """
    ),
    (
      .androidVibrateTimings,
      """
      The vibration pattern on Android: durations in seconds that alternate between off and on, \
      starting with off, at least two.
      """
    ),
    (
      .androidVibrateTiming,
      """
      A duration of the vibration pattern in seconds, such as 0.5s. The first one is a pause.
      """
    ),
    (
      .androidDefaultLightSettings,
      """
      Whether Android uses its default LED settings. light_settings have precedence. The default \
      is false.
      """
    ),
    (
      .androidLightSettings,
      """
      The color and the blinking of the LED, on Android devices that have one. All three fields \
      are required.
      """
    ),
    (
      .androidVisibility,
      """
      How much of the notification the lock screen of Android shows. The default is PRIVATE.
      """
    ),
    (
      .androidNotificationCount,
      """
      The number of items that the notification represents, for the badge of the app on Android. \
      Without it, or with 0, the launcher adds one.
      """
    ),
    (
      .androidImage,
      """
      The URL of an image in the notification on Android, at most 1 MB. It overrides the common \
      image.
      """
    ),
    (
      .androidProxy,
      """
      Whether Android may display the notification for the app, without starting it. The default \
      is IF_PRIORITY_LOWERED.
      """
    ),
    (
      .androidBypassProxyNotification,
      """
      Whether the app itself displays the notification. FCM deprecates it in favor of proxy.
      """
    ),
    (
      .androidNotificationId,
      """
      A number that, together with tag, identifies the notification. A later notification with \
      the same tag and id replaces it.
      """
    ),
    (.lightColor, "The color of the LED: an object with red, green, blue and alpha from 0 to 1."),
    (.lightOnDuration, "How long the LED is on during each blink, in seconds, such as 0.5s."),
    (.lightOffDuration, "How long the LED is off between blinks, in seconds, such as 1s."),
    (.lightRed, "The amount of red, from 0 to 1. The default is 0."),
    (.lightGreen, "The amount of green, from 0 to 1. The default is 0."),
    (.lightBlue, "The amount of blue, from 0 to 1. The default is 0."),
    (
      .lightAlpha,
      """
      The opacity of the color, from 0 (transparent) to 1 (opaque). The default is 1.
      """
    ),
  ]
}

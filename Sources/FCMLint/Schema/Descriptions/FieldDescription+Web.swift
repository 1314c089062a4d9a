extension FieldDescription {
  /// Descriptions of the options for browsers.
  static let web: Table = [
    (.webHeaders, "The headers of the Web Push request. All values are strings."),
    (.webHeader, "A header that Web Push does not define."),
    (
      .webTTL,
      """
      How long the push service keeps the message for an offline browser, in seconds: at most \
      2419200 (4 weeks), which is the default. With 0, it delivers at once or never.
      """
    ),
    (.webUrgency, "How urgently the push service delivers. The default is normal."),
    (
      .webTopic,
      """
      A name of at most 32 letters, digits and characters of -_. A later message with the same \
      name replaces one that is not delivered yet. It is not a topic of FCM.
      """
    ),
    (.webData, "Key-value pairs for the web app. They replace the common data."),
    (
      .webNotification,
      """
      The options of the notification in the browser, as for showNotification(). They override \
      the common title and text.
      """
    ),
    (.webFcmOptions, "Options of the FCM SDK for JavaScript."),
    (
      .webLink,
      """
      The https URL of the page that a click opens. It must have the origin of the web app.
      """
    ),
    (.webEntry, "An option that browsers do not define. They ignore it."),
    (.webTitle, "The title of the notification in the browser. It overrides the common title."),
    (.webBody, "The text of the notification in the browser. It overrides the common text."),
    (.webIcon, "The URL of an icon next to the text. Safari does not show it."),
    (
      .webImage,
      """
      The URL of a large image in the notification. Only Chrome and related browsers show it.
      """
    ),
    (
      .webBadge,
      """
      The URL of a small monochrome icon for the status bar, not a number. Only Chrome and \
      related browsers show it.
      """
    ),
    (
      .webDir,
      """
      The direction of the text. The default is auto. For any other value, the browser throws an \
      error and shows nothing.
      """
    ),
    (.webLang, "The language of the text as a BCP 47 tag, such as en-US."),
    (.webTag, "A name for the notification. A later notification with the same tag replaces it."),
    (
      .webRenotify,
      """
      Whether a notification that replaces another one alerts the user again. It needs a tag. The \
      default is false.
      """
    ),
    (
      .webSilent,
      """
      Whether the notification appears without sound and vibration. It must not be combined with \
      vibrate. The default is false.
      """
    ),
    (
      .webVibrate,
      """
      The vibration pattern in milliseconds: a number, or a list that alternates between on and \
      off, starting with on.
      """
    ),
    (
      .webRequireInteraction,
      """
      Whether the notification stays until the user closes it. The default is false.
      """
    ),
    (
      .webTimestamp,
      """
      The time of the event in milliseconds since 1970. The default is the time of arrival. Only \
      Chrome and related browsers use it.
      """
    ),
    (
      .webActions,
      """
      The buttons of the notification, each with action and title. Chrome shows two; Safari shows \
      none.
      """
    ),
    (.webAction, "A button of the notification."),
    (
      .webActionId,
      """
      The identifier of the button, which the service worker receives after a click.
      """
    ),
    (.webActionTitle, "The label of the button."),
    (.webActionIcon, "The URL of an icon for the button."),
    (
      .webActionNavigate,
      """
      The URL of the page that a click on the button opens, in browsers that support it.
      """
    ),
    (.webActionEntry, "A key that browsers do not define. They ignore it."),
    (
      .webNotificationData,
      """
      Any value for the service worker. The FCM SDK replaces it; use webpush.data instead.
      """
    ),
    (
      .webNavigate,
      """
      The URL of the page that a click opens without the service worker, in Safari 18.4 and \
      later.
      """
    ),
    (
      .webPushFormat,
      """
      The mark of a declarative web push, 8030. It has no effect here, because FCM adds its own \
      envelope.
      """
    ),
    (
      .webAppBadge,
      """
      The badge of a declarative web push. It has no effect here, because FCM adds its own \
      envelope.
      """
    ),
    (
      .webMutable,
      """
      A flag of a declarative web push. It has no effect here, because FCM adds its own envelope.
      """
    ),
    (
      .webClickAction,
      """
      The URL that a click opens if fcm_options has no link. Only the FCM SDK for JavaScript \
      reads it; prefer fcm_options.link.
      """
    ),
  ]
}

extension FieldDescription {
  /// Descriptions of the request, the message and the options of all platforms.
  static let message: Table = [
    (
      .validateOnly,
      """
      Whether FCM only checks the request and delivers nothing. The default is false.
      """
    ),
    (.message, "The message to send. Every send request has one."),
    (
      .name,
      """
      The name that FCM gives to a sent message. FCM sets it in its response; a request does not \
      need it.
      """
    ),
    (
      .token,
      """
      The registration token of one app instance, or the notification key of a device group. FCM \
      deprecates it in favor of fid; a message has exactly one target.
      """
    ),
    (
      .fid,
      """
      The Firebase installation ID of one app instance. A message has exactly one target: fid, \
      token, topic or condition.
      """
    ),
    (
      .topic,
      """
      The topic whose subscribers receive the message, without the prefix /topics/: 1 to 900 \
      letters, digits and characters of -_.~%. A message has exactly one target.
      """
    ),
    (
      .condition,
      """
      A Boolean expression over at most five topics, such as 'news' in topics && 'sport' in \
      topics. A message has exactly one target.
      """
    ),
    (
      .data,
      """
      Key-value pairs for the app on all platforms. All values are strings; from, message_type \
      and names that start with google. or gcm.notification. are reserved.
      """
    ),
    (
      .dataEntry,
      """
      A value for the app, always a string. Convert numbers, Booleans and objects to strings.
      """
    ),
    (
      .notification,
      """
      The title, text and image that all platforms display. The blocks of the platforms override \
      them.
      """
    ),
    (.commonTitle, "The title of the notification on all platforms."),
    (.commonBody, "The text of the notification on all platforms."),
    (
      .commonImage,
      """
      The URL of an image that the device downloads and displays. Android loads at most 1 MB; \
      Apple platforms also need mutable-content and a notification service extension.
      """
    ),
    (.fcmOptions, "Options of the FCM SDKs for all platforms."),
    (
      .analyticsLabel,
      """
      A label for delivery statistics: 1 to 50 letters, digits and characters of -_.~%. The label \
      of a platform overrides the common one.
      """
    ),
    (.android, "Options for Android devices. A message has either android or android_v2."),
    (
      .androidV2,
      """
      The announced successor of android, in preview. FCM rejects a message that has both.
      """
    ),
    (.apns, "Options for Apple devices: the headers and the payload of the APNs request."),
    (.webpush, "Options for browsers, which receive the message through Web Push."),
  ]
}

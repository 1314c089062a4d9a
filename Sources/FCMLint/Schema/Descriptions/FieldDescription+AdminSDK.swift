extension FieldDescription {
  /// Descriptions of the fields that only the Admin SDK for Node.js has.
  static let adminSDK: Table = [
    (
      .adminTokens,
      """
      The registration tokens of several app instances, at most 500. sendEachForMulticast() sends \
      a message to each.
      """
    ),
    (.adminToken, "The registration token of one app instance."),
    (
      .adminFids,
      """
      The Firebase installation IDs of several app instances, at most 500. sendEachForMulticast() \
      sends a message to each.
      """
    ),
    (.adminFid, "The Firebase installation ID of one app instance."),
    (
      .adminTTL,
      """
      How long FCM keeps the message for an offline Android device, as a number of milliseconds: \
      at most 2419200000 (4 weeks), which is the default.
      """
    ),
    (
      .adminVibrateTimingsMillis,
      """
      The vibration pattern on Android: numbers of milliseconds that alternate between off and \
      on, starting with off.
      """
    ),
    (
      .adminEventTimestamp,
      """
      The time of the event, by which Android sorts notifications. In JavaScript, a Date.
      """
    ),
    (
      .adminNotificationPriority,
      """
      How much attention the notification gets on Android 7.1 and earlier; later versions use the \
      notification channel. It does not affect the delivery.
      """
    ),
    (.adminLightColor, "The color of the LED, in the form #rrggbb or #rrggbbaa."),
    (.adminLightOnDurationMillis, "How long the LED is on during each blink, in milliseconds."),
    (.adminLightOffDurationMillis, "How long the LED is off between blinks, in milliseconds."),
    (
      .adminContentAvailable,
      """
      true wakes the Apple app in the background. A push without an alert also needs push type \
      background and priority 5.
      """
    ),
    (
      .adminMutableContent,
      """
      true starts the notification service extension before the alert appears, for images and \
      decryption.
      """
    ),
    (.adminEntry, "A key that the Admin SDK does not define."),
  ]
}

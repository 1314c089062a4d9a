extension FieldDescription {
  /// Descriptions of the options for Apple devices.
  static let apple: Table = [
    (
      .apnsHeaders,
      """
      The headers of the APNs request. All values are strings. By default, FCM sets \
      apns-expiration to 30 days from now and apns-priority to 10.
      """
    ),
    (
      .apnsPayload,
      """
      The payload that FCM forwards to APNs: aps, which is required, and the keys of the app next \
      to it. At most 4096 bytes.
      """
    ),
    (.apnsFcmOptions, "Options of the FCM SDK for Apple platforms."),
    (
      .appleImage,
      """
      The URL of an image on Apple devices. It needs mutable-content, a visible alert and a \
      notification service extension, and overrides the common image.
      """
    ),
    (
      .liveActivityToken,
      """
      The ActivityKit token of a Live Activity, or its push-to-start token. It is not a \
      registration token, so the message also needs token or fid.
      """
    ),
    (.apnsHeader, "A header that APNs does not define."),
    (
      .apnsId,
      """
      A lowercase UUID that identifies the notification in errors of APNs. By default, APNs \
      creates one.
      """
    ),
    (
      .apnsExpiration,
      """
      When APNs stops trying to deliver, in seconds since 1970 (UTC). With 0, APNs tries once. \
      FCM sets it to 30 days from now by default, which is also the maximum.
      """
    ),
    (.apnsPriority, "How urgently APNs delivers. The default is 10; background pushes need 5."),
    (
      .apnsTopic,
      """
      The bundle ID of the Apple app, with a suffix for some push types. Usually not needed, \
      because FCM addresses the app itself.
      """
    ),
    (
      .apnsCollapseId,
      """
      A name of at most 64 bytes. A later notification with the same name replaces this one on \
      Apple devices.
      """
    ),
    (
      .apnsPushType,
      """
      The type of the push, which must fit the payload. Only alert, background and liveactivity \
      work through FCM.
      """
    ),
    (.apnsPayloadEntry, "A value for the app, of any JSON type, next to aps."),
    (
      .aps,
      """
      The dictionary that Apple defines: alert, badge, sound and behavior. It must not be empty.
      """
    ),
    (.payloadHeaders, "No effect here: the headers belong in apns.headers."),
    (.payloadFcmOptions, "Not defined here: the options belong in apns.fcm_options."),
    (.payloadLiveActivityToken, "Not allowed here: the token belongs in apns.live_activity_token."),
    (
      .simulatorTargetBundle,
      """
      The bundle ID of the app to which the simulator of Xcode delivers a file that is dropped on \
      it. Devices ignore it.
      """
    ),
    (
      .rootFcmOptions,
      """
      The options that FCM adds to the payload, for the notification service extension.
      """
    ),
    (.rootAppleImage, "The URL of the image that the notification service extension downloads."),
  ]
}

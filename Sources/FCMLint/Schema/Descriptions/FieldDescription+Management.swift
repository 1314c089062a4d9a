extension FieldDescription {
  /// Descriptions of the requests for device groups and topics, and the retired legacy API.
  static let management: Table = [
    (
      .groupOperation,
      """
      What to do with the device group: create it, add members or remove members. Removing the \
      last member deletes the group.
      """
    ),
    (.groupKeyName, "The app's own name for the device group, unique in the project."),
    (
      .groupKey,
      """
      The key of an existing device group, which FCM returned for its creation. add and remove \
      need it.
      """
    ),
    (
      .groupRegistrationIds,
      """
      The registration tokens to add or remove. A device group has at most 20 members.
      """
    ),
    (.groupRegistrationId, "The registration token of one member of the device group."),
    (.groupEntry, "A key that the device group API does not document."),
    (.batchTo, "The topic, with the prefix /topics/, to which the tokens are subscribed."),
    (.batchTokens, "The registration tokens to subscribe or unsubscribe, at most 1000."),
    (.batchToken, "The registration token of one app instance."),
    (.batchEntry, "A key that the topic API does not document."),
    (
      .legacyTo,
      """
      The target in the retired legacy API. Send requests use token, or topic without the prefix \
      /topics/.
      """
    ),
    (
      .legacyRegistrationIds,
      """
      The targets in the retired legacy API. Send one request for each token instead.
      """
    ),
    (
      .legacyCondition,
      """
      The condition in the retired legacy API. Send requests use message.condition.
      """
    ),
    (
      .legacyNotificationKey,
      """
      The device group in the retired legacy API. Send requests use message.token.
      """
    ),
    (
      .legacyCollapseKey,
      """
      The collapse key in the retired legacy API. Send requests use message.android.collapse_key.
      """
    ),
    (
      .legacyPriority,
      """
      The priority in the retired legacy API. Send requests use message.android.priority and the \
      header apns-priority.
      """
    ),
    (
      .legacyContentAvailable,
      """
      Whether the message wakes an Apple app, in the retired legacy API. Send requests use \
      content-available in aps.
      """
    ),
    (
      .legacyMutableContent,
      """
      Whether the app may change the notification, in the retired legacy API. Send requests use \
      mutable-content in aps.
      """
    ),
    (
      .legacyTimeToLive,
      """
      The lifetime in seconds, in the retired legacy API. Send requests use message.android.ttl, \
      such as 3600s.
      """
    ),
    (
      .legacyRestrictedPackageName,
      """
      The package name in the retired legacy API. Send requests use \
      message.android.restricted_package_name.
      """
    ),
    (
      .legacyDryRun,
      """
      Whether the request is only checked, in the retired legacy API. Send requests use \
      validate_only.
      """
    ),
    (
      .legacyData,
      """
      Key-value pairs in the retired legacy API. Send requests use message.data, in which all \
      values are strings.
      """
    ),
    (
      .legacyNotification,
      """
      The notification in the retired legacy API. Send requests have one for each platform.
      """
    ),
    (.legacyEntry, "A key that the retired legacy API does not document."),
  ]
}

/// The page that defines a field.
package struct SchemaSource: Sendable {
  package var name: StaticString
  package var address: StaticString

  private init(_ name: StaticString, _ address: StaticString) {
    self.name = name
    self.address = address
  }

  /// The source of each group of fields, by the first field of the group.
  private static let groups: [(first: Field, source: SchemaSource)] = [
    (.validateOnly, reference), (.apnsHeader, sending), (.apnsPayloadEntry, generating),
    (.rootFcmOptions, sdkForApple), (.apsEntry, generating), (.apsTimestamp, activities),
    (.apsContentChanged, sending), (.apsUrlArgs, archive), (.apsTitle, generating),
    (.alertSound, activities), (.soundEntry, generating), (.webHeaders, reference),
    (.webHeader, push), (.webData, reference), (.webEntry, notifications),
    (.webPushFormat, declarative), (.webClickAction, sdkForWeb), (.groupOperation, deviceGroups),
    (.batchTo, topics), (.legacyTo, migration), (.adminTokens, sdkForNode),
  ]

  /// The source of a field.
  package static func of(_ field: Field) -> SchemaSource {
    groups.last { $0.first.rawValue <= field.rawValue }?.source ?? reference
  }

  private static let reference = SchemaSource(
    "FCM REST reference",
    "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages")

  private static let sending = SchemaSource(
    "Apple, Sending notification requests to APNs",
    """
    https://developer.apple.com/documentation/usernotifications/\
    sending-notification-requests-to-apns
    """)

  private static let generating = SchemaSource(
    "Apple, Generating a remote notification",
    """
    https://developer.apple.com/documentation/usernotifications/\
    generating-a-remote-notification
    """)

  private static let activities = SchemaSource(
    "Apple, Starting and updating Live Activities with ActivityKit push notifications",
    """
    https://developer.apple.com/documentation/activitykit/\
    starting-and-updating-live-activities-with-activitykit-push-notifications
    """)

  private static let archive = SchemaSource(
    "Apple, Local and Remote Notification Programming Guide",
    """
    https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/\
    RemoteNotificationsPG/
    """)

  private static let sdkForApple = SchemaSource(
    "firebase-ios-sdk", "https://github.com/firebase/firebase-ios-sdk")

  private static let push = SchemaSource("RFC 8030", "https://www.rfc-editor.org/rfc/rfc8030")

  private static let notifications = SchemaSource(
    "WHATWG, Notifications API", "https://notifications.spec.whatwg.org/")

  private static let declarative = SchemaSource(
    "W3C, Push API", "https://www.w3.org/TR/push-api/")

  private static let sdkForWeb = SchemaSource(
    "firebase-js-sdk", "https://github.com/firebase/firebase-js-sdk/tree/main/packages/messaging")

  private static let deviceGroups = SchemaSource(
    "Firebase, Device groups", "https://firebase.google.com/docs/cloud-messaging/device-group")

  private static let topics = SchemaSource(
    "Firebase, Manage topics", "https://firebase.google.com/docs/cloud-messaging/manage-topics")

  private static let migration = SchemaSource(
    "Firebase, Migrate to HTTP v1", "https://firebase.google.com/docs/cloud-messaging/migrate-v1")

  private static let sdkForNode = SchemaSource(
    "firebase-admin-node",
    "https://github.com/firebase/firebase-admin-node/tree/main/src/messaging")
}

// Errors of APNs, and errors whose cause is not in the payload.
extension KnownError {
  static let apns = [
    KnownError(
      "payload must contain an [aps] key", "apns.payload has no aps.", rules: "payload-without-aps"),
    KnownError(
      "[aps] must be a non-empty dictionary", "aps is empty or not an object.", rules: "empty-aps"),
    KnownError(
      "Value type for APS key * is a number", "A value in aps must be a number.",
      rules: "badge-not-a-number wrong-aps-type"),
    KnownError(
      "Value type for APS key * is a String", "A value in aps must be a string.",
      rules: "bad-alert wrong-aps-type"),
    KnownError("BadUrgency", "The Urgency header is not valid.", rules: "bad-urgency"),
    KnownError("BadWebPushTopic", "The Topic header is not valid.", rules: "bad-web-topic"),
    KnownError("BadTtl", "The TTL header is not valid.", rules: "bad-web-ttl zero-web-ttl"),
    KnownError(
      "BadCollapseId", "The apns-collapse-id header is longer than 64 bytes.",
      rules: "long-collapse-id"),
    KnownError(
      "BadExpirationDate", "The apns-expiration header is not a Unix time.",
      rules: "bad-apns-expiration relative-apns-expiration"),
    KnownError("BadMessageId", "The apns-id header is not a UUID.", rules: "bad-apns-id"),
    KnownError(
      "BadPriority", "The apns-priority header is not valid for the push.",
      rules: "bad-apns-priority background-priority"),
    KnownError("BadTopic", "The apns-topic header is not valid.", rules: "bad-apns-topic"),
    KnownError("MissingTopic", "The apns-topic header is missing.", rules: "bad-apns-topic"),
    KnownError(
      "DeviceTokenNotForTopic",
      "The apns-topic header is not the bundle ID of the app with this token.",
      rules: "bad-apns-topic"),
    KnownError(
      "TopicDisallowed",
      "The APNs key may not be used for this topic. Unless the payload sets apns-topic, it is not at fault.",
      rules: "bad-apns-topic"),
    KnownError(
      "InvalidPushType", "The apns-push-type header is not valid.",
      rules: "bad-push-type live-activity-push-type"),
    KnownError("DuplicateHeaders", "A header is set twice.", rules: "duplicate-apns-header"),
    KnownError("PayloadEmpty", "The payload has no aps.", rules: "payload-without-aps empty-aps"),
    KnownError(
      "PayloadTooLarge", "The payload is larger than 4096 bytes.", rules: "payload-too-large"),
    KnownError(
      "BadDeviceToken",
      "The device token does not belong to this environment (development or production), or it is not a device token. The payload is not at fault, except for a wrong live_activity_token."
    ),
    KnownError("MissingDeviceToken", "The request names no device. The payload is not at fault."),
    KnownError(
      "ExpiredToken",
      "The device token has expired. Remove it from your database. The payload is not at fault."),
  ]

  static let credentials = [
    KnownError(
      "SENDER_ID_MISMATCH",
      "The token belongs to another Firebase project: use the service account of the project in the app. The payload is not at fault."
    ),
    KnownError(
      "MismatchSenderId",
      "The token belongs to another Firebase project. The payload is not at fault."),
    KnownError(
      "mismatched-credential",
      "The token belongs to another Firebase project than the credential. The payload is not at fault."
    ),
    KnownError(
      "SenderId mismatch",
      "The token belongs to another Firebase project. The payload is not at fault."),
    KnownError(
      "UNREGISTERED",
      "The token has expired or the app was removed: delete the token. The payload is not at fault."
    ),
    KnownError(
      "NotRegistered",
      "The token has expired or the app was removed: delete the token. The payload is not at fault."
    ),
    KnownError(
      "registration-token-not-registered",
      "The token has expired or the app was removed: delete the token. The payload is not at fault."
    ),
    KnownError(
      "installation-id-not-registered",
      "The installation was deleted: delete its ID. The payload is not at fault."),
    KnownError(
      "Requested entity was not found",
      "The token or installation ID does not exist any more: delete it. The payload is not at fault."
    ),
    KnownError(
      "THIRD_PARTY_AUTH_ERROR",
      "The APNs key or the web push credentials of the Firebase project are missing or wrong: upload them in the Firebase console. The payload is not at fault."
    ),
    KnownError(
      "third-party-auth-error",
      "The APNs key or the web push credentials of the Firebase project are missing or wrong. The payload is not at fault."
    ),
    KnownError(
      "APNS_AUTH_ERROR",
      "The APNs key of the Firebase project is missing or wrong. The payload is not at fault."),
    KnownError(
      "InvalidApnsCredential",
      "The APNs key of the Firebase project is missing or wrong. The payload is not at fault."),
    KnownError(
      "Auth error from APNS or Web Push Service",
      "The APNs key or the web push credentials of the Firebase project are missing or wrong. The payload is not at fault."
    ),
    KnownError(
      "InvalidProviderToken",
      "The APNs key, its ID or the team ID is wrong. The payload is not at fault."),
    KnownError(
      "ExpiredProviderToken",
      "The token signed with the APNs key has expired. The payload is not at fault."),
    KnownError(
      "MissingProviderToken", "The request to APNs has no token. The payload is not at fault."),
    KnownError(
      "KeyIdInToken",
      "The APNs key is for another environment or team. The payload is not at fault."),
    KnownError(
      "BadCertificate",
      "The APNs certificate is wrong or for another environment. The payload is not at fault."),
    KnownError(
      "PERMISSION_DENIED",
      "The service account may not send messages, or the API is disabled in the project. The payload is not at fault."
    ),
    KnownError(
      "403 forbidden",
      "The service account may not send messages, or the API is disabled in the project. The payload is not at fault."
    ),
    KnownError(
      "UNAUTHENTICATED", "The access token is missing or has expired. The payload is not at fault."),
    KnownError(
      "401 unauthorized", "The access token is missing or has expired. The payload is not at fault."
    ),
    KnownError(
      "invalid authentication credentials",
      "The access token is missing or has expired. The payload is not at fault."),
    KnownError(
      "missing required authentication credential",
      "The request has no access token. The payload is not at fault."),
    KnownError(
      "missing an Authentication Key",
      "The request has no access token, or goes to the legacy API, which is switched off. The payload is not at fault."
    ),
    KnownError(
      "cloudmessaging.messages.create",
      "The service account may not send messages, or belongs to another project. The payload is not at fault."
    ),
    KnownError(
      "Cloud Messaging API has not been used in project",
      "The API is disabled in the project: enable it in the Google Cloud console. The payload is not at fault."
    ),
    KnownError(
      "invalid_grant",
      "The key of the service account was deleted, or the clock of the server is wrong. The payload is not at fault."
    ),
    KnownError(
      "authentication-error",
      "The credential of the SDK is missing or wrong. The payload is not at fault."),
    KnownError(
      "404 not found",
      "The legacy API is used, which is switched off; or the URL or the project ID is wrong; or the token has expired.",
      rules: "legacy-payload"),
  ]

  static let capacity = [
    KnownError(
      "QUOTA_EXCEEDED",
      "Too many messages are sent: wait, and send at a lower rate. The payload is not at fault."),
    KnownError(
      "RESOURCE_EXHAUSTED",
      "Too many requests are sent: wait, and send at a lower rate. The payload is not at fault."),
    KnownError(
      "rate exceeded",
      "Too many messages are sent: wait, and send at a lower rate. The payload is not at fault."),
    KnownError(
      "TooManyRequests", "Too many messages are sent to one device. The payload is not at fault."),
    KnownError(
      "TooManyProviderTokenUpdates",
      "The APNs token is renewed too often. The payload is not at fault."),
    KnownError(
      "503*UNAVAILABLE",
      "FCM is overloaded: retry with increasing delays. The payload is not at fault."),
    KnownError(
      "currently unavailable",
      "FCM is overloaded: retry with increasing delays. The payload is not at fault."),
    KnownError(
      "server-unavailable",
      "FCM is overloaded: retry with increasing delays. The payload is not at fault."),
    KnownError(
      "DEADLINE_EXCEEDED", "FCM did not answer in time: retry. The payload is not at fault."),
    KnownError(
      "InternalServerError",
      "FCM failed: retry with increasing delays. The payload is not at fault."),
    KnownError(
      "internal-error", "FCM failed: retry with increasing delays. The payload is not at fault."),
  ]
}

/// A place in a document that the schema knows, whichever way its name is spelled.
///
/// Rules name the fields they look at; the schema walk finds them once and hands them on. Both
/// spellings of a name, and the two places of one idea such as `android` and `android_v2`, are one field.
public enum Field: UInt16, CaseIterable, Sendable {
  // The request and the message (http-v1 §1–2).
  case validateOnly, message, name, token, fid, topic, condition, data, dataEntry, notification,
    commonTitle, commonBody, commonImage, fcmOptions, analyticsLabel, android, androidV2, apns,
    webpush

  // Android (http-v1 §6–9); `android_v2` shares these fields where it has them.
  case androidCollapseKey, androidPriority, androidTTL, androidRestrictedPackageName, androidData,
    androidNotification, androidFcmOptions, androidDirectBootOk, androidBandwidthConstrainedOk,
    androidRestrictedSatelliteOk, androidRemoteNotification, androidBackgroundSync,
    androidMutableContent, androidUseAsV1DataMessage

  // The Android notification (http-v1 §7).
  case androidTitle, androidBody, androidIcon, androidColor, androidSound, androidTag,
    androidClickAction, androidBodyLocKey, androidBodyLocArgs, androidBodyLocArg,
    androidTitleLocKey, androidTitleLocArgs, androidTitleLocArg, androidChannelId, androidTicker,
    androidSticky, androidEventTime, androidLocalOnly, androidNotificationPriority,
    androidDefaultSound, androidDefaultVibrateTimings, androidVibrateTimings,
    androidVibrateTiming, androidDefaultLightSettings, androidLightSettings, androidVisibility,
    androidNotificationCount, androidImage, androidProxy, androidBypassProxyNotification,
    androidNotificationId

  // Light settings (http-v1 §8).
  case lightColor, lightOnDuration, lightOffDuration, lightRed, lightGreen, lightBlue, lightAlpha

  // The Apple envelope (apns §1).
  case apnsHeaders, apnsPayload, apnsFcmOptions, appleImage, liveActivityToken

  // APNs headers (apns §2); `apnsHeader` is any name without a row.
  case apnsHeader, apnsId, apnsExpiration, apnsPriority, apnsTopic, apnsCollapseId, apnsPushType

  // The APNs payload (apns §3); `apnsPayloadEntry` is any custom key beside `aps`.
  // `payloadNull` is a null under a name that Apple knows.
  case apnsPayloadEntry, payloadNull, aps, payloadHeaders, payloadFcmOptions,
    payloadLiveActivityToken, simulatorTargetBundle, rootFcmOptions, rootAppleImage

  // The `aps` dictionary (apns §4); `apsEntry` is any key without a row.
  case apsEntry, apsAlert, apsBadge, apsSound, apsThreadId, apsCategory, apsContentAvailable,
    apsMutableContent, apsTargetContentId, apsInterruptionLevel, apsRelevanceScore,
    apsFilterCriteria, apsTimestamp, apsEvent, apsContentState, apsStaleDate, apsDismissalDate,
    apsAttributesType, apsAttributes, apsInputPushToken, apsInputPushChannel, apsContentChanged,
    apsUrlArgs, apsTitle, apsSubtitle, apsBody

  // The alert and the sound (apns §5–6).
  case alertEntry, alertTitle, alertSubtitle, alertBody, alertLaunchImage, alertTitleLocKey,
    alertTitleLocArgs, alertSubtitleLocKey, alertSubtitleLocArgs, alertLocKey, alertLocArgs,
    alertActionLocKey, alertAction, alertSummaryArg, alertSummaryArgCount, alertSound, soundEntry,
    soundCritical, soundName, soundVolume

  // Web Push (webpush §1–2); `webHeader` is any name without a row.
  case webHeaders, webHeader, webTTL, webUrgency, webTopic, webData, webNotification,
    webFcmOptions, webLink

  // The web notification (webpush §3); `webEntry` is any key without a row.
  case webEntry, webTitle, webBody, webIcon, webImage, webBadge, webDir, webLang, webTag,
    webRenotify, webSilent, webVibrate, webRequireInteraction, webTimestamp, webActions,
    webAction, webActionId, webActionTitle, webActionIcon, webActionNavigate, webActionEntry,
    webNotificationData, webNavigate, webClickAction

  // Device groups (device-groups §1).
  case groupOperation, groupKeyName, groupKey, groupRegistrationIds, groupRegistrationId,
    groupEntry

  // Topic batches (device-groups §3).
  case batchTo, batchTokens, batchToken, batchEntry

  // The legacy body (legacy-http).
  case legacyTo, legacyRegistrationIds, legacyCondition, legacyNotificationKey, legacyCollapseKey,
    legacyPriority, legacyContentAvailable, legacyMutableContent, legacyTimeToLive,
    legacyRestrictedPackageName, legacyDryRun, legacyData, legacyNotification, legacyEntry

  // The Admin SDK for Node.js (admin-sdk-node); names with the same meaning share the fields above.
  case adminTokens, adminToken, adminFids, adminFid, adminTTL, adminVibrateTimingsMillis,
    adminEventTimestamp, adminNotificationPriority, adminLightColor, adminLightOnDurationMillis,
    adminLightOffDurationMillis, adminContentAvailable, adminMutableContent, adminEntry

  // Pseudo-fields: `anyString` is every value of text with a word as long as a secret,
  // `anyPlaceholder` every value and key that waits for a template to be filled in.
  case root, anyString, anyPlaceholder
}

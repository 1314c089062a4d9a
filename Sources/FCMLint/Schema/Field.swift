/// A field of a document that the schema knows.
///
/// Each case names its path in a send request; a bare message and an APNs payload have the same
/// fields at shorter paths. The paths of device group requests, topic batch requests, legacy bodies
/// and messages for the Admin SDK start at their root. `[]` represents each element of a list.
///
/// Both spellings of a name, such as `collapse_key` and `collapseKey`, are one field. So are the
/// fields that `message.android` and `message.android_v2` share.
///
/// Sources: the FCM v1 API description of revision 20261023 and, for what it does not describe, the
/// documentation of Apple, WHATWG and Firebase.
public enum Field: UInt16, CaseIterable, Sendable {
  // The request and the message (http-v1 §1–2).

  /// `validate_only`, whether FCM only checks the request.
  case validateOnly
  /// `message`, the message of a send request.
  case message
  /// `message.name`, the name that FCM gives a sent message.
  case name
  /// `message.token`, the registration token of one app instance (deprecated).
  case token
  /// `message.fid`, the Firebase installation ID of one app instance.
  case fid
  /// `message.topic`, the topic to send to.
  case topic
  /// `message.condition`, a Boolean expression over topics.
  case condition
  /// `message.data`, the payload for the app, a map of strings.
  case data
  /// An entry of `message.data`, or of the `data` map of a platform.
  case dataEntry
  /// `message.notification`, the notification for all platforms.
  case notification
  /// `message.notification.title`.
  case commonTitle
  /// `message.notification.body`.
  case commonBody
  /// `message.notification.image`.
  case commonImage
  /// `message.fcm_options`, options for all platforms.
  case fcmOptions
  /// `message.fcm_options.analytics_label`, or the `analytics_label` of a platform.
  case analyticsLabel
  /// `message.android`.
  case android
  /// `message.android_v2`, the successor of `message.android`.
  case androidV2
  /// `message.apns`.
  case apns
  /// `message.webpush`.
  case webpush

  // Android (http-v1 §6–9); `android_v2` shares these fields where it has them.

  /// `message.android.collapse_key`.
  case androidCollapseKey
  /// `message.android.priority`, the delivery priority.
  case androidPriority
  /// `message.android.ttl`, how long FCM keeps the message, a duration.
  case androidTTL
  /// `message.android.restricted_package_name`.
  case androidRestrictedPackageName
  /// `message.android.data`.
  case androidData
  /// `message.android.notification`, also in `android_v2.remote_notification`.
  case androidNotification
  /// `message.android.fcm_options`.
  case androidFcmOptions
  /// `message.android.direct_boot_ok`.
  case androidDirectBootOk
  /// `message.android.bandwidth_constrained_ok`.
  case androidBandwidthConstrainedOk
  /// `message.android.restricted_satellite_ok`.
  case androidRestrictedSatelliteOk
  /// `message.android_v2.remote_notification`.
  case androidRemoteNotification
  /// `message.android_v2.background_sync`.
  case androidBackgroundSync
  /// `message.android_v2.remote_notification.mutable_content`.
  case androidMutableContent
  /// `message.android_v2.remote_notification.use_as_v1_data_message`.
  case androidUseAsV1DataMessage

  // The Android notification (http-v1 §7).

  /// `message.android.notification.title`.
  case androidTitle
  /// `message.android.notification.body`.
  case androidBody
  /// `message.android.notification.icon`.
  case androidIcon
  /// `message.android.notification.color`, in the form `#rrggbb`.
  case androidColor
  /// `message.android.notification.sound`.
  case androidSound
  /// `message.android.notification.tag`.
  case androidTag
  /// `message.android.notification.click_action`.
  case androidClickAction
  /// `message.android.notification.body_loc_key`.
  case androidBodyLocKey
  /// `message.android.notification.body_loc_args`.
  case androidBodyLocArgs
  /// `message.android.notification.body_loc_args[]`, one argument.
  case androidBodyLocArg
  /// `message.android.notification.title_loc_key`.
  case androidTitleLocKey
  /// `message.android.notification.title_loc_args`.
  case androidTitleLocArgs
  /// `message.android.notification.title_loc_args[]`, one argument.
  case androidTitleLocArg
  /// `message.android.notification.channel_id`.
  case androidChannelId
  /// `message.android.notification.ticker`.
  case androidTicker
  /// `message.android.notification.sticky`.
  case androidSticky
  /// `message.android.notification.event_time`, a timestamp.
  case androidEventTime
  /// `message.android.notification.local_only`.
  case androidLocalOnly
  /// `message.android.notification.notification_priority`.
  case androidNotificationPriority
  /// `message.android.notification.default_sound`.
  case androidDefaultSound
  /// `message.android.notification.default_vibrate_timings`.
  case androidDefaultVibrateTimings
  /// `message.android.notification.vibrate_timings`.
  case androidVibrateTimings
  /// `message.android.notification.vibrate_timings[]`, a duration.
  case androidVibrateTiming
  /// `message.android.notification.default_light_settings`.
  case androidDefaultLightSettings
  /// `message.android.notification.light_settings`, the blinking of the LED.
  case androidLightSettings
  /// `message.android.notification.visibility`.
  case androidVisibility
  /// `message.android.notification.notification_count`.
  case androidNotificationCount
  /// `message.android.notification.image`.
  case androidImage
  /// `message.android.notification.proxy`.
  case androidProxy
  /// `message.android.notification.bypass_proxy_notification`.
  case androidBypassProxyNotification
  /// `message.android_v2.remote_notification.notification.id`.
  case androidNotificationId

  // Light settings (http-v1 §8).

  /// `message.android.notification.light_settings.color`.
  case lightColor
  /// `message.android.notification.light_settings.light_on_duration`.
  case lightOnDuration
  /// `message.android.notification.light_settings.light_off_duration`.
  case lightOffDuration
  /// `message.android.notification.light_settings.color.red`, 0 to 1.
  case lightRed
  /// `message.android.notification.light_settings.color.green`, 0 to 1.
  case lightGreen
  /// `message.android.notification.light_settings.color.blue`, 0 to 1.
  case lightBlue
  /// `message.android.notification.light_settings.color.alpha`, 0 to 1.
  case lightAlpha

  // The Apple envelope (apns §1).

  /// `message.apns.headers`, a map of strings.
  case apnsHeaders
  /// `message.apns.payload`, forwarded to APNs unchanged.
  case apnsPayload
  /// `message.apns.fcm_options`.
  case apnsFcmOptions
  /// `message.apns.fcm_options.image`, a URL.
  case appleImage
  /// `message.apns.live_activity_token`.
  case liveActivityToken

  // APNs headers (apns §2).

  /// Any other key in `message.apns.headers`.
  case apnsHeader
  /// `message.apns.headers.apns-id`.
  case apnsId
  /// `message.apns.headers.apns-expiration`, seconds since 1970.
  case apnsExpiration
  /// `message.apns.headers.apns-priority`.
  case apnsPriority
  /// `message.apns.headers.apns-topic`.
  case apnsTopic
  /// `message.apns.headers.apns-collapse-id`.
  case apnsCollapseId
  /// `message.apns.headers.apns-push-type`.
  case apnsPushType

  // The APNs payload (apns §3).

  /// A custom key in `message.apns.payload`, next to `aps`.
  case apnsPayloadEntry
  /// A null under a known key of `aps`, `alert` or `sound`.
  case payloadNull
  /// `message.apns.payload.aps`, Apple's dictionary.
  case aps
  /// `message.apns.payload.headers`, misplaced: belongs in `message.apns`.
  case payloadHeaders
  /// `message.apns.payload.fcm_options`, misplaced: belongs in `message.apns`.
  case payloadFcmOptions
  /// `message.apns.payload.live_activity_token`, misplaced: belongs in `message.apns`.
  case payloadLiveActivityToken
  /// `message.apns.payload.Simulator Target Bundle`, read by Xcode's simulator only.
  case simulatorTargetBundle
  /// `fcm_options`, at the root of an APNs payload.
  case rootFcmOptions
  /// `fcm_options.image`, at the root of an APNs payload.
  case rootAppleImage

  // The `aps` dictionary (apns §4).

  /// Any other key in `message.apns.payload.aps`.
  case apsEntry
  /// `message.apns.payload.aps.alert`, a string or an object.
  case apsAlert
  /// `message.apns.payload.aps.badge`.
  case apsBadge
  /// `message.apns.payload.aps.sound`, a string or an object.
  case apsSound
  /// `message.apns.payload.aps.thread-id`.
  case apsThreadId
  /// `message.apns.payload.aps.category`.
  case apsCategory
  /// `message.apns.payload.aps.content-available`.
  case apsContentAvailable
  /// `message.apns.payload.aps.mutable-content`.
  case apsMutableContent
  /// `message.apns.payload.aps.target-content-id`.
  case apsTargetContentId
  /// `message.apns.payload.aps.interruption-level`.
  case apsInterruptionLevel
  /// `message.apns.payload.aps.relevance-score`.
  case apsRelevanceScore
  /// `message.apns.payload.aps.filter-criteria`.
  case apsFilterCriteria
  /// `message.apns.payload.aps.timestamp`, seconds since 1970.
  case apsTimestamp
  /// `message.apns.payload.aps.event`.
  case apsEvent
  /// `message.apns.payload.aps.content-state`.
  case apsContentState
  /// `message.apns.payload.aps.stale-date`, seconds since 1970.
  case apsStaleDate
  /// `message.apns.payload.aps.dismissal-date`, seconds since 1970.
  case apsDismissalDate
  /// `message.apns.payload.aps.attributes-type`.
  case apsAttributesType
  /// `message.apns.payload.aps.attributes`.
  case apsAttributes
  /// `message.apns.payload.aps.input-push-token`.
  case apsInputPushToken
  /// `message.apns.payload.aps.input-push-channel`.
  case apsInputPushChannel
  /// `message.apns.payload.aps.content-changed`.
  case apsContentChanged
  /// `message.apns.payload.aps.url-args`, for Safari push notifications.
  case apsUrlArgs
  /// `message.apns.payload.aps.title`, misplaced: belongs in `alert`.
  case apsTitle
  /// `message.apns.payload.aps.subtitle`, misplaced: belongs in `alert`.
  case apsSubtitle
  /// `message.apns.payload.aps.body`, misplaced: belongs in `alert`.
  case apsBody

  // The alert and the sound (apns §5–6).

  /// Any other key in `message.apns.payload.aps.alert`.
  case alertEntry
  /// `message.apns.payload.aps.alert.title`.
  case alertTitle
  /// `message.apns.payload.aps.alert.subtitle`.
  case alertSubtitle
  /// `message.apns.payload.aps.alert.body`.
  case alertBody
  /// `message.apns.payload.aps.alert.launch-image`.
  case alertLaunchImage
  /// `message.apns.payload.aps.alert.title-loc-key`.
  case alertTitleLocKey
  /// `message.apns.payload.aps.alert.title-loc-args`.
  case alertTitleLocArgs
  /// `message.apns.payload.aps.alert.subtitle-loc-key`.
  case alertSubtitleLocKey
  /// `message.apns.payload.aps.alert.subtitle-loc-args`.
  case alertSubtitleLocArgs
  /// `message.apns.payload.aps.alert.loc-key`.
  case alertLocKey
  /// `message.apns.payload.aps.alert.loc-args`.
  case alertLocArgs
  /// `message.apns.payload.aps.alert.action-loc-key`.
  case alertActionLocKey
  /// `message.apns.payload.aps.alert.action`.
  case alertAction
  /// `message.apns.payload.aps.alert.summary-arg`.
  case alertSummaryArg
  /// `message.apns.payload.aps.alert.summary-arg-count`.
  case alertSummaryArgCount
  /// `message.apns.payload.aps.alert.sound`.
  case alertSound
  /// Any other key in `message.apns.payload.aps.sound`.
  case soundEntry
  /// `message.apns.payload.aps.sound.critical`.
  case soundCritical
  /// `message.apns.payload.aps.sound.name`.
  case soundName
  /// `message.apns.payload.aps.sound.volume`, 0 to 1.
  case soundVolume

  // Web Push (webpush §1–2).

  /// `message.webpush.headers`.
  case webHeaders
  /// Any other key in `message.webpush.headers`.
  case webHeader
  /// `message.webpush.headers.TTL`, seconds.
  case webTTL
  /// `message.webpush.headers.Urgency`.
  case webUrgency
  /// `message.webpush.headers.Topic`.
  case webTopic
  /// `message.webpush.data`.
  case webData
  /// `message.webpush.notification`.
  case webNotification
  /// `message.webpush.fcm_options`.
  case webFcmOptions
  /// `message.webpush.fcm_options.link`, the page that a click opens.
  case webLink

  // The web notification (webpush §3).

  /// Any other key in `message.webpush.notification`.
  case webEntry
  /// `message.webpush.notification.title`.
  case webTitle
  /// `message.webpush.notification.body`.
  case webBody
  /// `message.webpush.notification.icon`.
  case webIcon
  /// `message.webpush.notification.image`.
  case webImage
  /// `message.webpush.notification.badge`.
  case webBadge
  /// `message.webpush.notification.dir`.
  case webDir
  /// `message.webpush.notification.lang`.
  case webLang
  /// `message.webpush.notification.tag`.
  case webTag
  /// `message.webpush.notification.renotify`.
  case webRenotify
  /// `message.webpush.notification.silent`.
  case webSilent
  /// `message.webpush.notification.vibrate`, milliseconds.
  case webVibrate
  /// `message.webpush.notification.requireInteraction`.
  case webRequireInteraction
  /// `message.webpush.notification.timestamp`, milliseconds since 1970.
  case webTimestamp
  /// `message.webpush.notification.actions`.
  case webActions
  /// `message.webpush.notification.actions[]`, one action.
  case webAction
  /// `message.webpush.notification.actions[].action`.
  case webActionId
  /// `message.webpush.notification.actions[].title`.
  case webActionTitle
  /// `message.webpush.notification.actions[].icon`.
  case webActionIcon
  /// `message.webpush.notification.actions[].navigate`.
  case webActionNavigate
  /// Any other key in `message.webpush.notification.actions[]`.
  case webActionEntry
  /// `message.webpush.notification.data`.
  case webNotificationData
  /// `message.webpush.notification.navigate`.
  case webNavigate
  /// `message.webpush.notification.web_push`, the number 8030 of a declarative web push.
  case webPushFormat
  /// `message.webpush.notification.app_badge`, a count in a declarative web push.
  case webAppBadge
  /// `message.webpush.notification.mutable`, a flag of a declarative web push.
  case webMutable
  /// `message.webpush.notification.click_action`, read by the Firebase JavaScript SDK only.
  case webClickAction

  // Device groups (device-groups §1).

  /// `operation` of a device group request, `create`, `add` or `remove`.
  case groupOperation
  /// `notification_key_name` of a device group request, the app's name for the group.
  case groupKeyName
  /// `notification_key` of a device group request, FCM's key of the group.
  case groupKey
  /// `registration_ids` of a device group request.
  case groupRegistrationIds
  /// `registration_ids[]` of a device group request, one registration token.
  case groupRegistrationId
  /// Any other key of a device group request.
  case groupEntry

  // Topic batches (device-groups §3).

  /// `to` of a topic batch request, the topic, with the `/topics/` prefix.
  case batchTo
  /// `registration_tokens` of a topic batch request.
  case batchTokens
  /// `registration_tokens[]` of a topic batch request, one registration token.
  case batchToken
  /// Any other key of a topic batch request.
  case batchEntry

  // The legacy body (legacy-http).

  /// `to` of a legacy body.
  case legacyTo
  /// `registration_ids` of a legacy body.
  case legacyRegistrationIds
  /// `condition` of a legacy body.
  case legacyCondition
  /// `notification_key` of a legacy body.
  case legacyNotificationKey
  /// `collapse_key` of a legacy body.
  case legacyCollapseKey
  /// `priority` of a legacy body.
  case legacyPriority
  /// `content_available` of a legacy body.
  case legacyContentAvailable
  /// `mutable_content` of a legacy body.
  case legacyMutableContent
  /// `time_to_live` of a legacy body, seconds.
  case legacyTimeToLive
  /// `restricted_package_name` of a legacy body.
  case legacyRestrictedPackageName
  /// `dry_run` of a legacy body.
  case legacyDryRun
  /// `data` of a legacy body.
  case legacyData
  /// `notification` of a legacy body.
  case legacyNotification
  /// Any other key of a legacy body.
  case legacyEntry

  // The Admin SDK for Node.js (admin-sdk-node); names with the same meaning share the fields above.

  /// `tokens` of the Admin SDK.
  case adminTokens
  /// `tokens[]` of the Admin SDK, one registration token.
  case adminToken
  /// `fids` of the Admin SDK.
  case adminFids
  /// `fids[]` of the Admin SDK, one Firebase installation ID.
  case adminFid
  /// `android.ttl` of the Admin SDK, milliseconds.
  case adminTTL
  /// `android.notification.vibrateTimingsMillis` of the Admin SDK, milliseconds.
  case adminVibrateTimingsMillis
  /// `android.notification.eventTimestamp` of the Admin SDK.
  case adminEventTimestamp
  /// `android.notification.priority` of the Admin SDK.
  case adminNotificationPriority
  /// `android.notification.lightSettings.color` of the Admin SDK.
  case adminLightColor
  /// `android.notification.lightSettings.lightOnDurationMillis` of the Admin SDK, milliseconds.
  case adminLightOnDurationMillis
  /// `android.notification.lightSettings.lightOffDurationMillis` of the Admin SDK, milliseconds.
  case adminLightOffDurationMillis
  /// `apns.payload.aps.contentAvailable` of the Admin SDK.
  case adminContentAvailable
  /// `apns.payload.aps.mutableContent` of the Admin SDK.
  case adminMutableContent
  /// Any other key in `android.notification.lightSettings` of the Admin SDK.
  case adminEntry

  // Pseudo-fields, which have no path.

  /// The outermost value of the document.
  case root
  /// An entry of a map of data whose key or value has a meaning of its own, see `NotableDataKey`.
  case notableDataEntry
  /// Any string value that contains a run of characters as long as a token.
  case anyString
  /// Any value or key that contains a template placeholder.
  case anyPlaceholder
}

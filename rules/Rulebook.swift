import FCMLint

/// Every rule that comes with fcmlint, by family and then in the order of the rulebook.
public enum Rulebook {
  public static let all: [Rule] =
    syntax + schema + targeting + data + notification + android + apns + aps + webpush + secrets
    + groups + legacy

  static let syntax: [Rule] = [
    .trailingComma
  ]

  static let schema: [Rule] = [
    .badDuration
  ]

  static let targeting: [Rule] = [
    .missingTarget,
    .multipleTargets,
    .emptyTarget,
    .topicPrefix,
    .badTopicName,
    .badCondition,
    .tooManyTopics,
    .doubleQuotedTopic,
    .mixedOperators,
    .singleTopicCondition,
    .badFid,
    .liveActivityWithoutTarget,
  ]

  static let data: [Rule] = [
    .reservedDataKey,
    .strippedDataKey,
    .replacedData,
    .apsInData,
    .displayKeysInData,
  ]

  static let notification: [Rule] = [
    .imageNotAURL,
    .imageHostOnly,
    .imageNotHTTPS,
    .unsupportedImageType,
    .emptyNotification,
    .messageWithoutContent,
    .badAnalyticsLabel,
    .payloadTooLarge,
    .payloadNearLimit,
    .largeTopicPayload,
    .lifetimeMismatch,
    .oneSidedClickAction,
    .validateOnlyLeftOn,
  ]

  static let android: [Rule] = [
    .ttlOutOfRange,
    .badColor,
    .iconNotAResource,
    .soundWithExtension,
    .locArgsWithoutKey,
    .literalBeatsLocKey,
    .ignoredVibrateTimings,
    .mootDefaultLightSettings,
    .shortVibratePattern,
    .negativeDuration,
    .lightColorOutOfRange,
    .lightColorAsString,
    .blackLight,
    .negativeNotificationCount,
    .badPackageName,
    .androidAndAndroidV2,
    .androidV2Choice,
    .remoteNotificationWithoutNotification,
    .highPriorityWithoutDisplay,
    .unknownChannel,
  ]

  static let apns: [Rule] = [
    .imageWithoutMutableContent,
    .imageWithoutAlert,
    .imageWithoutExtension,
  ]

  static let aps: [Rule] = []

  static let webpush: [Rule] = [
    .badWebTTL,
    .webTTLOutOfRange,
    .zeroWebTTL,
    .badUrgency,
    .badWebTopic,
    .notificationFieldInWebHeaders,
    .unknownWebHeader,
    .linkNotAbsolute,
    .linkNotHTTPS,
    .linkOnOtherOrigin,
    .linkWithoutNotification,
    .badDirection,
    .renotifyWithoutTag,
    .silentWithVibrate,
    .incompleteAction,
    .tooManyActions,
    .duplicateAction,
    .badVibrate,
    .timestampInSeconds,
    .numericWebBadge,
    .truthyString,
    .unknownWebOption,
    .overwrittenWebData,
    .webClickAction,
    .insecureWebResource,
  ]

  static let secrets: [Rule] = []

  static let groups: [Rule] = []

  static let legacy: [Rule] = []
}

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
    .unknownField,
    .misplacedField,
    .sdkSpelling,
    .legacyField,
    .wrongType,
    .nonStringValue,
    .booleanAsString,
    .quotedPlaceholder,
    .unknownEnumValue,
    .numberOutOfRange,
    .badDuration,
    .badTimestamp,
    .missingField,
    .twoSpellings,
    .outputOnlyField,
    .deprecatedField,
    .deprecatedToken,
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

  static let notification: [Rule] = []

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
  ]

  static let apns: [Rule] = [
    .imageWithoutMutableContent
  ]

  static let aps: [Rule] = []

  static let webpush: [Rule] = []

  static let secrets: [Rule] = []

  static let groups: [Rule] = []

  static let legacy: [Rule] = []
}

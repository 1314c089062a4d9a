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
    .topicPrefix
  ]

  static let data: [Rule] = []

  static let notification: [Rule] = []

  static let android: [Rule] = []

  static let apns: [Rule] = [
    .imageWithoutMutableContent
  ]

  static let aps: [Rule] = []

  static let webpush: [Rule] = []

  static let secrets: [Rule] = [
    .leakedCredential,
    .realRegistrationToken,
    .truncatedValue,
    .unresolvedPlaceholder,
  ]

  static let groups: [Rule] = [
    .badOperation,
    .missingGroupField,
    .tooManyMembers,
    .noMembers,
    .duplicateMember,
    .unusedNotificationKey,
    .unknownGroupField,
    .tooManyRegistrationTokens,
    .missingTopicPrefix,
    .retiringEndpoint,
  ]

  static let legacy: [Rule] = [
    .legacyPayload,
    .mixedLegacyAndV1,
    .adminTTLUnit,
    .adminTooManyTokens,
    .adminNoTokens,
    .adminBadEventTimestamp,
    .adminBadVibrateTimings,
    .adminBadLightColor,
    .adminBadLightSettings,
    .adminDeletedApsFlag,
    .adminTwoSpellings,
    .adminRestSpelling,
  ]
}

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
    .payloadWithoutAps,
    .emptyAps,
    .imageWithoutMutableContent,
    .mutableContentInHeaders,
    .headersInPayload,
    .fcmOptionsInPayload,
    .liveActivityTokenInPayload,
    .unknownApnsHeader,
    .uppercaseApnsHeader,
    .duplicateApnsHeader,
    .transportHeader,
    .badApnsPriority,
    .badApnsExpiration,
    .relativeApnsExpiration,
    .millisecondApnsExpiration,
    .badPushType,
    .undeliverablePushType,
    .longCollapseId,
    .badApnsId,
    .badApnsTopic,
    .backgroundPriority,
    .backgroundWithAlert,
    .backgroundWithoutContentAvailable,
    .alertTypeWithoutAlert,
    .dataOnlyOnApple,
    .reservedPayloadKey,
    .sameKeyInDataAndPayload,
    .simulatorKeyInMessage,
    .missingSimulatorBundle,
    .misspeltSimulatorKey,
    .unsafeInteger,
  ]

  static let aps: [Rule] = [
    .apsKeySpelling,
    .unknownApsKey,
    .alertTextInAps,
    .flagNotOne,
    .badgeNotANumber,
    .wrongApsType,
    .badAlert,
    .unknownAlertKey,
    .alertLocArgsWithoutKey,
    .nonStringLocArg,
    .literalWithAlertLocKey,
    .emptyAlert,
    .obsoleteAlertKey,
    .badSound,
    .soundInAlert,
    .soundObjectWithoutCritical,
    .badInterruptionLevel,
    .relevanceScoreOutOfRange,
    .liveActivityKeyInAlert,
    .incompleteLiveActivity,
    .liveActivityMilliseconds,
    .liveActivityPushType,
    .liveActivityPriority,
    .ineffectiveLiveActivityKey,
  ]

  static let webpush: [Rule] = []

  static let secrets: [Rule] = []

  static let groups: [Rule] = []

  static let legacy: [Rule] = []
}

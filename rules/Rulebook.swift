@_exported import FCMLint

extension Linter {
  /// Creates a linter with all rules of fcmlint.
  public init(configuration: Configuration = Configuration()) {
    self.init(rules: Rulebook.all, configuration: configuration)
  }
}

extension Rule {
  /// All rules of fcmlint, in the order of the rulebook.
  public static var all: [Rule] { Rulebook.all }
}

/// Every rule of fcmlint, by family and then in the order of the rulebook.
package enum Rulebook {
  package static let all: [Rule] = {
    var all: [Rule] = []
    all.reserveCapacity(256)
    all += syntax
    all += schema
    all += targeting
    all += data
    all += notification
    all += android
    all += apns
    all += aps
    all += webpush
    all += secrets
    all += groups
    all += legacy
    all += adminSDK
    all += configuration
    return all
  }()

  private static var syntax: [Rule] {
    [
      .trailingComma,
      .missingComma,
      .missingColon,
      .comment,
      .singleQuotedString,
      .typographicQuote,
      .unquotedKey,
      .nonJsonLiteral,
      .missingValue,
      .unexpectedToken,
      .backtickString,
      .escapedQuote,
      .badNumber,
      .badEscape,
      .controlCharacter,
      .loneSurrogate,
      .invalidUtf8,
      .unterminatedString,
      .unclosedContainer,
      .mismatchedBracket,
      .missingBraces,
      .extraContent,
      .emptySource,
      .byteOrderMark,
      .mergeConflict,
      .duplicateKey,
      .tooDeep,
      .tooManyFindings,
    ]
  }

  private static var schema: [Rule] {
    [
      .unknownField,
      .misplacedField,
      .sdkSpelling,
      .legacyField,
      .wrongType,
      .nonStringValue,
      .booleanAsString,
      .quotedPlaceholder,
      .unknownEnumValue,
      .enumAsNumber,
      .numberOutOfRange,
      .badDuration,
      .badTimestamp,
      .missingField,
      .twoSpellings,
      .outputOnlyField,
      .deprecatedField,
      .deprecatedToken,
    ]
  }

  private static var targeting: [Rule] {
    [
      .missingTarget,
      .multipleTargets,
      .emptyTarget,
      .topicPrefix,
      .badTopicName,
      .badCondition,
      .tooManyTopics,
      .doubleQuotedTopic,
      .mixedOperators,
      .repeatedTopic,
      .singleTopicCondition,
      .badFid,
      .badRegistrationToken,
      .liveActivityWithoutTarget,
    ]
  }

  private static var data: [Rule] {
    [
      .reservedDataKey,
      .strippedDataKey,
      .replacedData,
      .apsInData,
      .displayKeysInData,
      .dataValueObjectText,
    ]
  }

  private static var notification: [Rule] {
    [
      .imageNotAURL,
      .imageHostOnly,
      .imageNotHTTPS,
      .imageOnLocalHost,
      .pageAsImage,
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
  }

  private static var android: [Rule] {
    [
      .ttlOutOfRange,
      .badColor,
      .iconNotAResource,
      .soundWithExtension,
      .soundNotAResource,
      .resourceName,
      .soundWithoutChannel,
      .clickActionURL,
      .clickActionNotAnAction,
      .locArgsWithoutKey,
      .literalBeatsLocKey,
      .ignoredVibrateTimings,
      .mootDefaultLightSettings,
      .soundWithDefaultSound,
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
      .collapseKeyWithoutTag,
      .unknownChannel,
    ]
  }

  private static var apns: [Rule] {
    [
      .payloadWithoutAps,
      .emptyAps,
      .imageWithoutMutableContent,
      .imageWithoutAlert,
      .imageWithoutExtension,
      .silentOnApple,
      .mutableContentInHeaders,
      .headersInPayload,
      .fcmOptionsInPayload,
      .liveActivityTokenInPayload,
      .emptyLiveActivityToken,
      .liveActivityTokenIsFCM,
      .unknownApnsHeader,
      .uppercaseApnsHeader,
      .duplicateApnsHeader,
      .transportHeader,
      .badApnsPriority,
      .badApnsExpiration,
      .relativeApnsExpiration,
      .millisecondApnsExpiration,
      .pastApnsExpiration,
      .badPushType,
      .undeliverablePushType,
      .longCollapseId,
      .badApnsId,
      .badApnsTopic,
      .apsKeyBesideAps,
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
      .nullInPayload,
    ]
  }

  private static var aps: [Rule] {
    [
      .apsKeySpelling,
      .nestedAps,
      .unknownApsKey,
      .alertTextInAps,
      .flagNotOne,
      .mutableContentWithoutAlert,
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
      .unsupportedSoundType,
      .soundNotAFile,
      .unknownSoundKey,
      .soundInAlert,
      .soundObjectWithoutCritical,
      .badInterruptionLevel,
      .interruptionLevelSound,
      .relevanceScoreOutOfRange,
      .liveActivityKeyInAlert,
      .incompleteLiveActivity,
      .twoLiveActivityPushes,
      .liveActivityMilliseconds,
      .relativeLiveActivityTime,
      .liveActivityPushType,
      .liveActivityPriority,
      .ineffectiveLiveActivityKey,
      .unknownCategory,
      .categoryNotAnIdentifier,
    ]
  }

  private static var webpush: [Rule] {
    [
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
      .linkOnOtherHost,
      .linkWithoutNotification,
      .badDirection,
      .renotifyWithoutTag,
      .silentWithVibrate,
      .incompleteAction,
      .tooManyActions,
      .duplicateAction,
      .badVibrate,
      .ineffectiveWebVibrate,
      .timestampInSeconds,
      .badWebTimestamp,
      .numericWebBadge,
      .webOptionNotText,
      .truthyString,
      .unknownWebOption,
      .declarativeWebPush,
      .navigateAndLink,
      .nestedWebOptions,
      .linkInAction,
      .nullInWebNotification,
      .overwrittenWebData,
      .webClickAction,
      .insecureWebResource,
    ]
  }

  private static var secrets: [Rule] {
    [
      .leakedCredential,
      .realRegistrationToken,
      .truncatedValue,
      .unresolvedPlaceholder,
    ]
  }

  private static var groups: [Rule] {
    [
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
  }

  private static var legacy: [Rule] {
    [
      .legacyPayload,
      .mixedLegacyAndV1,
    ]
  }

  private static var adminSDK: [Rule] {
    [
      .adminTTLUnit,
      .sdkTTLUnit,
      .sdkIntOverflow,
      .sdkDroppedValue,
      .sdkRepeatedKey,
      .sdkMangledColor,
      .retiredBatchCall,
      .adminTooManyTokens,
      .adminNoTokens,
      .adminBadEventTimestamp,
      .adminBadVibrateTimings,
      .adminBadLightColor,
      .adminBadLightSettings,
      .adminDeletedApsFlag,
      .adminBadImageURL,
      .adminNullValue,
      .adminUnconvertedName,
      .adminTwoSpellings,
      .adminRestSpelling,
    ]
  }

  private static var configuration: [Rule] {
    [
      .badIgnore,
      .unusedIgnore,
    ]
  }
}

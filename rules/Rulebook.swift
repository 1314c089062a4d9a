import FCMLint

/// Every rule that comes with fcmlint, by family and then in the order of the rulebook.
public enum Rulebook {
  public static let all: [Rule] =
    syntax + schema + targeting + data + notification + android + apns + aps + webpush + secrets
    + groups + legacy

  static let syntax: [Rule] = [
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
    .badNumber,
    .badEscape,
    .controlCharacter,
    .loneSurrogate,
    .invalidUtf8,
    .unterminatedString,
    .unclosedContainer,
    .mismatchedBracket,
    .extraContent,
    .emptySource,
    .byteOrderMark,
    .duplicateKey,
    .tooDeep,
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

  static let secrets: [Rule] = []

  static let groups: [Rule] = []

  static let legacy: [Rule] = []
}

import FCMLint

extension Rule {
  static let resourceName = Rule(
    "resource-name", .android, .warning, about: .icon | .sound,
    on: .fields(.androidIcon, .androidSound),
    summary: "An Android icon or sound should have a name that a resource can have.",
    why: """
      The Android client looks icons and sounds up among the app's resources. The name of a file \
      there has only lowercase letters, digits and underscores, or the app does not build. So a \
      name with a hyphen or a space is never found, and the device uses the default icon or sound.
      """,
    source: """
      https://developer.android.com/guide/topics/resources/providing-resources; \
      firebase-android-sdk: CommonNotificationBuilder
      """,
    bad: [
      #"{ "message": { "topic": "news", "android": { "notification": { "icon": «"ic-bell"» } } } }"#,
      """
      { "message": { "topic": "news", "android": { "notification": { "sound": «"alert tone"»,
        "channel_id": "news" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": { "icon": "ic_bell",
        "sound": "alert_tone", "channel_id": "news" } } } }
      """
    ]
  ) { value, _ in
    guard value.isString, value.rawContent.contains(where: { !isOfName($0) }),
      let text = value.text, !text.utf8.contains(where: isOfPath)
    else { return [] }
    let name = text.lowercased().utf8.map { isOfName($0) ? $0 : .underscore }
    let finding = Finding(
      at: value, "no Android resource can have the name \(value.excerpt)",
      help: "write the name of a resource of the app: lowercase letters, digits and _")
    guard text.utf8.allSatisfy({ isOfName($0) || $0 == .minus || $0 == .space }) else {
      return [finding]
    }
    let resource = String(decoding: name, as: UTF8.self)
    return [
      finding.fix(
        "replace with \"\(Excerpt.shortened(resource))\"", .unsafe,
        value.replacing(withText: resource))
    ]
  }

  /// Whether a name may contain the byte. Names in XML resources may have capital letters.
  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == .underscore || byte.isDigit
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether the byte belongs to a path, a URL or a file extension, which other rules report.
  private static func isOfPath(_ byte: UInt8) -> Bool {
    [.slash, .period, .colon, .backslash].contains(byte)
  }
}

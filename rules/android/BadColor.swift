import FCMLint

extension Rule {
  static let badColor = Rule(
    "bad-color", .android, .error, on: .field(.androidColor),
    summary: "A notification color must have the form #rrggbb.",
    why: """
      The API description requires # and six hexadecimal digits, and all official Admin SDKs \
      throw for anything else. The Android client uses the default color of the app instead of \
      anything that it cannot read. It can read #aarrggbb and some names, such as red, so these are a \
      warning: whether FCM passes them on is not documented. An empty string counts as no color, \
      which is a warning, too.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages "
      + "(AndroidNotification.color); firebase-android-sdk: CommonNotificationBuilder.getColor; "
      + "Android: Color.parseColor",
    bad: [
      ##"{ "message": { "topic": "news", "android": { "notification": { "color": «"7e55c3"» } } } }"##,
      ##"{ "message": { "topic": "news", "android": { "notification": { "color": «"#fff"» } } } }"##,
      ##"{ "message": { "topic": "news", "android": { "notification": { "color": «"#ff7e55c3"» } } } }"##,
      ##"{ "message": { "topic": "news", "android": { "notification": { "color": «"red"» } } } }"##,
      ##"{ "message": { "topic": "news", "android": { "notification": { "color": «"#12345g"» } } } }"##,
    ],
    good: [
      ##"{ "message": { "topic": "news", "android": { "notification": { "color": "#7e55c3" } } } }"##
    ]
  ) { color, message in
    if HexColor.isSixDigits(color.rawContent) { return [] }
    guard let text = color.text,
      !color.decodedBytes.withUnsafeBufferPointer({ HexColor.isSixDigits($0) })
    else { return [] }
    let isAdmin = message.kind == .adminNode
    if text.isEmpty {
      let problem = isAdmin ? "color is empty: the SDK throws" : "color is empty"
      let help = "write \"#rrggbb\", or remove it"
      return [Finding(at: color, problem, help: help, severity: isAdmin ? nil : .warning)]
    }
    let severity: Severity? = !isAdmin && HexColor.isReadByAndroid(text) ? .warning : nil
    if let hex = HexColor.named(text) {
      return [
        Finding(
          at: color, "color \(color.excerpt) is a name, but must have the form #rrggbb",
          help: "write \"\(hex)\"", severity: severity
        ).fix(
          // Browsers and Android use different colors for some names.
          "replace with \"\(hex)\"", .unsafe, color.replacing(withText: hex))
      ]
    }
    let problem = "color \(color.excerpt) must have the form #rrggbb"
    guard let reading = HexColor(text) else {
      return [
        Finding(
          at: color, problem, help: "write # and six hexadecimal digits, such as \"#7e55c3\"",
          severity: severity)
      ]
    }
    let hex = reading.sixDigits
    return [
      Finding(at: color, problem, help: "write \"\(hex)\"", severity: severity).fix(
        reading.hadAlpha
          ? "replace with \"\(hex)\", without the alpha"
          : "replace with \"\(hex)\"",
        reading.isSure ? .safe : .unsafe, color.replacing(withText: hex))
    ]
  }
}

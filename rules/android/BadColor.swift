import FCMLint

extension Rule {
  static let badColor = Rule(
    "bad-color", .android, .error, on: .field(.androidColor),
    summary: "A notification color must have the form #rrggbb.",
    why: """
      The API description requires # and six hexadecimal digits, and all official Admin SDKs \
      throw for anything else. The Android client may be able to read names such as red and the form \
      #aarrggbb; it uses its default color instead of anything that it cannot read. An empty \
      string counts as no color, which is a warning; the Admin SDK for Node.js throws for it.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages "
      + "(AndroidNotification.color)",
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
    if text.isEmpty {
      let isAdmin = message.kind == .adminNode
      return [
        Finding(
          at: color, isAdmin ? "color is empty: the SDK throws" : "color is empty",
          help: "write \"#rrggbb\", or remove it",
          severity: isAdmin ? nil : .warning)
      ]
    }
    if let hex = HexColor.named(text) {
      return [
        Finding(at: color, "color \(color.excerpt) is a name, but must have the form #rrggbb").fix(
          // Browsers and Android use different colors for some names.
          "replace with \"\(hex)\"", .unsafe, color.replacing(withText: hex))
      ]
    }
    let finding = Finding(
      at: color, "color \(color.excerpt) must have the form #rrggbb",
      help: "write # and six hexadecimal digits, such as \"#7e55c3\"")
    guard let reading = HexColor(text) else { return [finding] }
    let hex = reading.sixDigits
    return [
      finding.fix(
        reading.hadAlpha
          ? "replace with \"\(hex)\", without the alpha"
          : "replace with \"\(hex)\"",
        reading.isSure ? .safe : .unsafe, color.replacing(withText: hex))
    ]
  }
}

import FCMLint

extension Rule {
  /// A colour is a hash and six hexadecimal digits.
  static let badColor = Rule(
    "bad-color", .android, .error, on: .field(.androidColor),
    summary: "A notification color must have the form #rrggbb.",
    why: """
      The API expects # and six hexadecimal digits. The official Admin SDKs refuse anything else, \
      and the Android client uses its default color instead. An empty string counts as no color; \
      the Admin SDK for Node.js refuses it, elsewhere it is a warning.
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
          at: color, "color is empty", help: "write it as \"#rrggbb\", or remove it",
          severity: isAdmin ? nil : .warning)
      ]
    }
    if let hex = HexColor.named(text) {
      return [
        Finding(at: color, "color \(color.excerpt) is a name, not #rrggbb").fix(
          // Browsers and Android do not mean the same by every name.
          "write \"\(hex)\"", .unsafe, color.replacing(withText: hex))
      ]
    }
    let finding = Finding(
      at: color, "color \(color.excerpt) does not have the form #rrggbb",
      help: "write # and six hexadecimal digits, such as \"#7e55c3\"")
    guard let reading = HexColor(text) else { return [finding] }
    let hex = reading.sixDigits
    return [
      finding.fix(
        reading.hadAlpha ? "write \"\(hex)\", without its alpha" : "write \"\(hex)\"",
        reading.isSure ? .safe : .unsafe, color.replacing(withText: hex))
    ]
  }
}

import FCMLint

extension Rule {
  /// Black is no light.
  static let blackLight = Rule(
    "black-light", .android, .warning, on: .fields(.lightColor, .adminLightColor),
    summary: "An opaque black light makes the device ignore light_settings.",
    why: """
      A missing component counts as 0, a missing alpha as 1. The Android client refuses opaque \
      black as the color of a light and ignores all of light_settings.
      """,
    source: "firebase-android-sdk: NotificationParams.getLightSettings",
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": { "light_settings": {
        "color": «{ "red": 0, "green": 0, "blue": 0 }»,
        "light_on_duration": "1s", "light_off_duration": "1s" } } } } }
      """,
      """
      { "message": { "topic": "news", "android": { "notification": { "light_settings": {
        "color": «{}», "light_on_duration": "1s", "light_off_duration": "1s" } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": { "light_settings": {
        "color": { "blue": 0.2 },
        "light_on_duration": "1s", "light_off_duration": "1s" } } } } }
      """
    ]
  ) { color, message in
    let isBlack: Bool
    if color.isString {
      let hex = color.text.flatMap { HexColor($0, alphaLast: true) }
      isBlack = hex?.sixDigits == "#000000" && hex?.alpha == 255
    } else {
      isBlack =
        color.isObject && message.kind != .adminNode
        && color.members.allSatisfy { member in
          if member.value.isNull { return true }
          let number = member.value.number ?? member.value.text.flatMap(Double.init)
          if member.key.matches("alpha") { return number == 1 }
          let isPart = ["red", "green", "blue"].contains(member.key.text)
          return isPart && number == 0
        }
    }
    guard isBlack else { return [] }
    let settings = message.name("android.notification.light_settings")
    return [
      Finding(
        at: color, "the light is opaque black: the device ignores \(settings)",
        help: "set red, green or blue above 0"
      ).given(whole: color)
    ]
  }
}

import FCMLint

extension Rule {
  static let blackLight = Rule(
    "black-light", .android, .warning, on: .fields(.lightColor, .adminLightColor),
    summary: "A light should not be opaque black.",
    why: """
      A missing color component counts as 0, a missing alpha as 1. If the color of the light is \
      opaque black, the Android client ignores all of light_settings.
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
          let key = member.key
          let isPart = key.matches("red") || key.matches("green") || key.matches("blue")
          return isPart && number == 0
        }
    }
    guard isBlack else { return [] }
    let settings = message.name("android.notification.light_settings")
    return [
      Finding(
        at: color, "the light color is opaque black, so Android ignores \(settings)",
        help: "set red, green or blue above 0"
      ).given(whole: color)
    ]
  }
}

import FCMLint

extension Rule {
  static let lightColorOutOfRange = Rule(
    "light-color-out-of-range", .android, .warning,
    on: .fields(.lightRed, .lightGreen, .lightBlue, .lightAlpha),
    summary: "The components of a light color should be between 0 and 1.",
    why: """
      A Color object contains fractions: 1 is full red, not 255. The API description gives the \
      range 0 to 1 for each component. What FCM does with other numbers is not documented: it may \
      reject the message, or the device may show another color.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (Color)",
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": { "light_settings": {
        "color": { "red": «255», "green": «128», "blue": 0 },
        "light_on_duration": "1s", "light_off_duration": "1s" } } } } }
      """,
      """
      { "message": { "topic": "news", "android": { "notification": { "light_settings": {
        "color": { "red": «-0.5», "green": 1 },
        "light_on_duration": "1s", "light_off_duration": "1s" } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": { "light_settings": {
        "color": { "red": 1, "green": 0.5, "alpha": 1.0 },
        "light_on_duration": "1s", "light_off_duration": "1s" } } } } }
      """
    ]
  ) { part, _ in
    // JSON of protobuf writes NaN as a string, which not every standard library reads as a number.
    let text = part.text
    let written = text == "NaN" ? Double.nan : text.flatMap(Double.init)
    guard let number = part.number ?? written, !(0...1).contains(number),
      let name = part.key?.text.map(Excerpt.shortened)
    else { return [] }
    let finding = Finding(
      at: part, "\(name) must be between 0 and 1, not \(part.excerpt)",
      help: number > 1 ? "write a fraction: the number divided by 255" : "write 0 or more")
    guard let byte = UInt8(exactly: number), byte > 1 else { return [finding] }
    let fraction = HexColor.fraction(byte)
    return [finding.fix("replace with \(fraction)", .unsafe, part.replacing(with: fraction))]
  }
}

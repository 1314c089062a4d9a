import FCMLint

extension Rule {
  /// A file dropped on the simulator has to name its app.
  static let missingSimulatorBundle = Rule(
    "missing-simulator-bundle", .apns, .warning, on: .field(.root).in(.apnsPayload),
    summary: "A file for the simulator should name its app in \"Simulator Target Bundle\".",
    why: """
      An .apns file without the key, or with an empty one, is refused when you drop it onto a \
      simulator, because nothing says which app it is for. "xcrun simctl push" takes the bundle id \
      as an argument instead, so that a missing key is only a hint.
      """,
    source: "Apple: Xcode 11.4 release notes",
    bad: [
      #"«{» "aps": { "alert": "Hi" } }"#,
      #"{ "Simulator Target Bundle": «""», "aps": { "alert": "Hi" } }"#,
    ],
    good: [#"{ "Simulator Target Bundle": "org.kantorei.app", "aps": { "alert": "Hi" } }"#]
  ) { root, message in
    guard root.isObject else { return [] }
    let help = "add \"Simulator Target Bundle\": \"<bundle id>\", or pass it to simctl"
    if let bundle = message[.simulatorTargetBundle] ?? root[name: "Simulator Target Bundle"] {
      if bundle.isOpaque || (bundle.isString && bundle.contentRange.count > 0) { return [] }
      return [
        Finding(
          at: bundle, "\(bundle.excerpt) names no app for the simulator",
          help: "write the app's bundle id in double quotes, or remove it and pass it to simctl")
      ]
    }
    if root.members.contains(where: { SimulatorBundleKey.isMisspelt($0.key) }) { return [] }
    return [
      Finding(
        missingIn: root, "the payload does not say which app in the simulator it is for",
        help: help, severity: .hint)
    ]
  }
}

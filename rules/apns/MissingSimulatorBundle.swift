import FCMLint

extension Rule {
  static let missingSimulatorBundle = Rule(
    "missing-simulator-bundle", .apns, .warning, on: .field(.root).in(.apnsPayload),
    summary: "An .apns file for the simulator should name its app in \"Simulator Target Bundle\".",
    why: """
      The iOS simulator rejects an .apns file that you drop onto it if the key is missing or \
      has no bundle ID, because nothing says which app the file is for. "xcrun simctl push" takes the bundle \
      ID as an argument instead, so a missing key is only a hint.
      """,
    source: "Apple: Xcode 11.4 release notes",
    bad: [
      #"«{» "aps": { "alert": "Hi" } }"#,
      #"{ "Simulator Target Bundle": «""», "aps": { "alert": "Hi" } }"#,
      #"{ "Simulator Target Bundle": «"Kantorei App"», "aps": { "alert": "Hi" } }"#,
    ],
    good: [#"{ "Simulator Target Bundle": "org.kantorei.app", "aps": { "alert": "Hi" } }"#]
  ) { root, message in
    guard root.isObject else { return [] }
    let help = "add \"Simulator Target Bundle\": \"<bundle ID>\", or pass the ID to simctl"
    if let bundle = message[.simulatorTargetBundle] ?? root[name: "Simulator Target Bundle"] {
      let isName = bundle.isString && !bundle.contentRange.isEmpty && !bundle.contains(" ")
      if bundle.isOpaque || isName { return [] }
      return [
        Finding(
          at: bundle, "invalid simulator bundle ID: \(bundle.excerpt)",
          help:
            "write the app's bundle ID in double quotes, or remove the key and pass the ID to simctl"
        )
      ]
    }
    if root.members.contains(where: { SimulatorBundleKey.isMisspelt($0.key) }) { return [] }
    return [
      Finding(
        missingIn: root, "the payload does not name an app for the simulator",
        help: help, severity: .hint)
    ]
  }
}

import FCMLint

/// What SDKs check themselves, so that a message never gets to FCM.
///
/// Source: firebase-admin-java 9.10, firebase-admin-go 4.21, firebase-admin-dotnet 3.5, firebase-admin-python 7.7,
/// firebase-admin-node 14.3 and kreait/firebase-php 7.24, in the classes and functions that validate messages.
enum SDKChecks {
  private static let rows: [(rules: StaticString, sdks: [AdminSDK])] = [
    (
      """
      multiple-targets missing-target bad-topic-name bad-color loc-args-without-key \
      alert-loc-args-without-key
      """, [.node, .java, .go, .dotnet, .python]
    ),
    // The SDK for .NET does not check those of a vibration.
    ("negative-duration", [.node, .java, .go, .python]),
    ("bad-analytics-label", [.java, .dotnet, .python]),
    ("link-not-https link-not-absolute", [.dotnet, .python]),
    ("bad-direction", [.go, .python]),
    ("non-string-value", [.python]),
    ("negative-notification-count", [.java]),
    ("reserved-data-key zero-web-ttl", [.kreait]),
    // The others take an empty sound.
    ("bad-sound", [.node, .python]),
  ]

  /// Whether an SDK rejects what a rule reports.
  static func reject(_ diagnostic: Diagnostic, _ sdk: AdminSDK) -> Bool {
    let name = Array(diagnostic.rule.utf8)[...]
    if rows.contains(where: { WordList.contains(name, in: $0.rules) && $0.sdks.contains(sdk) }) {
      return true
    }
    return diagnostic.rule == "bad-sound" && diagnostic.pointer.hasSuffix("/volume")
      && [.java, .go, .dotnet].contains(sdk)
  }
}

extension EmbeddedDocument {
  /// Says of the findings in what the SDK checks that it rejects the message, which is an error.
  ///
  /// - Parameter isSet: whether a configuration sets the severity of a rule.
  func nameSDKChecks(in report: inout Linter.Report, isSet: (String) -> Bool) {
    guard let sdk else { return }
    for index in report.diagnostics.indices
    where SDKChecks.reject(report.diagnostics[index], sdk)
      // They check the characters of a topic, not its length.
      && report.diagnostics[index].range.count <= Condition.longestTopic
    {
      let message = Array(report.diagnostics[index].message.utf8)
      if message.has("the SDK ", in: 0..<message.count) {
        if !isSet(report.diagnostics[index].rule) { report.diagnostics[index].severity = .error }
        continue
      }
      let end = message.position(of: ", so ", in: 0..<message.count) ?? message.count
      let rest = message.position(of: " unless ", in: end..<message.count) ?? message.count
      report.diagnostics[index].message =
        String(decoding: message[..<end], as: UTF8.self) + ": \(sdk.rejection)"
        + String(decoding: message[rest...], as: UTF8.self)
      if rest == message.count, !isSet(report.diagnostics[index].rule) {
        report.diagnostics[index].severity = .error
      }
    }
  }
}

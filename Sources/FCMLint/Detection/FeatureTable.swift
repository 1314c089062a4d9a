// The evidence for and against each kind. The weights are derived from the labeled documents by
// scripts/derive-detection-weights.py.
extension Feature {
  private static func flag(_ condition: Bool) -> Int { condition ? 1 : 0 }

  static let table: [Feature] = [
    // Fields of a message.
    Feature("strong target", send: 61, bare: 13) { $0[.strongTarget] },
    Feature("plain target", send: 24, bare: 7) { $0[.plainTarget] },
    Feature("real recipients", send: 103, bare: 13, node: 13) { $0[.realRecipientList] },
    Feature("recipients", bare: 7, node: 13) { $0[.recipientList] },
    Feature("map of texts", send: 23, bare: 7) { $0[.textMap] },
    Feature("notification", send: 54, bare: 13) { $0[.fullNotification] },
    Feature("thin block", send: 23, bare: 6) { $0[.thinBlock] },
    Feature("platform block", send: 63, bare: 19) { $0[.platformBlock] },
    // Members next to a message.
    Feature("target alone", send: 29) { flag($0.isTargetAlone) },
    Feature("known address", send: 17) { flag($0.isKnownAddress) },
    Feature("platform next to message", send: 66) { flag($0[.blockBeside] * $0.members > 0) },
    Feature(
      "flag without a message", send: 11
    ) { flag($0[.validateOnly] * $0[.lostMessage] > 0 && $0[.neighbor] == 0) },
    Feature("legacy body in a wrapper", send: 105) { flag($0.isWrappedLegacy) },
    // Against a message.
    Feature("real word as wrapper", send: -67) {
      flag($0[.realWord] > 0 && $0[.validateOnly] == 0)
    },
    Feature("unknown name", send: -26) { $0.unknownNames },
    Feature("hollow block", send: -26) { $0.hollow },
    Feature("neighbor", send: -10) { $0.neighbors },
    Feature("mistake without content", send: -20) { $0.mistakes },
    Feature("no target among unknown names", send: -70) { flag($0.isUndirected) },
    Feature("another service's shape", send: -184, bare: -57) { $0[.foreignShape] },
    Feature(
      "list of tokens", send: -171, bare: -44
    ) { flag($0[.tokenList] > 0 && $0[.telltaleBlock] == 0) },
    Feature("urgency", send: -98, bare: -25) { flag($0[.urgency] > 0 && $0[.token] == 0) },
    Feature(
      "data as text", send: -108, bare: -56
    ) { flag($0[.textData] > 0 && $0[.realToken] == 0 && ($0[.token] == 0 || $0.content == 0)) },
    // Against a bare message.
    Feature("target without payload", bare: -26) { flag($0.payload == 0) },
    Feature("single member", bare: -6) { flag($0.members < 2 && $0[.platformBlock] == 0) },
    Feature("unknown name with a platform block", bare: -7) {
      $0[.platformBlock] > 0 ? $0.unknownNames + $0.hollow : 0
    },
    Feature(
      "unknown name without a platform block", bare: -38
    ) { flag($0[.platformBlock] == 0 && $0.unknownNames + $0.hollow > 0) },
    Feature("text as message", bare: -6) { $0[.textMessage] > 0 ? 1 + $0[.strayText] : 0 },
    Feature(
      "push for gorush", bare: -38
    ) { flag($0[.platformNumber] > 0 && $0.recipients + $0[.textMessage] > 0) },
    Feature(
      "loose condition", send: -18, bare: -26
    ) { flag($0[.looseCondition] > 0 && $0[.realToken] + $0[.platformBlock] == 0) },
    Feature(
      "misfit block for Apple", bare: -13
    ) { flag($0[.misfitApns] > 0 && $0.targets + $0[.platformBlock] == 0) },
    Feature("mistake in a bare message", bare: -14) { flag($0.content == 0 && $0.looseNames > 0) },
    Feature(
      "not only texts", bare: -21
    ) { flag($0[.mixedMap] > 0 && $0.content + $0[.realToken] + $0[.realRecipientList] == 0) },
    // Names of the Admin SDK and of REST.
    Feature("name of the SDK", node: 32) { $0[.sdkName] },
    // A list of recipients is a field of the SDK, whatever other names there are.
    Feature("name of REST", node: -19) { $0.recipients > 0 ? 0 : $0[.restName] },
    Feature("priority of the SDK", node: 13) { $0[.sdkPriority] },
    // A legacy body.
    Feature("legacy target", legacy: 11) { flag($0.legacyTargets > 0) },
    Feature("text as recipient", legacy: 9) { flag($0.isTextRecipient) },
    Feature("open recipient", legacy: 8) { flag($0.isOpenText) },
    Feature("task for topics", legacy: 23) { flag($0.isTopicsTask) },
    Feature("body without a target", legacy: 8) { flag($0.isUntargetedBody) },
    Feature("legacy word", legacy: 3) { $0.legacyWords },
    Feature("unknown name in a legacy body", legacy: -1) { $0.unknownLegacyNames },
    Feature("uncertain recipient", legacy: -8) { flag($0.isUncertain) },
    Feature("another service's recipient", legacy: -20) { $0[.otherRecipient] },
    Feature("nothing to send", legacy: -11) { flag($0.hasNothingToSend) },
    // Other requests.
    Feature("aps", apns: 13) { $0[.aps] },
    Feature("simulator bundle", apns: 13) { $0[.simulatorBundle] },
    Feature("operation", group: 8) { $0[.operation] },
    Feature("group name", group: 4) { $0[.keyName] },
    Feature("group key", group: 4) { $0[.groupKey] },
    Feature("list of members", group: 8) { $0[.registrationIds] },
    Feature("list to subscribe", topic: 6) { $0[.registrationTokens] },
    Feature("topic to subscribe to", topic: 7) {
      $0[.topicRecipient] + $0[.openRecipient] + $0[.textRecipient] + $0[.sentenceRecipient]
        + $0[.otherRecipient]
    },
  ]
}

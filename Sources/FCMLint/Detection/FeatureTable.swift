// The evidence for and against each kind. The weights are derived from the labeled documents by
// scripts/derive-detection-weights.py.
extension Feature {
  private static func flag(_ condition: Bool) -> Int { condition ? 1 : 0 }

  static let table: [Feature] = [
    // Fields of a message.
    Feature("strong target", send: 49, bare: 21) { $0[.strongTarget] },
    Feature("plain target", send: 13, bare: 6) { $0[.plainTarget] },
    Feature("real recipients", send: 93, bare: 11, node: 13) { $0[.realRecipientList] },
    Feature("unlikely target", send: 13, bare: 2) { $0[.weakTarget] },
    Feature("recipients", send: 13, bare: 6, node: 13) { $0[.recipientList] },
    Feature("map of texts", send: 13, bare: 5) { $0[.textMap] },
    Feature("notification", send: 48, bare: 9) { $0[.fullNotification] },
    Feature("platform block", send: 55, bare: 56) { $0[.platformBlock] },
    // Members next to a message.
    Feature("platform next to message", send: 100) { flag($0[.blockBeside] * $0.members > 0) },
    Feature(
      "flag without a message", send: 13
    ) { flag($0[.validateOnly] * $0[.lostMessage] > 0 && $0[.neighbor] == 0) },
    Feature("legacy body in a wrapper", send: 191) { flag($0.isWrappedLegacy) },
    // Against a message.
    Feature("real word as wrapper", send: -41) {
      flag($0[.realWord] > 0 && $0[.validateOnly] == 0)
    },
    Feature("unknown member", send: -21, bare: -27) { $0.unknownMembers },
    Feature("neighbor", send: -16) { $0.neighbors },
    Feature("target among unknown names", send: -42) { flag($0.isTargetAmongStrangers) },
    Feature("mistake without content", send: -19) { $0.mistakes },
    Feature("no target among unknown names", send: -25) { flag($0.isUndirected) },
    Feature("another service's shape", send: -151, bare: -180) { $0.foreignShapes },
    // Against a bare message.
    Feature("target without payload", bare: -39) { flag($0.payload == 0) },
    Feature(
      "misfit block for Apple", bare: -5
    ) { flag($0[.apnsWithOtherMembers] > 0 && $0.targets + $0[.platformBlock] == 0) },
    Feature("text as message", bare: -13) { $0[.textMessage] > 0 ? 1 + $0[.strayText] : 0 },
    Feature(
      "loose condition", bare: -18
    ) { flag($0[.looseCondition] > 0 && $0[.platformBlock] == 0) },
    Feature("mistake in a bare message", bare: -8) { flag($0.content == 0 && $0.looseNames > 0) },
    Feature(
      "not only texts", bare: -8
    ) { flag($0[.mixedMap] > 0 && $0.content + $0[.realRecipientList] == 0) },
    // Names of the Admin SDK and of REST.
    Feature("name of the SDK", node: 32) { $0[.sdkName] },
    // A list of recipients is a field of the SDK, whatever other names there are.
    Feature("name of REST", node: -19) { $0.recipients > 0 ? 0 : $0[.restName] },
    Feature("priority of the SDK", node: 13) { $0[.sdkPriority] },
    // A legacy body.
    Feature("legacy target", legacy: 12) { flag($0.legacyTargets > 0) },
    Feature("text as recipient", legacy: 8) { $0[.textRecipient] },
    Feature("open recipient", legacy: 6) { flag($0.isOpenText) },
    Feature("task for topics", legacy: 26) { flag($0.isTopicsTask) },
    Feature("body without a target", legacy: 6) { flag($0.isUntargetedBody) },
    Feature("legacy word", legacy: 6) { $0.legacyWords },
    Feature("unknown name in a legacy body", legacy: -2) { $0.unknownLegacyNames },
    Feature("uncertain recipient", legacy: -16) { flag($0.isUncertain) },
    Feature("another service's recipient", legacy: -30) { $0[.otherRecipient] },
    Feature("nothing to send", legacy: -12) { flag($0.hasNothingToSend) },
    // Other requests.
    Feature("operation", group: 8) { $0[.operation] },
    Feature("group name", group: 4) { $0[.keyName] },
    Feature("group key", group: 4) { $0[.groupKey] },
    Feature("list of members", group: 8) { $0[.registrationIds] },
    Feature("list to subscribe", topic: 6) { $0[.registrationTokens] },
    Feature("topic to subscribe to", topic: 7) {
      $0[.topicRecipient] + $0[.openRecipient] + $0[.textRecipient]
        + $0[.otherRecipient]
    },
  ]
}

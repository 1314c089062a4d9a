// The targets of a message: one of four fields, or the recipient lists of the Admin SDK.
extension MessageDocument {
  private static let targetFields: [Field] = [
    .token, .fid, .topic, .condition, .adminTokens, .adminFids,
  ]

  /// Whether the message has a target, even an empty one.
  package var namesTarget: Bool {
    has(.token) || has(.topic) || has(.condition) || has(.fid) || has(.adminTokens)
      || has(.adminFids)
  }

  /// Whether the message has a target that is not an empty text or list.
  package var hasTarget: Bool { Self.targetFields.contains { self[$0]?.isEmptyTarget == false } }

  /// Whether the message has at most one target field.
  package var hasOneTargetAtMost: Bool {
    var members = has(.adminTokens) || has(.adminFids) ? 1 : 0
    if has(.token) { members &+= 1 }
    if has(.topic) { members &+= 1 }
    if has(.condition) { members &+= 1 }
    if has(.fid) { members &+= 1 }
    return members < 2
  }

  /// The targets that are neither null nor empty, in the order of the source; fewer than two if there
  /// is no conflict.
  ///
  /// The SDK's lists of tokens and of installation IDs count as one target. Unquoted placeholders alone
  /// do not count: all but one may become null. Neither does a misspelled name, which FCM does not know.
  package var competingTargets: [JSONNode] {
    if hasOneTargetAtMost { return [] }
    var result: [JSONNode] = []
    for field in Self.targetFields {
      guard let node = self[field], !node.isEmptyTarget, node.key.map(Self.isTargetName) == true
      else { continue }
      if field == .adminFids, result.contains(where: { $0.isArray }) { continue }
      result.append(node)
    }
    if !result.contains(where: { $0.kind != .placeholder }) { return [] }
    return result.sorted { $0.index < $1.index }
  }

  private static func isTargetName(_ key: JSONNode) -> Bool {
    key.matches("token") || key.matches("topic") || key.matches("condition") || key.matches("fid")
      || key.matches("tokens") || key.matches("fids")
  }
}

extension JSONNode {
  /// Whether a target is an empty text or list.
  @inlinable
  package var isEmptyTarget: Bool { isString ? contentRange.isEmpty : isEmptyContainer }
}

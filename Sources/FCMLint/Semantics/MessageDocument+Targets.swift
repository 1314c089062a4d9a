// Whom a message is for: one of four members, or the recipient lists of the Admin SDK.
extension MessageDocument {
  private static let targetFields: [Field] = [
    .token, .fid, .topic, .condition, .adminTokens, .adminFids,
  ]

  /// Whether any target stands in the message, be it empty.
  package var namesTarget: Bool {
    has(.token) || has(.topic) || has(.condition) || has(.fid) || has(.adminTokens)
      || has(.adminFids)
  }

  /// Whether a target other than the empty text or list stands in the message.
  package var hasTarget: Bool { Self.targetFields.contains { self[$0]?.isEmptyTarget == false } }

  /// Whether the message has at most one member that names a target.
  package var hasOneTargetAtMost: Bool {
    var members = has(.adminTokens) || has(.adminFids) ? 1 : 0
    if has(.token) { members &+= 1 }
    if has(.topic) { members &+= 1 }
    if has(.condition) { members &+= 1 }
    if has(.fid) { members &+= 1 }
    return members < 2
  }

  /// The targets that are neither null nor empty, in the order of the source; fewer than two for a
  /// message without competing targets.
  ///
  /// The SDK's lists of tokens and of installation ids go together and count as one target. A bare
  /// placeholder does not count: it may become null.
  package var competingTargets: [JSONNode] {
    if hasOneTargetAtMost { return [] }
    var result: [JSONNode] = []
    for field in Self.targetFields {
      guard let node = self[field], !node.isEmptyTarget, node.kind != .placeholder else { continue }
      if field == .adminFids, result.contains(where: { $0.isArray }) { continue }
      result.append(node)
    }
    return result.sorted { $0.index < $1.index }
  }
}

extension JSONNode {
  /// Whether a target names nobody.
  @inlinable
  package var isEmptyTarget: Bool { isString ? contentRange.isEmpty : isEmptyContainer }
}

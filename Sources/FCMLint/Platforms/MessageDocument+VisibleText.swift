// Whether a message has text to show, and where. A placeholder counts as text.
extension MessageDocument {
  /// Whether `notification` has a title or a body.
  @inlinable
  package var hasCommonText: Bool {
    holdsText(.commonTitle) || holdsText(.commonBody) || isOpaque(.notification)
  }

  /// Whether the Android block has its own title or body, literal or localized.
  package var hasAndroidText: Bool {
    holdsText(.androidTitle) || holdsText(.androidBody) || holdsText(.androidTitleLocKey)
      || holdsText(.androidBodyLocKey) || isOpaque(.androidNotification) || isOpaque(.android)
      || isOpaque(.androidV2) || isOpaque(.androidRemoteNotification)
  }

  /// Whether `aps` has an alert; rules about alerts check its content.
  package var hasAppleAlert: Bool {
    has(.apsAlert) || isOpaque(.aps) || isOpaque(.apnsPayload) || isOpaque(.apns)
  }

  /// Whether the web notification has its own title or body.
  package var hasWebText: Bool {
    has(.webTitle) || has(.webBody) || isOpaque(.webNotification) || isOpaque(.webpush)
  }

  /// Whether any platform has text to show.
  package var hasText: Bool { hasCommonText || hasAndroidText || hasAppleAlert || hasWebText }

  /// Whether a field is set and not empty; a value of the wrong type counts as not empty.
  @inlinable
  @inline(__always)
  package func holdsText(_ field: Field) -> Bool {
    guard let node = self[field] else { return false }
    return !node.isString || node.contentRange.count > 0
  }

  @usableFromInline
  func isOpaque(_ field: Field) -> Bool { self[field]?.isOpaque ?? false }
}

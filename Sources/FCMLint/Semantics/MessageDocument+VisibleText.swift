// Whether a message has words to show, and where. A placeholder counts as words: it will be some.
extension MessageDocument {
  /// Whether a common title or body stands in `notification`.
  @inlinable
  package var hasCommonText: Bool {
    holdsText(.commonTitle) || holdsText(.commonBody) || isOpaque(.notification)
  }

  /// Whether the Android block brings a title or a body of its own, literal or localised.
  package var hasAndroidText: Bool {
    holdsText(.androidTitle) || holdsText(.androidBody) || holdsText(.androidTitleLocKey)
      || holdsText(.androidBodyLocKey) || isOpaque(.androidNotification) || isOpaque(.android)
      || isOpaque(.androidV2) || isOpaque(.androidRemoteNotification)
  }

  /// Whether `aps` brings an alert, whatever it says; `alert` rules judge what it says.
  package var hasAppleAlert: Bool {
    has(.apsAlert) || isOpaque(.aps) || isOpaque(.apnsPayload) || isOpaque(.apns)
  }

  /// Whether the web notification brings a title or a body of its own.
  package var hasWebText: Bool {
    has(.webTitle) || has(.webBody) || isOpaque(.webNotification) || isOpaque(.webpush)
  }

  /// Whether any platform has words to show.
  package var hasText: Bool { hasCommonText || hasAndroidText || hasAppleAlert || hasWebText }

  /// Whether a field is there with something in it; a value of the wrong type counts as something.
  @inlinable
  @inline(__always)
  func holdsText(_ field: Field) -> Bool {
    guard let node = self[field] else { return false }
    return !node.isString || node.contentRange.count > 0
  }

  @usableFromInline
  func isOpaque(_ field: Field) -> Bool { self[field]?.isOpaque ?? false }
}

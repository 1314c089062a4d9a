import FCMLint

/// A fast search for words without which a source contains no FCM document.
enum EvidenceFilter {
  /// Whether a source may contain an FCM document.
  static func mayContainDocument(_ bytes: [UInt8]) -> Bool { bytes.contains(.openBrace) }
}

import FCMLint

/// The findings that change what a platform displays.
package struct PreviewFindings {
  /// The platform of each rule that is about one platform only.
  private let platforms: [String: PayloadSize.Platform]

  package init(_ rules: [Rule]) {
    platforms = Dictionary(
      firstOf: rules.compactMap { rule in
        Self.platform(of: rule.family).map { (rule.id, $0) }
      })
  }

  private static func platform(of family: Rule.Family) -> PayloadSize.Platform? {
    switch family {
    case .android: .android
    case .apns, .aps: .apple
    case .webpush: .web
    default: nil
    }
  }

  /// The findings about the value of a row.
  func about(
    _ row: EffectiveMessage.Row, on platform: PayloadSize.Platform, among findings: [Diagnostic]
  ) -> [Diagnostic] {
    guard let pointer = row.pointer, !pointer.isEmpty else { return [] }
    let inside = pointer + "/"
    return findings.filter { finding in
      let isAboutValue = finding.pointer == pointer || finding.pointer.hasPrefix(inside)
      return isAboutValue && (platforms[finding.rule] ?? platform) == platform
    }
  }
}

import FCMLint

/// The findings that change what a platform displays.
package struct PreviewFindings {
  /// The platform of each rule that is about one platform only.
  private let platforms: [String: PayloadSize.Platform]
  /// The rules about syntax errors.
  private let syntaxRules: Set<String>

  package init(_ rules: [Rule]) {
    syntaxRules = Set(
      rules.compactMap { rule in
        if case .syntaxError = rule.check { return rule.id }
        return nil
      })
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

  /// The errors because of which the text is not valid JSON.
  package func syntaxErrors(among findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { $0.severity == .error && syntaxRules.contains($0.rule) }
  }

  /// The findings that are about no row of a document.
  func unplaced(_ findings: [Diagnostic], _ messages: [EffectiveMessage]) -> [Diagnostic] {
    findings.filter { finding in
      !messages.contains { message in
        message.rows.contains { !about($0, on: message.platform, among: [finding]).isEmpty }
      }
    }
  }
}

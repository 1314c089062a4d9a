import FCMLint

/// Removes secrets from machine-readable reports.
enum Redaction {
  /// Why a finding is suppressed, as the configuration says.
  static func reason(_ suppression: Suppression) -> String? {
    suppression.reason.map { LogSanitizer.visibleLines(SecretScanner.shortened($0)) }
  }

  /// The fixes that contain no secret; only `--fix` applies the others.
  static func fixes(_ diagnostic: Diagnostic) -> [Fix] {
    diagnostic.fixes.filter { fix in
      fix.edits.allSatisfy { SecretScanner.shortened($0.replacement) == $0.replacement }
    }
  }
}

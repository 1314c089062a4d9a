import FCMLint

/// What machine-readable reports may hold of a finding: everything but secrets.
enum Redaction {
  /// The fixes whose text can be told; one that moves or rewrites a secret is for `--fix` alone.
  static func fixes(_ diagnostic: Diagnostic) -> [Fix] {
    diagnostic.fixes.filter { fix in
      fix.edits.allSatisfy { SecretScanner.shortened($0.replacement) == $0.replacement }
    }
  }
}

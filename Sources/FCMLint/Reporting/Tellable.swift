/// What machine-readable reports may hold of a finding: everything but secrets.
enum Tellable {
  /// The pointer, with each name that is a secret shortened.
  static func pointer(_ pointer: String) -> String {
    guard pointer.utf8.count >= Secrets.shortest else { return pointer }
    return pointer.split(separator: "/", omittingEmptySubsequences: false)
      .map { Secrets.shortened(String($0)) }.joined(separator: "/")
  }

  /// The fixes whose text can be told; one that moves or rewrites a secret is for `--fix` alone.
  static func fixes(_ diagnostic: Diagnostic) -> [Fix] {
    diagnostic.fixes.filter { fix in
      fix.edits.allSatisfy { Secrets.shortened($0.replacement) == $0.replacement }
    }
  }
}

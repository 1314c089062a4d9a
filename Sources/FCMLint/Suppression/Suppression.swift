/// A finding that the user suppressed in the configuration or in a baseline.
package struct Suppression: Sendable {
  /// The finding.
  package var diagnostic: Diagnostic
  /// Why it is accepted, as written by the user; nil for a finding in a baseline.
  package var reason: String?

  /// Creates the suppression of a finding.
  package init(_ diagnostic: Diagnostic, reason: String? = nil) {
    self.diagnostic = diagnostic
    self.reason = reason
  }
}

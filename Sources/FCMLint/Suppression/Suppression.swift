/// A finding that the user suppressed.
package struct Suppression: Sendable {
  /// Where it was suppressed.
  package enum Place: String, Sendable {
    /// In the document itself.
    case inSource
    /// In the configuration or a baseline.
    case external
  }

  /// The finding.
  package var diagnostic: Diagnostic
  /// Where it was suppressed.
  package var place: Place
  /// Why it is accepted, as written by the user; nil for a finding in a baseline.
  package var reason: String?

  /// Creates the suppression of a finding.
  package init(_ diagnostic: Diagnostic, _ place: Place, reason: String? = nil) {
    self.diagnostic = diagnostic
    self.place = place
    self.reason = reason
  }
}

/// A finding that somebody has silenced.
package struct Suppression: Sendable {
  /// Where it was silenced.
  package enum Place: String, Sendable {
    /// In the document itself.
    case inSource
    /// In the configuration or a baseline.
    case external
  }

  /// The finding.
  package var diagnostic: Diagnostic
  /// Where it was silenced.
  package var place: Place
  /// Why it is accepted, in the user's words; nil for one of a baseline.
  package var reason: String?

  /// A finding that was silenced there.
  package init(_ diagnostic: Diagnostic, _ place: Place, reason: String? = nil) {
    self.diagnostic = diagnostic
    self.place = place
    self.reason = reason
  }
}

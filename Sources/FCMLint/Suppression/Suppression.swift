/// A finding that the user suppressed.
package struct Suppression: Sendable {
  /// Where the finding is accepted.
  package enum Origin: Sendable {
    /// In a comment of the source.
    case comment
    /// Under `ignore` in the configuration.
    case configuration
    case baseline
  }

  /// The finding.
  package var diagnostic: Diagnostic
  package var origin: Origin
  /// Why it is accepted, as written by the user; nil if no reason is given.
  package var reason: String?

  /// Creates the suppression of a finding.
  package init(_ diagnostic: Diagnostic, _ origin: Origin, reason: String? = nil) {
    self.diagnostic = diagnostic
    self.origin = origin
    self.reason = reason
  }
}

/// A finding that somebody has silenced.
public struct Suppression: Sendable {
  /// Where it was silenced.
  public enum Place: String, Sendable {
    /// In the document itself.
    case inSource
    /// In the configuration or a baseline.
    case external
  }

  /// The finding.
  public var diagnostic: Diagnostic
  /// Where it was silenced.
  public var place: Place
  /// Why it is accepted, in the user's words; nil for one of a baseline.
  public var reason: String?

  /// A finding that was silenced there.
  public init(_ diagnostic: Diagnostic, _ place: Place, reason: String? = nil) {
    self.diagnostic = diagnostic
    self.place = place
    self.reason = reason
  }
}

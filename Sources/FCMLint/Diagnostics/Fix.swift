/// Edits that resolve a finding.
public struct Fix: Hashable, Sendable {
  /// Whether a fix may be applied without a review.
  public enum Safety: String, Sendable {
    /// The document keeps its meaning, or gets the meaning that was clearly intended.
    case safe
    /// A guess; review it before you use the document.
    case unsafe
  }

  /// What the fix does, in a few words that start with a verb.
  public var title: String
  /// Whether the fix may be applied without a review.
  public var safety: Safety
  /// The edits of the source, which do not overlap; apply all of them or none.
  public var edits: [Edit]

  /// The source with the edits of this fix applied.
  ///
  /// - Parameter source: the bytes that the fix was made for.
  public func applied(to source: [UInt8]) -> [UInt8] { EditApplication.apply(edits, to: source) }

  /// Creates a fix.
  ///
  /// - Parameters:
  ///   - title: what the fix does, starting with a verb.
  ///   - safety: whether it may be applied without a review.
  ///   - edits: edits of the source that do not overlap.
  public init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// Edits that make a finding go away, with a promise about what else they change.
public struct Fix: Hashable, Sendable {
  /// Whether a fix may be applied without a look.
  public enum Safety: String, Sendable {
    /// The document means the same afterwards, or what it was plainly meant to mean.
    case safe
    /// A guess that wants a look.
    case unsafe
  }

  /// What the fix does, in a few words that begin with a verb.
  public var title: String
  /// The promise.
  public var safety: Safety
  /// Edits of the source that do not overlap, applied all together or not at all.
  public var edits: [Edit]

  /// The source with the edits of this fix applied.
  ///
  /// - Parameter source: the bytes that the fix was made for.
  public func applied(to source: [UInt8]) -> [UInt8] { EditApplication.apply(edits, to: source) }

  /// A fix of these edits.
  public init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

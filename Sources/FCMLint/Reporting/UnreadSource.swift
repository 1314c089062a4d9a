/// A source that could not be read.
public struct UnreadSource: Sendable {
  /// The path as the reader should see it.
  public var path: String
  /// The path that identifies it wherever the program was started, as in `SourceReport`.
  public var identity: String
  /// What went wrong, in a few words.
  public var words: String

  public init(path: String, identity: String? = nil, words: String) {
    self.path = path
    self.identity = identity ?? path
    self.words = words
  }
}

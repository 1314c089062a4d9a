import FCMLint

/// A source that could not be read, or a configuration that cannot be used.
package struct UnreadableSource: Sendable {
  /// The path as in `SourceReport`.
  package var path: String
  /// The identity as in `SourceReport`.
  package var identity: String
  /// The path from the root of the disk; nil where reports need none.
  package var absolute: String?
  /// Where in the source it went wrong; nil when there is nothing to look at.
  package var place: Position?
  /// What went wrong, in a few words.
  package var words: String

  /// Tells of a source; without an identity the path is one.
  package init(
    path: String, identity: String? = nil, absolute: String? = nil, place: Position? = nil,
    words: String
  ) {
    self.path = path
    self.identity = identity ?? path
    self.absolute = absolute
    self.place = place
    self.words = words
  }

  /// The path with line and column, as far as they are known.
  var address: String { place.map { "\(path):\($0.line):\($0.column)" } ?? path }
}

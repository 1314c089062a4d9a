import FCMLint

/// A source that could not be read, or an invalid configuration.
package struct UnreadableSource: Sendable {
  /// The path as in `SourceReport`.
  package var path: String
  /// The identity as in `SourceReport`.
  package var identity: String
  /// The absolute path; nil if reports do not need it.
  package var absolute: String?
  /// The position of the error; nil if it has none.
  package var place: Position?
  /// A short description of the error.
  package var words: String

  /// Describes a source; `path` is the default for `identity`.
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

  /// The path with line and column, if they are known.
  var address: String { place.map { "\(path):\($0.line):\($0.column)" } ?? path }
}

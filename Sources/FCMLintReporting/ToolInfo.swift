import FCMLint

/// What the program says about itself.
package enum ToolInfo {
  package static let name = "fcmlint"
  package static let homepage = "https://github.com/fcmlint/fcmlint"
  package static let version = "0.1.0"
  /// The revision of Google's API description that the tables follow.
  package static let apiRevision = Schema.revision
}

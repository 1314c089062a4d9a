import FCMLint

/// The name and version of the program.
package enum ToolInfo {
  package static let name = "fcmlint"
  package static let homepage = "https://github.com/fcmlint/fcmlint"
  package static let version = Release.version
  /// The revision of Google's API description that the schema tables implement.
  package static let apiRevision = Schema.revision
}

/// What the program says about itself.
public enum ToolInfo {
  public static let name = "fcmlint"
  public static let homepage = "https://github.com/fcmlint/fcmlint"
  public static let version = "0.1.0"
  /// The revision of Google's API description that the tables follow.
  public static let apiRevision = Schema.revision
}

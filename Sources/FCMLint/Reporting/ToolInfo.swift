/// What the program says about itself.
public enum Tool {
  public static let name = "fcmlint"
  public static let home = "https://github.com/fcmlint/fcmlint"
  public static let version = "0.1.0"
  /// The revision of Google's API description that the tables follow.
  public static let apiRevision = Schema.revision
}

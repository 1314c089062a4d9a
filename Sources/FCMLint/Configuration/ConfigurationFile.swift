/// What one `.fcmlint.json` says.
public struct ConfigurationFile: Sendable {
  /// The name that is looked for in each folder.
  public static let name = ".fcmlint.json"

  /// A severity for a rule or a family; nil turns it off.
  public struct RuleSetting: Sendable {
    /// The id of the rule, or the name of the family.
    public var name: String
    /// The severity of its findings; nil for none at all.
    public var severity: Severity?
    /// Where the setting stands in its file.
    public var range = ByteRange(0, 0)
  }

  /// Files whose documents are of one kind, whatever they look like.
  public struct Claim: Sendable {
    /// Patterns of the files.
    public var files: [Glob]
    /// What their documents are taken for.
    public var kind: DocumentKind
    /// Where the entry stands in the configuration file.
    public var range = ByteRange(0, 0)
  }

  /// Findings that are known and accepted.
  public struct Ignore: Sendable {
    /// Patterns of the files.
    public var files: [Glob]
    /// The id of the rule that made the findings.
    public var rule: String
    /// The JSON Pointer of the finding; nil means anywhere in the document.
    public var pointer: String?
    /// Why they are accepted, in the user's words.
    public var reason: String
    /// Where the entry stands in the configuration file.
    public var range: ByteRange
  }

  /// Settings that hold for some files only.
  public struct Override: Sendable {
    /// Patterns of the files.
    public var files: [Glob]
    /// The severities that hold for them.
    public var rules: [RuleSetting]
  }

  /// Whether the search upward for files to build on ends here.
  public var isRoot = false
  /// The path of the file this one builds on, relative to its own folder.
  public var extends: String?
  /// Where that path stands.
  public var extendsPlace = ByteRange(0, 0)
  /// Severities by rule or family.
  public var rules: [RuleSetting] = []
  /// What the documents of some files are taken for.
  public var documents: [Claim] = []
  /// Patterns of files and folders that are left out.
  public var exclude: [Glob] = []
  /// How placeholders of templates look, such as `{{*}}`; nil where the file does not say.
  public var placeholders: [String]?
  /// Findings that are known and accepted.
  public var ignores: [Ignore] = []
  /// Severities for some files.
  public var overrides: [Override] = []
  /// The lowest severity that fails a run; nil where the file does not say.
  public var failOn: FailThreshold?
  /// What only the project knows about itself.
  public var project = ProjectSettings.none
  /// Where each top-level key stands, so that `fcmlint config` can say where a value came from.
  public var places: [String: ByteRange] = [:]

  /// A file that says nothing.
  public init() {}
}

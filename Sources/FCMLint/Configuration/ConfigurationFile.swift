/// What one `.fcmlint.json` says.
package struct ConfigurationFile: Sendable {
  /// The name that is looked for in each folder.
  package static let name = ".fcmlint.json"

  /// A severity for a rule or a family; nil turns it off.
  package struct RuleSetting: Sendable {
    /// The id of the rule, or the name of the family.
    package var name: String
    /// The severity of its findings; nil for none at all.
    package var severity: Severity?
    /// Where the setting stands in its file.
    package var range = ByteRange(0, 0)
  }

  /// Files whose documents are of one kind, whatever they look like.
  package struct Claim: Sendable {
    /// Patterns of the files.
    package var files: [Glob]
    /// What their documents are taken for.
    package var kind: DocumentKind
    /// Where the entry stands in the configuration file.
    package var range = ByteRange(0, 0)
  }

  /// Findings that are known and accepted.
  package struct Ignore: Sendable {
    /// Patterns of the files.
    package var files: [Glob]
    /// The id of the rule that made the findings.
    package var rule: String
    /// The JSON Pointer of the finding; nil means anywhere in the document.
    package var pointer: String?
    /// Why they are accepted, in the user's words.
    package var reason: String
    /// Where the entry stands in the configuration file.
    package var range: ByteRange
  }

  /// Settings that hold for some files only.
  package struct Override: Sendable {
    /// Patterns of the files.
    package var files: [Glob]
    /// The severities that hold for them.
    package var rules: [RuleSetting]
  }

  /// Whether the search upward for files to build on ends here.
  package var isRoot = false
  /// The path of the file this one builds on, relative to its own folder.
  package var extends: String?
  /// Where that path stands.
  package var extendsPlace = ByteRange(0, 0)
  /// Severities by rule or family.
  package var rules: [RuleSetting] = []
  /// What the documents of some files are taken for.
  package var documents: [Claim] = []
  /// Patterns of files and folders that are left out.
  package var exclude: [Glob] = []
  /// How placeholders of templates look, such as `{{*}}`; nil where the file does not say.
  package var placeholders: [String]?
  /// Findings that are known and accepted.
  package var ignores: [Ignore] = []
  /// Severities for some files.
  package var overrides: [Override] = []
  /// The lowest severity that fails a run; nil where the file does not say.
  package var failOn: FailThreshold?
  /// What only the project knows about itself.
  package var project = ProjectSettings.none
  /// Where each top-level key stands, so that `fcmlint config` can say where a value came from.
  package var places: [String: ByteRange] = [:]

  /// A file that says nothing.
  package init() {}
}

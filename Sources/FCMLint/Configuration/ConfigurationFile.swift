/// The content of one `.fcmlint.jsonc` or `.fcmlint.json`.
package struct ConfigurationFile: Sendable {
  /// The name of new files.
  package static let name = ".fcmlint.jsonc"
  /// The file names, which are searched in each directory.
  package static let names = [name, ".fcmlint.json"]
  /// Names that are easily taken for these.
  package static let nearMisses = [
    "fcmlint.json", "fcmlint.jsonc", ".fcmlintrc.json", ".fcmlintrc",
  ]

  /// The severity of a rule or a family.
  package struct RuleSetting: Sendable {
    /// The ID of the rule or the name of the family.
    package var name: String
    /// The severity of its findings; nil if it is off.
    package var severity: Severity?
    /// The range of the setting in its file.
    package var range = ByteRange(0, 0)
  }

  /// What some files contain.
  package struct Claim: Sendable {
    /// Patterns of the files.
    package var files: [Glob]
    /// The kind of their documents, which replaces detection; nil to detect it.
    package var kind: DocumentKind?
    /// Whether the documents are embedded in text or source code.
    package var isEmbedded = false
    /// The range of the entry in the configuration file.
    package var range = ByteRange(0, 0)
  }

  /// Findings that are accepted.
  package struct Ignore: Sendable {
    /// Patterns of the files.
    package var files: [Glob]
    /// The ID of the rule, or the name of its family.
    package var rule: String
    /// The JSON Pointer of the finding; nil means anywhere in the document.
    package var pointer: String?
    /// Why they are accepted, as written by the user.
    package var reason: String
    /// The range of the entry in the configuration file.
    package var range: ByteRange
  }

  /// Settings for some files only.
  package struct Override: Sendable {
    /// Patterns of the files.
    package var files: [Glob]
    /// The severities for these files.
    package var rules: [RuleSetting]
  }

  /// A file that another one names, by a path relative to the directory of that one.
  package struct Reference: Sendable {
    package var path: String
    /// The range of the path.
    package var range: ByteRange
  }

  /// The files that this one extends; later ones override earlier ones.
  package var extends: [Reference] = []
  /// Severities by rule or family.
  package var rules: [RuleSetting] = []
  /// What some files contain.
  package var documents: [Claim] = []
  /// Whether a search reads embedded documents; nil if not set.
  package var embedded: Bool?
  /// Patterns of excluded files and directories.
  package var exclude: [Glob] = []
  /// The placeholder styles of templates, such as `@*@`.
  package var placeholders: [String] = []
  /// Whether the default styles of placeholders count, too; nil if not set.
  package var defaultPlaceholders: Bool?
  /// Findings that are accepted.
  package var ignores: [Ignore] = []
  /// Severities for some files.
  package var overrides: [Override] = []
  /// The lowest severity that fails a run; nil if not set.
  package var failOn: FailThreshold?
  /// The path of the baseline, relative to the directory of this file; nil if not set.
  package var baseline: String?
  /// The range of that path.
  package var baselinePlace = ByteRange(0, 0)
  /// Facts about the project.
  package var project = ProjectSettings.none
  /// The range of each top-level key, so that `fcmlint config` can name the source of a value.
  package var places: [String: ByteRange] = [:]

  /// Creates an empty configuration.
  package init() {}
}

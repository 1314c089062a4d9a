import FCMLint

/// The rules and directories that machine-readable reports refer to.
package struct ReportContext: Sendable {
  /// A directory named by a CI system, with and without symbolic links.
  package struct Folder: Sendable {
    /// The absolute path as given by the CI system.
    package var name: String
    /// The absolute path with symbolic links resolved.
    package var resolved: String

    package init(name: String, resolved: String) {
      self.name = name
      self.resolved = resolved
    }

    /// The absolute path relative to the directory; nil if it is outside.
    func rest(of absolute: String) -> String? {
      for folder in [resolved, name] where !folder.isEmpty {
        let prefix = folder.utf8.last == .slash ? folder : folder + "/"
        if absolute.utf8.starts(with: prefix.utf8) {
          return String(decoding: absolute.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        }
      }
      return nil
    }
  }

  /// All rules, whose documentation some formats include; without such a format they are not made.
  package var rules: @Sendable () -> [Rule]
  /// The directory of the repository on GitHub Actions.
  package var workspace: Folder?
  /// The directory of the repository on GitLab CI.
  package var project: Folder?

  package init(
    rules: @autoclosure @escaping @Sendable () -> [Rule] = [], workspace: Folder? = nil,
    project: Folder? = nil
  ) {
    self.rules = rules
    self.workspace = workspace
    self.project = project
  }

  /// The rules by ID.
  var rulesByID: [String: Rule] {
    Dictionary(firstOf: rules().map { ($0.id, $0) })
  }
}

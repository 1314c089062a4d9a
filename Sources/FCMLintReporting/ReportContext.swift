import FCMLint

/// What the reports for other programs have to know besides the findings.
package struct ReportContext: Sendable {
  /// A directory that a build server has named, as it spells it and with links followed.
  package struct Folder: Sendable {
    /// The absolute path as the build server spells it.
    package var name: String
    /// The absolute path with links followed.
    package var resolved: String

    package init(name: String, resolved: String) {
      self.name = name
      self.resolved = resolved
    }

    /// The rest of an absolute path below the directory; nil when it does not lie there.
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

  /// Every rule that can speak; their pages explain the findings.
  package var rules: [Rule]
  /// The directory that GitHub checked the repository out to.
  package var workspace: Folder?
  /// The directory that GitLab checked the repository out to.
  package var project: Folder?

  package init(
    rules: [Rule] = [], workspace: Folder? = nil, project: Folder? = nil
  ) {
    self.rules = rules
    self.workspace = workspace
    self.project = project
  }

  /// The rules by their ids.
  var rulesByID: [String: Rule] {
    Dictionary(firstOf: rules.map { ($0.id, $0) })
  }
}

/// What the reports for other programs have to know besides the findings.
public struct ReportContext: Sendable {
  /// A directory that a build server has named, as it spells it and with links followed.
  public struct Folder: Sendable {
    /// The absolute path as the build server spells it.
    public var name: String
    /// The absolute path with links followed.
    public var resolved: String

    public init(name: String, resolved: String) {
      self.name = name
      self.resolved = resolved
    }

    /// The rest of an absolute path below the directory; nil when it does not lie there.
    func rest(of absolute: String) -> String? {
      for folder in [resolved, name] where !folder.isEmpty {
        let prefix = folder.utf8.last == 0x2F ? folder : folder + "/"
        if absolute.utf8.starts(with: prefix.utf8) {
          return String(decoding: absolute.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        }
      }
      return nil
    }
  }

  /// Every rule that can speak; their pages explain the findings.
  public var rules: [Rule]
  /// The directory that GitHub checked the repository out to.
  public var workspace: Folder?
  /// The directory that GitLab checked the repository out to.
  public var project: Folder?

  public init(
    rules: [Rule] = [], workspace: Folder? = nil, project: Folder? = nil
  ) {
    self.rules = rules
    self.workspace = workspace
    self.project = project
  }

  /// The rules by their ids.
  var rulesByID: [String: Rule] {
    Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
  }
}

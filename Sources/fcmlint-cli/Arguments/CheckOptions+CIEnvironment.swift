import FCMLint
import FCMLintReporting
import FCMLintWorkspace

extension CheckOptions {
  /// Adapts the reports to the CI system that runs the program.
  mutating func adapt(
    in environment: (String) -> String?, rules: @autoclosure @escaping @Sendable () -> [Rule]
  ) {
    for index in destinations.indices where destinations[index].format == .auto {
      destinations[index].format = .suiting(environment)
    }
    context = ReportContext(
      rules: rules(),
      workspace: Self.folder(environment("GITHUB_WORKSPACE")),
      project: Self.folder(environment("CI_PROJECT_DIR")))
    // GitHub shows only ten annotations of each severity, so the job summary lists all findings,
    // unless a Markdown report was requested explicitly.
    let isForGitHub = destinations.contains { $0.format == .github && $0.file == nil }
    let hasPage = destinations.contains { $0.format == .markdown }
    if isForGitHub, !hasPage, let page = environment("GITHUB_STEP_SUMMARY"), !page.isEmpty {
      destinations.append(
        Destination(format: .markdown, file: FilePath(page), appends: true))
    }
  }

  private static func folder(_ name: String?) -> ReportContext.Folder? {
    guard let name, !name.isEmpty else { return nil }
    return ReportContext.Folder(name: name, resolved: FilePath(name).linkTarget?.text ?? name)
  }
}

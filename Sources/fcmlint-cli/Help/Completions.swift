import FCMLint

/// The shells that have completion scripts.
enum Completions: String, CaseIterable {
  case bash, zsh, fish, powershell

  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    case .powershell: PowerShellCompletions.script
    }
  }

  /// The text in single quotes for bash and zsh.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension CommandSpec {
  static let completions = CommandSpec(
    .completions, synopsis: "fcmlint completions bash|zsh|fish|powershell",
    summary: "print a completion script for a shell",
    details: """
      bash: source <(fcmlint completions bash)
      zsh: source <(fcmlint completions zsh)
      fish: fcmlint completions fish | source
      PowerShell: fcmlint completions powershell | Out-String | Invoke-Expression
      """)

  /// The manual page, which only `make install` needs.
  static let man = CommandSpec(
    .man, synopsis: "fcmlint man", summary: "print the manual page")
}

import FCMLint

/// The shells whose completions the program writes.
enum Completions: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  /// A text between single quotes, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension CommandSpec {
  static let completions = CommandSpec(
    .completions, synopsis: "fcmlint completions bash|zsh|fish",
    summary: "print the completions for a shell",
    details: """
      bash: source <(fcmlint completions bash)
      zsh: source <(fcmlint completions zsh)
      fish: fcmlint completions fish | source
      """)

  /// The manual page, which only the installation asks for.
  static let man = CommandSpec(
    .man, synopsis: "fcmlint man", summary: "print the manual page")
}

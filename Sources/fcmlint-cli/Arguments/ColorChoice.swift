/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  init(_ arguments: Arguments) throws {
    let word = try arguments.word("color", "value of --color", Self.allCases.map(\.rawValue))
    self = word.flatMap(Self.init(rawValue:)) ?? .auto
  }

  /// Whether to use colors. The first that applies decides: the option, `NO_COLOR`, the variables
  /// that force colors, whether the output is a terminal.
  func isColored(isTerminal: Bool, _ environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment("NO_COLOR")?.isEmpty == false { return false }
      for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
        if let value = environment(name), !value.isEmpty, value != "0" { return true }
      }
      return isTerminal && environment("TERM") != "dumb"
    }
  }
}

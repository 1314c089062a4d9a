/// Whether colours are wanted.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  init(_ arguments: Arguments) throws {
    let word = try arguments.word("color", "value of --color", Self.allCases.map(\.rawValue))
    self = word.flatMap(Self.init(rawValue:)) ?? .auto
  }

  /// The flag decides, then `NO_COLOR`, then the variables that force colours, then the terminal.
  func isColoured(isTerminal: Bool, _ environment: (String) -> String?) -> Bool {
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

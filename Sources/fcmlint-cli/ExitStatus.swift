/// How the program ends.
enum ExitStatus: Int32, CaseIterable {
  case clean = 0
  case findings = 1
  case failed = 2

  var meaning: String {
    switch self {
    case .clean: "Nothing was found that fails the run."
    case .findings: "Something was found."
    case .failed: "An error: a bad option, a bad configuration, or a file that cannot be read."
    }
  }
}

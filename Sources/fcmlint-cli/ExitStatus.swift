/// The exit status of the program.
enum ExitStatus: Int32, CaseIterable {
  case clean = 0
  case findings = 1
  case failed = 2

  var meaning: String {
    switch self {
    case .clean: "Success: no findings at or above --fail-on."
    case .findings:
      "Findings at or above --fail-on, more warnings than --max-warnings, a difference with --diff, "
        + "or no FCM document with --require-documents."
    case .failed: "A usage, configuration or I/O error."
    }
  }
}

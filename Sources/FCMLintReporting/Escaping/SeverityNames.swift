import FCMLint

extension Severity {
  /// The name in a format with three levels, the last for infos and hints.
  func named(_ error: String, _ warning: String, _ note: String) -> String {
    switch self {
    case .error: error
    case .warning: warning
    case .info, .hint: note
    }
  }
}

import FCMLint

/// Queries about other processes.
package enum SystemProcess {
  /// Whether a process with this ID is running; false for an invalid ID.
  package static func isRunning(_ number: Int64) -> Bool {
    guard let number = pid_t(exactly: number), number > 0 else { return false }
    // EPERM means that the process runs as another user.
    return kill(number, 0) == 0 || errno == EPERM
  }
}

import FCMLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another process of the system.
package enum SystemProcess {
  /// Whether a process with this number runs; a number that none can have is that of none.
  package static func isRunning(_ number: Int64) -> Bool {
    guard let number = pid_t(exactly: number), number > 0 else { return false }
    // It may belong to somebody else, whom nobody may send a signal.
    return kill(number, 0) == 0 || errno == EPERM
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program as the system sees it.
///
/// A closure among the statements of `main.swift` would belong to the main actor, and with it the
/// runtime of actors and queues would be linked in, and set up at every start.
enum Program {
  static func run() -> Never {
    // A reader that is gone shows as a failed write, not as a signal.
    signal(SIGPIPE, SIG_IGN)
    // So does a limit on the size of files.
    signal(SIGXFSZ, SIG_IGN)
    let streams = ProcessStreams()
    let status = CommandDispatch(streams: streams) { name in
      getenv(name).map { String(cString: $0) }
    }.run(ProcessStreams.arguments)
    exit(status.rawValue)
  }
}

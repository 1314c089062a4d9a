#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A reader that is gone shows as a failed write, not as a signal.
signal(SIGPIPE, SIG_IGN)
let streams = ProcessStreams()
let status = Command(streams: streams) { name in
  getenv(name).map { String(cString: $0) }
}.run(ProcessStreams.arguments)
exit(status.rawValue)

import FCMLintEmbedding
import FCMLintRules

@testable import FCMLint

#if canImport(Glibc)
  import Glibc
#endif

/// Checks that the time for an input that repeats parts of another one is linear, and that the memory is
/// limited.
///
/// The first byte chooses the reader. The others are parts, separated by zeros: one that is repeated,
/// or one that comes first, any number that are repeated one after the other, and one that comes last.
func fuzzRepetitions(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  let reader = RepeatedReader.all[Int(first) % RepeatedReader.all.count]
  let parts = bytes.dropFirst().split(separator: 0, omittingEmptySubsequences: false).map(
    Array.init)
  let repeated = parts.count < 3 ? parts[...] : parts[1..<parts.count - 1]
  let size = repeated.reduce(0) { $0 + $1.count }
  guard size > 0 else { return }
  let count = min(longestRun, longestText / size)
  func text(_ count: Int) -> [UInt8] {
    var text = parts.count < 3 ? [] : parts[0]
    for part in repeated { for _ in 0..<count { text += part } }
    return text + (parts.count < 3 ? [] : parts[parts.count - 1])
  }
  let whole = reader.measure(text(count))
  invariant(
    whole.memory <= freeMemory + memoryPerByte * whole.count,
    "\(reader.name): \(whole.memory / whole.count) bytes of memory per byte, \(whole.count) bytes")
  // Other work may have made one of the runs slow.
  guard whole.seconds > suspicious * Double(whole.count) else { return }
  let ratios = (0..<2).map { _ in
    reader.measure(text(count)).seconds / reader.measure(text(count / 2)).seconds
  }
  let ratio = ratios.min() ?? 0
  invariant(
    ratio < steepest && whole.seconds < longest * Double(whole.count),
    "\(reader.name): \(whole.seconds) s for \(whole.count) bytes, \(ratio) times as long as for half"
  )
}

private let longestRun = 100_000
private let longestText = 100_000
/// The memory of a run, apart from the multiple of the input: what the program may use, with room for the
/// program itself.
private let freeMemory = 24 << 20
private let memoryPerByte = 12
/// The seconds per byte from which the growth is measured, and those that are always too long, with the
/// address sanitizer.
private let suspicious = 2e-6
private let longest = 40e-6
/// How many times as long twice the text may take.
private let steepest = 2.6

/// What reads a repeated text.
private struct RepeatedReader: Sendable {
  var name: String
  var read: @Sendable ([UInt8]) -> Void

  static let all: [RepeatedReader] =
    HostLanguage.allCases.map { language in
      RepeatedReader(name: "\(language)") { readEmbedded($0, language) }
    } + [
      RepeatedReader(name: "JSON") { readJSON($0, .single) },
      RepeatedReader(name: "JSON Lines") { readJSON($0, .lines) },
      RepeatedReader(name: "configuration", read: fuzzConfiguration),
    ]

  /// The processor time, the memory and the length of a text.
  func measure(_ text: [UInt8]) -> (seconds: Double, memory: Int, count: Int) {
    let before = HeapMeter.start()
    let start = processorTime()
    read(text)
    return (max(processorTime() - start, 1e-6), HeapMeter.peak - before, max(text.count, 1))
  }
}

// The search for fixes has limits of its own and is measured by `make scaling`.
private func readEmbedded(_ bytes: [UInt8], _ language: HostLanguage) {
  _ = EmbeddedLinter(LintSession(linter), language: language, templates: .standard, kind: nil)
    .lint(bytes)
}

private func readJSON(_ bytes: [UInt8], _ layout: Linter.Layout) {
  _ = lint(bytes, layout, nil)
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Counts the bytes on the heap, through the sanitizer.
private enum HeapMeter {
  /// The bytes on the heap, and the most of them since the start.
  nonisolated(unsafe) private static let counts = {
    let counts = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    counts.initialize(repeating: 0, count: 2)
    return counts
  }()

  private static let isInstalled: Bool = {
    _ = counts
    let allocated: @convention(c) (UnsafeRawPointer?, Int) -> Void = { _, size in
      counts[0] += size
      if counts[0] > counts[1] { counts[1] = counts[0] }
    }
    let freed: @convention(c) (UnsafeRawPointer?) -> Void = { pointer in
      if let pointer { counts[0] -= allocatedSize(pointer) }
    }
    return installHooks(allocated, freed) > 0
  }()

  static var peak: Int { counts[1] }

  /// Forgets the peak and returns the bytes on the heap.
  static func start() -> Int {
    invariant(isInstalled, "the sanitizer does not report what is allocated")
    counts[1] = counts[0]
    return counts[0]
  }
}

@_silgen_name("__sanitizer_install_malloc_and_free_hooks")
private func installHooks(
  _ allocated: @convention(c) (UnsafeRawPointer?, Int) -> Void,
  _ freed: @convention(c) (UnsafeRawPointer?) -> Void
) -> CInt

@_silgen_name("__sanitizer_get_allocated_size")
private func allocatedSize(_ pointer: UnsafeRawPointer) -> Int

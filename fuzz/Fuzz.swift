import FCMLintRules

@testable import FCMLint

#if canImport(Glibc)
  import Glibc
#endif

/// The fuzz targets; the program runs the one it is named after.
let targets: [String: @Sendable ([UInt8]) -> Void] = [
  "parser": fuzzParser,
  "linter": fuzzLinter,
  "lines": fuzzLines,
  "fixer": fuzzFixer,
  "unsafe-fixer": fuzzUnsafeFixer,
  "embedded": fuzzEmbedded,
  "repetitions": fuzzRepetitions,
  "reports": fuzzReports,
  "server": fuzzServer,
  "configuration": fuzzConfiguration,
  "condition": fuzzCondition,
  "url": fuzzURL,
  "glob": fuzzGlob,
]

nonisolated(unsafe) var chosen: @Sendable ([UInt8]) -> Void = fuzzParser

@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
  guard let first = arguments.pointee?.pointee else { return 0 }
  let name = String(cString: first).split(separator: "/").last.map(String.init) ?? ""
  guard let target = targets[name] else {
    say("unknown target \(name); use one of: \(targets.keys.sorted().joined(separator: " "))")
    exit(2)
  }
  chosen = target
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// Checks an invariant of every input; the fuzzer keeps an input that violates it.
func invariant(_ holds: @autoclosure () -> Bool, _ words: @autoclosure () -> String) {
  guard !holds() else { return }
  say("INVARIANT VIOLATED: \(words())")
  abort()
}

private func say(_ text: String) {
  let bytes = Array((text + "\n").utf8)
  _ = write(2, bytes, bytes.count)
}

/// A linter with all rules that reports all severities.
let linter: Linter = {
  var configuration = Configuration()
  configuration.level = .hint
  return Linter(rules: Rulebook.all, configuration: configuration)
}()

import FCMLintRules

@testable import FCMLint

/// Checks that any configuration file can be read and every problem is inside the file.
func fuzzConfiguration(_ bytes: [UInt8]) {
  let names = Rulebook.names
  let (_, problems) = ConfigurationReader.read(bytes, ruleNames: names)
  for problem in problems { checkComplaint(problem.message, problem.range, in: bytes) }
  switch Baseline.read(bytes) {
  case .success(let baseline):
    let again = try? Baseline.read(Array(baseline.text.utf8)).get()
    invariant(again?.entries == baseline.entries, "a baseline is not what was written")
  case .failure(let problem): checkComplaint(problem.message, problem.range, in: bytes)
  }
}

/// Checks that a problem is inside the file and its message contains no control characters.
private func checkComplaint(_ message: String, _ range: ByteRange, in bytes: [UInt8]) {
  invariant(range.start >= 0 && range.end <= bytes.count, "\(message) at \(range)")
  invariant(!message.unicodeScalars.contains(where: { $0.isHidden }), message)
}

/// Checks that any text can be parsed as a condition whose parts are inside it.
func fuzzCondition(_ bytes: [UInt8]) {
  let condition = Condition(bytes: bytes)
  var parts = condition.topics.flatMap { [$0.name, $0.literal] }
  parts += condition.problems.map(\.range) + condition.mixtures.map(\.change)
  for part in parts {
    invariant(part.lowerBound >= 0 && part.upperBound <= bytes.count, "\(part) of \(bytes.count)")
    _ = condition.text(part)
  }
  let outline = bytes.withUnsafeBufferPointer { ConditionSummary(text: $0) }
  if outline.isSound {
    invariant(condition.isComplete && condition.problems.isEmpty, "one look found no fault")
    invariant(outline.topics == condition.topics.count, "\(outline.topics) topics in one look")
    invariant(outline.isMixed == !condition.mixtures.isEmpty, "one look saw other operators")
  }
}

/// Checks that any text can be parsed as a URL whose parts are inside it and in order.
func fuzzURL(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let url = URLReference(text)
  let parts = [
    url.scheme, url.userinfo, url.host, url.port, url.path, url.lastSegment, url.query,
    url.fragment, url.strayCharacter,
  ]
  for part in parts.compactMap({ $0 }) {
    invariant(part.lowerBound >= 0 && part.upperBound <= text.utf8.count, "\(part) of \(text)")
    _ = url.text(part)
  }
  _ = (url.text(url.lastSegment), url.hostExtension, url.hostAndPort)
  _ = (ProtoDuration(text: bytes[...]), HexColor(text), HexColor(text, alphaLast: true))
  _ = (ProtoTimestamp.isValid(bytes), SecretScanner.shortened(text))
}

/// Checks that any pattern and path can be matched, and that a literal pattern matches only itself.
func fuzzGlob(_ bytes: [UInt8]) {
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let path = parts.count > 1 ? Array(parts[1]) : bytes
  let pattern = String(decoding: parts[0], as: UTF8.self)
  let ignore = GitIgnore(Array(parts[0]))
  _ = (ignore.decision(on: path[...], isFolder: true), ignore.isEmpty)
  if ignore.decision(on: path[...], isFolder: false) != nil {
    invariant(!ignore.isEmpty, "an empty list decides")
  }
  guard let glob = try? Glob(pattern) else { return }
  _ = glob.matches(path)
  if !pattern.utf8.contains(where: { "*?[]{}\\,".utf8.contains($0) }) {
    invariant(glob.matches(pattern), "\(pattern) does not match itself")
    invariant(glob.matches(path) == (Array(pattern.utf8) == path), "\(pattern) matches \(path)")
  }
}

import FCMLint
import Foundation
import XCTest

@testable import fcmlint_cli

/// Tests the completions in real shells.
final class CompletionsTests: XCTestCase {
  /// Each kind of value that help pages show has completions.
  func testEveryValueHasCompletions() {
    let free: Set = ["N"]
    for page in CommandSpec.all {
      for option in page.options {
        guard let value = option.value, !free.contains(value) else { continue }
        if case .anything = CompletionKind(option) {
          XCTFail("\(page.name) --\(option.name): what is \(value)?")
        }
      }
    }
  }

  func testTheHelpNamesEveryKind() {
    for kind in DocumentKind.allCases {
      XCTAssert(OptionSpec.kind.help.contains(kind.word), kind.word)
    }
  }

  func testBash() throws {
    // The words as the shell splits them; the last one is completed.
    let cases: [([String], String, String?)] = [
      (["exp"], "explain", nil), (["check", "--form"], "--format", nil),
      (["--format", "js"], "json jsonl", nil), (["--format", "=", "js"], "json jsonl", nil),
      (["--format", "="], "concise", nil), (["check", "--fail-on", ""], "never", "hint"),
      (["--kind", "device"], "device-group", nil), (["--color", "=", "al"], "always", nil),
      (["--select", "topic-prefix,aps"], "topic-prefix,aps", "topic-prefix"),
      (["--severity", "topic-pre"], "topic-prefix=", nil),
      (["--severity", "topic-prefix", "=", "o"], "off", nil),
      (["--severity", "=", "topic-prefix", "=", "o"], "off", nil),
      (["explain", "topic-p"], "topic-prefix", nil), (["rules", "--format", "m"], "markdown", nil),
      (["completions", ""], "bash zsh fish powershell", nil),
      (["rules", "--"], "--format", "--select"),
      (["--output", "Pack"], "", "Package.swift"), (["Pack"], "Package.swift", nil),
      (["fixtures/cl"], "fixtures/clean", nil), (["--", "--form"], "", "--format"),
      (["a.json", "--qui"], "--quiet", nil), (["--format", "sarif", "=", "Pack"], "", "json"),
    ]
    var script = "cd '\(Golden.root.path)'\nsource '\(try file("bash"))'\n"
    script += "complete -p fcmlint >/dev/null || exit 1\n"
    for (words, _, _) in cases {
      let list = (["fcmlint"] + words).map(Completions.quoted).joined(separator: " ")
      script += "COMP_WORDS=(\(list)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=()\n"
      script += "_fcmlint fcmlint 2>/dev/null; echo \"${COMPREPLY[*]}\"\n"
    }
    try check(cases, lines: run("bash", script))
  }

  func testFish() throws {
    let cases: [([String], String, String?)] = [
      (["exp"], "explain", nil), (["check", "--form"], "--format", nil),
      (["--format", "js"], "json jsonl", nil), (["--format=js"], "--format=json", nil),
      (["check", "--fail-on", ""], "never", "hint"), (["--kind", "device"], "device-group", nil),
      (["--select", "topic-prefix,aps"], "topic-prefix,aps", nil),
      (["--severity", "topic-pre"], "topic-prefix=", nil),
      (["--severity", "topic-prefix=o"], "topic-prefix=off", nil),
      (["explain", "topic-p"], "topic-prefix", nil), (["rules", "--format", "m"], "markdown", nil),
      (["completions", ""], "bash fish powershell zsh", nil),
      (["rules", "--"], "--format", "--select"),
      (["Pack"], "Package.swift", nil), (["a.json", "--qui"], "--quiet", nil),
    ]
    var script = "cd '\(Golden.root.path)'\nsource '\(try file("fish"))'\n"
    for (words, _, _) in cases {
      let line = (["fcmlint"] + words).joined(separator: " ")
      script += "echo (complete -C'\(line)' | string replace -r '\\t.*' '')\n"
    }
    try check(cases, lines: run("fish", script))
  }

  func testZsh() throws {
    let cases = [
      ("exp", "explain"), ("check --form", "--format"), ("--format jsonl", "jsonl"),
      ("--format conc", "concise"), ("--kind dev", "device-group"), ("--color=al", "always"),
      ("check --select topic-prefix,apns-im", "topic-prefix,apns-im"),
      ("--severity topic-prefix=o", "topic-prefix=off"), ("explain topic-pr", "topic-prefix"),
      ("rules --format m", "markdown"), ("completions f", "fish"), ("Pack", "Package.swift"),
      ("a.json --qui", "--quiet"),
    ]
    // A shell in a terminal, in which one key prints the completed line. What is typed before the line
    // editor has set the terminal would be lost.
    var script = """
      zmodload zsh/zpty
      cd '\(Golden.root.path)'
      zpty shell 'PS1= zsh -f -i'
      zpty -w shell 'autoload -U compinit; compinit -C -D; source \(try file("zsh"))'
      zpty -w shell 'say() { print -r -- "<$BUFFER>"; BUFFER=; zle send-break }; zle -N say'
      zpty -w shell 'bindkey "^I" expand-or-complete; bindkey "^X" say; unsetopt auto_list beep'
      zpty -w shell 'KEYTIMEOUT=1'
      zpty -w shell 'zle-line-init() { print READ""Y; zle -D zle-line-init }; zle -N zle-line-init'
      zpty -r shell line '*READY*' || exit 1

      """
    for (typed, _) in cases {
      script += "zpty -n -w shell $'fcmlint \(typed)\\t\\x18'\n"
      script += "zpty -r shell answer $'*<*>*'; answer=${answer##*<}; print -r -- ${answer%%>*}\n"
    }
    let lines = try run("zsh", script + "zpty -d shell\n")
    XCTAssertEqual(lines.count, cases.count)
    for (line, (typed, wanted)) in zip(lines, cases) {
      XCTAssertTrue(line.contains(wanted), "\(typed): \(line)")
    }
  }

  func testTheManualPageIsWhatTheProgramWrites() throws {
    try Golden.compare(CommandRun(["man"]).output, with: "editors/shell/fcmlint.1")
  }

  func testTheManualPageIsWellFormed() throws {
    let path = Golden.root.appendingPathComponent("editors/shell/fcmlint.1").path
    // Inside an assertion, a skip would count as a failure.
    let complaints = try run("mandoc", nil, ["-T", "lint", "-W", "warning", path])
    XCTAssertEqual(complaints, [])
  }

  func testMistakes() {
    for arguments in [["completions"], ["completions", "csh"], ["completions", "bash", "zsh"]] {
      XCTAssertEqual(CommandRun(arguments).status, 2)
    }
    XCTAssertTrue(CommandRun(["completions", "bsh"]).errors.contains("did you mean bash?"))
  }

  private func check(_ cases: [([String], String, String?)], lines: [String]) throws {
    XCTAssertEqual(lines.count, cases.count)
    for (line, (typed, wanted, unwanted)) in zip(lines, cases) {
      let found = Set(line.split(separator: " ").map(String.init))
      for word in wanted.split(separator: " ").map(String.init) {
        XCTAssertTrue(found.contains(word), "\(typed): \(word) is missing in \(line)")
      }
      if wanted.isEmpty { XCTAssertEqual(line, "", "\(typed)") }
      if let unwanted { XCTAssertFalse(found.contains(unwanted), "\(typed): \(line)") }
    }
  }

  /// Writes the script of a shell to a file.
  private func file(_ shell: String) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(CommandRun(["completions", shell]).output.utf8).write(to: url)
    addTeardownBlock { try? FileManager.default.removeItem(at: url) }
    return url.path
  }

  /// The lines that a program prints; a shell is given a script.
  private func run(_ name: String, _ script: String?, _ arguments: [String] = []) throws
    -> [String]
  {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw XCTSkip("\(name) is not installed")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = (script.map { ["-c", $0] } ?? []) + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

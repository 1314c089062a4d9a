import FCMLint
import Foundation
import XCTest

@testable import fcmlint_cli

/// The summary of the concise report, and the runs that `--require-documents` fails.
final class ConciseRunTests: XCTestCase {
  private let bad = #"{"message":{"topic":"/topics/a","android":{"priority":"now"}}}"#
  private let good = #"{"message":{"topic":"a","data":{"k":"v"}}}"#
  private let other = #"{"name":"package","version":"1.0.0"}"#

  private func scratch(_ files: [String: String]) throws -> ScratchFolder {
    let scratch = try ScratchFolder(isRepository: false)
    for (name, text) in files {
      try FileManager.default.createDirectory(
        at: scratch.path(name).deletingLastPathComponent(), withIntermediateDirectories: true)
      try scratch.write(name, text)
    }
    return scratch
  }

  private func run(_ arguments: String..., in scratch: ScratchFolder) -> CommandRun {
    CommandRun(["--no-config"] + arguments, folder: scratch.url.path)
  }

  func testTheSummaryIsOnStandardError() throws {
    let scratch = try scratch(["a.json": bad, "b.json": good, "c.json": other])
    let found = run("--format", "concise", in: scratch)
    XCTAssertEqual(found.output.split(separator: "\n").count, 2, found.output)
    XCTAssertEqual(found.errors, "Found 2 errors in 1 of 3 files; 1 fixable with --fix\n")
    XCTAssertEqual(run("--format", "concise", "-q", in: scratch).errors, "")
    XCTAssertEqual(
      run("--format", "concise", "b.json", in: scratch).errors, "No problems in 1 file\n")
    XCTAssertEqual(
      run("--format", "concise", "c.json", in: scratch).errors, "No FCM documents in 1 file\n")
    XCTAssertEqual(
      run(
        "--format", "concise", "--level", "error", "--severity", "topic-prefix=warning", "a.json",
        in: scratch
      ).errors,
      "Found 1 error in 1 of 1 file\n")
  }

  func testAFailedRunSummarizesWhatWasRead() throws {
    let scratch = try scratch(["a.json": bad])
    let missing = "fcmlint: no such file or directory: b.json\n"
    let failed = run("--format", "concise", "a.json", "b.json", in: scratch)
    XCTAssertEqual(failed.status, 2)
    XCTAssertEqual(
      failed.errors, missing + "Found 2 errors in 1 of 1 file; 1 fixable with --fix\n")
    XCTAssertEqual(failed.output.split(separator: "\n").count, 2, failed.output)
    let full = run("a.json", "b.json", in: scratch)
    XCTAssertTrue(full.output.contains("2 errors in 1 file"), full.output)
    for format in ["concise", "full"] {
      let nothing = run("--format", format, "b.json", in: scratch)
      XCTAssertEqual(nothing.output, "")
      XCTAssertEqual(nothing.errors, missing)
    }
  }

  func testOtherReportsHaveNoSummaryApart() throws {
    let scratch = try scratch(["a.json": bad])
    for format in ["full", "json", "github", "concise=report.txt"] {
      XCTAssertEqual(run("--format", format, in: scratch).errors, "", format)
    }
    XCTAssertEqual(
      run("--format", "json", "--format", "concise=report.txt", in: scratch).errors, "")
    XCTAssertFalse(try scratch.read("report.txt").contains("Found"))
    XCTAssertEqual(
      run("--format", "concise", "--statistics", "--quiet", in: scratch).errors, "")
  }

  func testRequiredDocumentsOfDirectories() throws {
    let scratch = try scratch(["push/a.json": good, "push/b.json": other, "rest/c.json": other])
    XCTAssertEqual(run("--require-documents", in: scratch).status, 0)
    XCTAssertEqual(run("--require-documents", "push", in: scratch).status, 0)
    XCTAssertEqual(run("--require-documents", "push", "rest", in: scratch).status, 0)
    let none = run("--require-documents", "rest", in: scratch)
    XCTAssertEqual(none.status, 1)
    XCTAssertTrue(none.errors.contains("no FCM document found"), none.errors)
    XCTAssertEqual(run("rest", in: scratch).status, 0)
  }

  func testRequiredDocumentsOfNamedFiles() throws {
    let scratch = try scratch([
      "a.json": good, "b.json": other, "c.json": other, "d.jsonl": "\(other)\n\(good)\n",
    ])
    XCTAssertEqual(run("--require-documents", "a.json", "d.jsonl", in: scratch).status, 0)
    let both = run("--require-documents", "a.json", "b.json", "./c.json", in: scratch)
    XCTAssertEqual(both.status, 1)
    XCTAssertTrue(both.errors.contains("no FCM document in b.json\n"), both.errors)
    XCTAssertTrue(both.errors.contains("no FCM document in c.json\n"), both.errors)
    XCTAssertFalse(both.errors.contains("a.json"), both.errors)
    // A named file counts even if a directory on the command line contains it.
    XCTAssertEqual(run("--require-documents", ".", "b.json", in: scratch).status, 1)
    // A file that is broken is not skipped.
    try scratch.write("e.json", #"{"message":{"topic":"a","data":{"k":"v"}}"#)
    let broken = run("--require-documents", "e.json", in: scratch)
    XCTAssertEqual(broken.status, 1)
    XCTAssertFalse(broken.errors.contains("no FCM document"), broken.errors)
  }

  func testASingleDocumentHasNoNumber() throws {
    let scratch = try scratch(["a.json": good, "b.jsonl": "\n\(good)\n", "c.json": "[\(good)]"])
    for arguments in [["--sizes", "--verbose"], ["preview"]] {
      for file in ["a.json", "b.jsonl", "c.json"] {
        let run = CommandRun(arguments + [file], folder: scratch.url.path)
        XCTAssertFalse((run.output + run.errors).contains("document 0"), run.output + run.errors)
      }
    }
    try scratch.write("d.jsonl", "\(good)\n\(good)\n")
    let sizes = CommandRun(["--sizes", "d.jsonl"], folder: scratch.url.path).output
    XCTAssertTrue(sizes.contains("d.jsonl: document 0: android"), sizes)
  }
}

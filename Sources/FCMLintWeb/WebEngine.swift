import FCMLint
import FCMLintReporting
import FCMLintRules

/// The functions of the WebAssembly module, from bytes to JSON text.
///
/// Reports have the same bytes as those of the program. A wrong option gives `{"error": "…"}`. If the
/// configuration extends a file that the options do not contain, the answer also has its path,
/// `needs`.
package enum WebEngine {
  /// The JSON report on a source, as `fcmlint --format json --stdin-filename PATH -` prints it.
  package static func lint(_ text: [UInt8], path: [UInt8], options: [UInt8]) -> String {
    answer(path, options) { settings, options in
      json(
        Self.report(text, settings, extras: .acceptedFixes), text, path, settings,
        JSONReporter(includesSecrets: options.includesSecrets))
    }
  }

  /// The fixed text and the number of applied fixes.
  package static func fix(_ text: [UInt8], path: [UInt8], options: [UInt8]) -> String {
    answer(path, options) { settings, options in
      let fixer = Fixer(settings.linter, includesUnsafe: options.includesUnsafe)
      let outcome = fixer.fix(
        text, layout: settings.layout, kind: settings.kind, claim: settings.claim,
        shown: settings.shown)
      let result: JSONValue = [
        "text": .string(outcome.text), "applied": .number(outcome.applied),
        "remaining": .number(outcome.report.diagnostics.count),
      ]
      return result.text() + "\n"
    }
  }

  /// What each platform displays, as `fcmlint preview --format json` prints it.
  package static func preview(_ text: [UInt8], path: [UInt8], options: [UInt8]) -> String {
    answer(path, options) { settings, _ in
      previewJSON(Self.report(text, settings, extras: .previews), text, path, settings)
    }
  }

  /// All rules with their documentation, as `fcmlint rules --format json` prints them.
  package static func rules() -> String { RuleIndex(Rulebook.all).json() }

  /// The answer of `fcmlint explain` to a rule ID, a symptom or an error text, and the rules in it.
  package static func explain(_ question: [UInt8]) -> String {
    let question = String(decoding: question, as: UTF8.self)
    let answer: JSONValue
    let name = FormerID.current(question)
    if let rule = Rulebook.all.first(where: { $0.id == name }) {
      answer = [
        "text": .string(RulePage(rule).text(.page)), "isFound": .bool(true), "meaning": .null,
        "rules": .strings([name]),
      ]
    } else if let problem = Explanation.problem(of: question) {
      return error(problem)
    } else {
      let found = Explanation(question, style: .page)
      answer = [
        "text": .string(found.text), "isFound": .bool(found.isFound),
        "meaning": found.meaning.map { .string($0) } ?? .null, "rules": .strings(found.ids),
      ]
    }
    return answer.text() + "\n"
  }

  /// The JSON Schema for a kind of document, or for the configuration; an error for another word.
  package static func schema(_ word: [UInt8]) -> String {
    let word = String(decoding: word, as: UTF8.self)
    if word == "config" {
      return ConfigurationSchema.text(
        ruleNames: Rulebook.names, summary: Rulebook.summary(of:))
    }
    let kind = DocumentKind(word: word.isEmpty ? "send-request" : word)
    return kind.flatMap { JSONSchemaExporter.text(for: $0) } ?? error("unknown kind \"\(word)\"")
  }

  /// The version of the engine and of its API tables.
  package static func version() -> String {
    let version: JSONValue = [
      "version": .string(ToolInfo.version), "apiRevision": .string(ToolInfo.apiRevision),
      "rules": .number(Rulebook.all.count),
    ]
    return version.text() + "\n"
  }

  // MARK: Parts

  static func answer(
    _ path: [UInt8], _ options: [UInt8], _ body: (WebSettings, WebOptions) -> String
  ) -> String {
    do throws(WebOptions.Problem) {
      let options = try WebOptions(options)
      return body(try WebSettings(path: path, options), options)
    } catch {
      return error.json
    }
  }

  private static func error(_ message: String) -> String {
    WebOptions.Problem(message: message).json
  }

  static func report(
    _ text: [UInt8], _ settings: WebSettings, extras: Linter.ReportOptions
  ) -> Linter.Report {
    if settings.isExcluded { return Linter.Report() }
    let session = LintSession(settings.linter)
    return text.withUnsafeBufferPointer {
      session.lint(
        $0, layout: settings.layout, kind: settings.kind, claim: settings.claim, extras: extras)
    }
  }

  /// A report as JSON.
  static func json(
    _ report: Linter.Report, _ text: [UInt8], _ path: [UInt8], _ settings: WebSettings,
    _ reporter: JSONReporter
  ) -> String {
    let diagnostics = settings.shown(report.diagnostics)
    var reporter = reporter
    let source = SourceReport(
      path: String(decoding: path, as: UTF8.self), bytes: text, layout: settings.layout,
      diagnostics: diagnostics, documents: report.documents, skipped: report.skipped)
    var summary = ReportSummary()
    summary.add(source)
    summary.suppressed = report.diagnostics.count - diagnostics.count
    return reporter.begin() + reporter.report(source) + reporter.end(summary)
  }

  /// The previews of a report as JSON.
  static func previewJSON(
    _ report: Linter.Report, _ text: [UInt8], _ path: [UInt8], _ settings: WebSettings
  ) -> String {
    var json = PreviewJSON(
      platforms: PayloadSize.Platform.allCases, findings: PreviewFindings(Rulebook.all))
    let source = PreviewSource(path: String(decoding: path, as: UTF8.self)) { text }
    let entries = json.report(report.previews, settings.shown(report.diagnostics), of: source)
    return entries + json.end()
  }
}

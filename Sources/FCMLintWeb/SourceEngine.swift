import FCMLint
import FCMLintEmbedding
import FCMLintReporting
import FCMLintRules

/// The functions that read text in any language, which are only in the module with all functions.
package enum SourceEngine {
  /// The language of a text, with the report on the messages in it and their previews, as `lint` and
  /// `preview` of `WebEngine` return them; the language is null if the text is JSON, and if no message
  /// is found.
  package static func read(_ text: [UInt8], path: [UInt8], options: [UInt8]) -> String {
    WebEngine.answer(path, options) { settings, options in
      let (language, report) = messages(in: text, path, settings)
      let name = JSONValue.string(language?.rawValue ?? "").text()
      let findings = WebEngine.json(
        report, text, path, settings, JSONReporter(includesSecrets: options.includesSecrets))
      let preview = WebEngine.previewJSON(report, text, path, settings)
      return "{\"language\": \(language == nil ? "null" : name), \"report\": \(findings), "
        + "\"preview\": \(preview)}\n"
    }
  }

  /// The answer of `fcmlint explain` to a question, with a text if it is not empty.
  package static func explain(
    _ question: [UInt8], _ text: [UInt8], path: [UInt8], options: [UInt8]
  ) -> String {
    if text.isEmpty { return WebEngine.explain(question) }
    return WebEngine.answer(path, options) { settings, _ in
      var settings = settings
      settings.linter = settings.linter.atEveryLevel
      let asked = String(decoding: question, as: UTF8.self)
      // The page wraps lines.
      let style = TerminalStyle(columns: 1000)
      let name = String(decoding: path, as: UTF8.self)
      let language = messages(in: text, path, settings).language
      let file = AskedFile(text, path: name) {
        if let language { return linter(language, settings).lint(Array($0), extras: $1) }
        return LintSession(settings.linter).lint(
          $0, layout: settings.layout, kind: settings.kind, claim: settings.claim, extras: $1,
          deliver: $2)
      }
      let found = Explanation(asked, in: file, style: style)
      let answer: JSONValue = [
        "text": .string(found.text), "isFound": .bool(found.isFound),
        "meaning": found.meaning.map { .string($0) } ?? .null, "rules": .strings(found.ids),
      ]
      return answer.text() + "\n"
    }
  }

  // MARK: Parts

  /// The report on a text: by the language of its name, as JSON, or in the first language in which it
  /// has messages.
  private static func messages(
    in text: [UInt8], _ path: [UInt8], _ settings: WebSettings
  ) -> (language: HostLanguage?, report: Linter.Report) {
    if let language = HostLanguage(named: FilePath(bytes: path)) {
      return (language, report(text, language, settings))
    }
    // The recovering parser finds JSON in any text, so other text is read in its language first.
    let first = text.first { $0 > .space }
    let json = WebEngine.report(text, settings, extras: extras)
    let isJSON = first == .openBrace || first == .openBracket
    if isJSON && json.documents > 0 || settings.isExcluded { return (nil, json) }
    for language in candidates(text) {
      let report = report(text, language, settings)
      if report.documents > 0 { return (language, report) }
    }
    return (nil, json)
  }

  private static let extras = Linter.ReportOptions(
    rawValue: Linter.ReportOptions.previews.rawValue | Linter.ReportOptions.acceptedFixes.rawValue)

  private static func report(
    _ text: [UInt8], _ language: HostLanguage, _ settings: WebSettings
  ) -> Linter.Report {
    if settings.isExcluded { return Linter.Report() }
    return linter(language, settings).lint(text, extras: extras)
  }

  private static func linter(_ language: HostLanguage, _ settings: WebSettings) -> EmbeddedLinter {
    EmbeddedLinter(
      LintSession(settings.linter), language: language,
      templates: settings.linter.configuration.templates, kind: settings.kind, isForced: true)
  }

  /// Words that only sources in a language have, the surest first.
  private static let signs: [(word: StaticString, language: HostLanguage)] = [
    ("<?php", .php), ("import 'package:", .dart), ("defmodule ", .elixir),
    ("resource \"", .terraform), ("import firebase_admin", .python), ("from firebase", .python),
    (" := ", .go), ("package main", .go), ("using Firebase", .csharp), ("Console.", .csharp),
    ("let mut", .rust), ("fn main", .rust), ("async fn ", .rust), ("fun ", .kotlin),
    ("\nobject ", .scala), ("public class", .java), (".builder()", .java), ("func ", .swift),
    ("\nend\n", .ruby), ("puts ", .ruby), ("def ", .python), ("curl ", .shell),
    ("Invoke-", .plainText), ("HTTP/1.1", .http), ("POST ", .http), ("```", .markdown),
    ("interface ", .typeScript), ("=>", .javaScript), ("const ", .javaScript),
    ("await ", .javaScript), ("require(", .javaScript),
  ]

  /// The languages to try: those whose signs a text has, then all others that people paste.
  private static func candidates(_ text: [UInt8]) -> [HostLanguage] {
    let others: [HostLanguage] = [
      .javaScript, .python, .java, .kotlin, .go, .php, .csharp, .dart, .ruby, .shell, .http,
      .swift, .rust, .scala, .elixir, .terraform, .yaml, .plainText,
    ]
    var result: [HostLanguage] = []
    for language in signs.filter({ text.contains($0.word) }).map({ $0.language }) + others
    where !result.contains(language) {
      result.append(language)
    }
    return result
  }
}

extension [UInt8] {
  fileprivate func contains(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard let first = word.first, count >= word.count else { return false }
    return (0...(count - word.count)).contains { start in
      self[start] == first && word.indices.allSatisfy { self[start + $0] == word[$0] }
    }
  }
}

import FCMLint

/// The language of a source in which documents are embedded.
package enum HostLanguage: String, CaseIterable, Sendable {
  case markdown, reStructuredText, asciidoc, html, plainText
  case http, shell, postman, insomnia, bruno
  case javaScript, typeScript, python, php

  /// The language of a file by its name, ignoring case; nil for JSON and unknown files.
  package init?(path: FilePath) {
    for (ending, language) in Self.endings where path.hasEnding(ending) {
      self = language
      return
    }
    return nil
  }

  /// The file name extensions, longer ones before their own endings.
  package static let endings: [(ending: String, language: HostLanguage)] = [
    (".md", .markdown), (".markdown", .markdown), (".mdx", .markdown),
    (".rst", .reStructuredText), (".adoc", .asciidoc), (".asciidoc", .asciidoc),
    (".html", .html), (".htm", .html), (".xhtml", .html), (".txt", .plainText),
    (".text", .plainText), (".http", .http), (".rest", .http), (".sh", .shell),
    (".bash", .shell), (".zsh", .shell), (".ksh", .shell),
    (".postman_collection.json", .postman), (".insomnia.json", .insomnia), (".bru", .bruno),
    (".js", .javaScript), (".mjs", .javaScript), (".cjs", .javaScript), (".jsx", .javaScript),
    (".ts", .typeScript), (".mts", .typeScript), (".cts", .typeScript), (".tsx", .typeScript),
    (".py", .python), (".pyi", .python), (".php", .php),
  ]
}

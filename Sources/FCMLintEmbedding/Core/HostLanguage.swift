import FCMLint

/// The language of a source in which documents are embedded.
package enum HostLanguage: String, CaseIterable, Sendable {
  case markdown, reStructuredText, asciidoc, html, plainText
  case http, shell, postman, insomnia, bruno, yaml
  case javaScript, typeScript, python, php

  /// The language of a file by its name, ignoring case; nil for JSON and unknown files.
  package init?(path: FilePath) {
    for (ending, language) in Self.endings where path.hasEnding(ending) {
      self = language
      return
    }
    return nil
  }

  /// Whether samples in the language are read by people.
  var isDocumentation: Bool {
    switch self {
    case .markdown, .reStructuredText, .asciidoc, .html, .plainText: true
    default: false
    }
  }

  /// The language with an ID of the Language Server Protocol; nil for any other.
  package init?(languageID: String) {
    switch languageID {
    case "markdown", "mdx": self = .markdown
    case "restructuredtext": self = .reStructuredText
    case "asciidoc": self = .asciidoc
    case "html": self = .html
    case "http": self = .http
    case "shellscript": self = .shell
    case "bruno": self = .bruno
    case "javascript", "javascriptreact": self = .javaScript
    case "typescript", "typescriptreact": self = .typeScript
    case "python": self = .python
    case "php": self = .php
    default: return nil
    }
  }

  /// The file name extensions, longer ones before their own endings.
  package static let endings: [(ending: String, language: HostLanguage)] = [
    (".md", .markdown), (".markdown", .markdown), (".mdx", .markdown),
    (".rst", .reStructuredText), (".adoc", .asciidoc), (".asciidoc", .asciidoc),
    (".html", .html), (".htm", .html), (".xhtml", .html), (".txt", .plainText),
    (".text", .plainText), (".http", .http), (".rest", .http), (".sh", .shell),
    (".bash", .shell), (".zsh", .shell), (".ksh", .shell),
    (".postman_collection.json", .postman), (".insomnia.json", .insomnia), (".bru", .bruno),
    (".yaml", .yaml), (".yml", .yaml),
    (".js", .javaScript), (".mjs", .javaScript), (".cjs", .javaScript), (".jsx", .javaScript),
    (".ts", .typeScript), (".mts", .typeScript), (".cts", .typeScript), (".tsx", .typeScript),
    (".py", .python), (".pyi", .python), (".php", .php),
  ]
}

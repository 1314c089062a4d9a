import FCMLint

/// The language of a source in which documents are embedded.
package enum HostLanguage: String, CaseIterable, Sendable {
  case markdown, reStructuredText, asciidoc, html, plainText
  case http, shell, postman, insomnia, bruno, yaml
  /// Components of Vue and Svelte, and notebooks of Jupyter.
  case component, notebook
  /// Workflows of n8n and flows of Node-RED, which no name tells from other JSON files.
  case workflow
  case javaScript, typeScript, python, php, java, go
  case kotlin, csharp, dart, ruby, swift, rust, scala, elixir, terraform
  /// A language whose literals are not known: strings that contain JSON are read, and what looks like
  /// JSON. Files in it are not searched for.
  case code

  /// The language of a file by its name, ignoring case; nil for JSON, `code` and unknown files.
  package init?(path: FilePath) {
    let name = path.name
    guard let dot = name.lastIndex(of: .period), dot > name.startIndex else { return nil }
    let code = Self.code(of: name[(dot + 1)...])
    if let (_, language) = Self.codes.first(where: { $0.code == code }) {
      self = language
      return
    }
    for (ending, language) in Self.collectionEndings where path.hasEnding(ending) {
      self = language
      return
    }
    guard Self.isExport(name) else { return nil }
    self = .insomnia
  }

  /// The language of a file that a person or a program names, by its name; nil for JSON and unknown
  /// files.
  package init?(named path: FilePath) {
    if let language = HostLanguage(path: path) {
      self = language
      return
    }
    guard let dot = path.name.lastIndex(of: .period) else { return nil }
    let ending = path.name[(dot + 1)...].map { $0.isCapital ? $0 | 0x20 : $0 }
    guard WordList.contains(ending[...], in: Self.codeExtensions) else { return nil }
    self = .code
  }

  /// The extensions of files that contain code or settings; files with others, such as logs and
  /// templates, may be JSON.
  private static var codeExtensions: StaticString {
    """
    groovy gradle clj fs vb c h cc cpp hpp cxx m mm pl pm lua r jl erl elm hs ml ps1 bat fish tcl \
    sql graphql proto css scss xml svg plist toml ini cfg conf properties env csv tsv diff patch
    """
  }

  /// Whether Insomnia names its exports so: `Insomnia_2024-01-01.json`, or `insomnia.json`.
  private static func isExport(_ name: some Collection<UInt8>) -> Bool {
    let name = Array(name)
    return name.standsIgnoringCase("insomnia", at: 0)
      && name.standsIgnoringCase(".json", at: name.count - 5)
  }

  /// An extension without its dot, in lowercase, as a number, which is compared faster; 0 for a long
  /// one.
  private static func code(of ending: some Collection<UInt8>) -> UInt64 {
    ending.count > 8 ? 0 : ending.reduce(0) { $0 << 8 | UInt64($1.isCapital ? $1 | 0x20 : $1) }
  }

  private static let codes = extensions.map {
    (code: code(of: $0.ending.utf8.dropFirst()), language: $0.language)
  }

  /// Whether samples in the language are read by people.
  var isDocumentation: Bool {
    switch self {
    case .markdown, .reStructuredText, .asciidoc, .html, .plainText: true
    default: false
    }
  }

  /// Whether sources in the language are run, so that a search does not fix them.
  package var isSourceCode: Bool {
    switch self {
    case .markdown, .reStructuredText, .asciidoc, .html, .plainText: false
    case .http, .postman, .insomnia, .bruno, .yaml: false
    default: true
    }
  }

  /// The language with an ID of the Language Server Protocol; nil for any other.
  package init?(languageID: String) {
    switch languageID {
    case "markdown", "mdx": self = .markdown
    case "restructuredtext": self = .reStructuredText
    case "asciidoc": self = .asciidoc
    case "html": self = .html
    case "vue", "svelte": self = .component
    case "http": self = .http
    case "shellscript": self = .shell
    case "bruno": self = .bruno
    case "javascript", "javascriptreact": self = .javaScript
    case "typescript", "typescriptreact": self = .typeScript
    case "python": self = .python
    case "php": self = .php
    case "java": self = .java
    case "go": self = .go
    case "kotlin": self = .kotlin
    case "csharp": self = .csharp
    case "dart": self = .dart
    case "ruby": self = .ruby
    case "swift": self = .swift
    case "rust": self = .rust
    case "scala": self = .scala
    case "elixir": self = .elixir
    case "terraform": self = .terraform
    default: return nil
    }
  }

  /// The endings of collections, which are JSON files.
  private static let collectionEndings: [(ending: String, language: HostLanguage)] = [
    (".postman_collection.json", .postman), (".insomnia.json", .insomnia),
  ]

  /// The endings of file names.
  package static var endings: [(ending: String, language: HostLanguage)] {
    collectionEndings + extensions
  }

  /// The file name extensions of the other languages.
  private static let extensions: [(ending: String, language: HostLanguage)] = [
    (".md", .markdown), (".markdown", .markdown), (".mdx", .markdown),
    (".rst", .reStructuredText), (".adoc", .asciidoc), (".asciidoc", .asciidoc),
    (".html", .html), (".htm", .html), (".xhtml", .html), (".txt", .plainText),
    (".text", .plainText), (".http", .http), (".rest", .http), (".sh", .shell),
    (".bash", .shell), (".zsh", .shell), (".ksh", .shell), (".bru", .bruno),
    (".yaml", .yaml), (".yml", .yaml), (".vue", .component), (".svelte", .component),
    (".ipynb", .notebook),
    (".js", .javaScript), (".mjs", .javaScript), (".cjs", .javaScript), (".jsx", .javaScript),
    (".ts", .typeScript), (".mts", .typeScript), (".cts", .typeScript), (".tsx", .typeScript),
    (".py", .python), (".pyi", .python), (".php", .php), (".java", .java), (".go", .go),
    (".kt", .kotlin), (".kts", .kotlin), (".cs", .csharp),
    (".dart", .dart), (".rb", .ruby), (".swift", .swift), (".rs", .rust), (".scala", .scala),
    (".ex", .elixir), (".exs", .elixir), (".tf", .terraform),
  ]
}

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
    // Without other files than JSON, the table is not made.
    if code != Self.json, let (_, language) = Self.codes.first(where: { $0.code == code }) {
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

  private static var json: UInt64 { 0x6A73_6F6E }

  private static let codes = rows.flatMap { row in
    row.extensions.buffer.split(separator: .space).map { (code: code(of: $0), row.language) }
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

  /// The language with a name, such as an ID of the Language Server Protocol; nil for any other.
  package init?(languageID: [UInt8]) {
    let name = languageID[...]
    let row = Self.rows.first {
      WordList.contains(name, in: $0.names) || WordList.contains(name, in: $0.extensions)
    }
    guard let row else { return nil }
    self = row.language
  }

  /// The endings of collections, which are JSON files.
  private static let collectionEndings: [(ending: String, language: HostLanguage)] = [
    (".postman_collection.json", .postman), (".insomnia.json", .insomnia),
  ]

  /// The endings of file names.
  package static var endings: [(ending: String, language: HostLanguage)] {
    collectionEndings
      + rows.flatMap { row in
        WordList.words(row.extensions).map {
          ("." + String(decoding: $0, as: UTF8.self), row.language)
        }
      }
  }

  /// The other languages, with names that editors and authors of samples give them, and the extensions
  /// of their files, which are such names, too.
  private static let rows:
    [(language: HostLanguage, names: StaticString, extensions: StaticString)] = [
      (.markdown, "", "md markdown mdx"), (.reStructuredText, "restructuredtext", "rst"),
      (.asciidoc, "", "adoc asciidoc"), (.html, "", "html htm xhtml"),
      (.plainText, "", "txt text"), (.http, "", "http rest"),
      (.shell, "shellscript", "sh bash zsh ksh"), (.bruno, "bruno", "bru"),
      (.yaml, "", "yaml yml"), (.component, "", "vue svelte"), (.notebook, "", "ipynb"),
      (.javaScript, "javascript javascriptreact node", "js mjs cjs jsx"),
      (.typeScript, "typescript typescriptreact", "ts mts cts tsx"),
      (.python, "python python3", "py pyi"), (.php, "", "php"), (.java, "", "java"),
      (.go, "golang", "go"), (.kotlin, "kotlin", "kt kts"), (.csharp, "csharp c#", "cs"),
      (.dart, "", "dart"), (.ruby, "ruby", "rb"), (.swift, "", "swift"), (.rust, "rust", "rs"),
      (.scala, "", "scala"), (.elixir, "elixir", "ex exs"), (.terraform, "terraform hcl", "tf"),
    ]
}

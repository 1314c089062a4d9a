import FCMLint
import FCMLintReporting

/// The URI of a document, with any scheme.
struct DocumentURI: Hashable, Comparable {
  let text: String

  init(_ text: String) { self.text = text }

  /// The URI of a file on disk.
  static func file(_ path: FilePath) -> DocumentURI {
    DocumentURI("file://" + URIEncoding.encoded(path.text))
  }

  /// The schemes of views of source control and of editors, which are not files to edit.
  private static let views = [
    "debug", "git", "gitfs", "gitlens", "gitlens-git", "output", "pr", "review", "svn",
    "vscode-local-history", "vscode-scm", "vscode-settings",
  ]

  private var scheme: String { text.prefix { $0 != ":" }.lowercased() }

  /// Whether this is a file of the file system.
  var isFile: Bool { scheme == "file" }

  var isView: Bool { Self.views.contains(scheme) }

  /// The absolute path in the file system of the scheme; for an unsaved document
  /// without one, a path in a workspace folder.
  func path(in root: FilePath) -> FilePath {
    absolutePath ?? root.appending(URIEncoding.name(in: text))
  }

  /// The absolute path; nil if the URI has none.
  var absolutePath: FilePath? {
    URIEncoding.path(of: text).map { FilePath(bytes: $0).tidied }
  }

  /// The URI of another file in the same file system.
  func uri(of path: FilePath) -> DocumentURI {
    let rest = text.dropFirst(scheme.count + 1)
    guard rest.hasPrefix("//"), scheme != "untitled" else {
      return .file(path)
    }
    let authority = rest.dropFirst(2).prefix { $0 != "/" }
    return DocumentURI("\(scheme)://\(authority)\(URIEncoding.encoded(path.text))")
  }

  static func < (one: DocumentURI, two: DocumentURI) -> Bool { one.text < two.text }
}

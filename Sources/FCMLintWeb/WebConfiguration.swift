import FCMLint
import FCMLintReporting

/// The configuration of a document: its options, and the files in them.
struct WebConfiguration {
  let path: FilePath
  let chain: ConfigurationChain
  let kind: DocumentKind?
  let claim: DocumentKind?
  let layout: Linter.Layout

  /// - Parameters:
  ///   - name: the path of the document, relative to the directory of the options.
  ///   - ruleNames: the IDs of all rules and families; nil to accept any name.
  init(
    path name: [UInt8], _ options: WebOptions, ruleNames: [String]?
  ) throws(WebOptions.Problem) {
    path = options.directory.resolving(FilePath(bytes: Array(name.drop { $0 == .slash })))
    layout = Linter.Layout(of: path)
    claim = FileType(of: path)?.claim
    chain = try Self.chain(for: path, options, ruleNames)
    kind = options.kind ?? chain.kind(of: path.bytes)
  }

  /// Whether the configuration excludes the document.
  var isExcluded: Bool { chain.excludes(path.bytes) }

  private static func chain(
    for path: FilePath, _ options: WebOptions, _ ruleNames: [String]?
  ) throws(WebOptions.Problem) -> ConfigurationChain {
    let directory = options.directory
    let start = options.configurationFile.map { directory.resolving($0) }
    let implied = directory.appending(Array(ConfigurationFile.name.utf8))
    if start == nil, options.configuration == nil { return ConfigurationChain() }
    var files = options.files
    if let text = options.configuration { files[start ?? implied] = .some(text) }
    var needed: FilePath?
    let reader = FileReader(
      read: { path, _ in
        if let known = files[path], let bytes = known { return .success(bytes) }
        if files[path] == nil { needed = path }
        return .failure(FileReader.Failure(words: "no such file or directory"))
      }, exists: { files[$0] != nil }, isRepository: { _ in false })
    let finder = ConfigurationFinder(
      .file(start ?? implied, directory: directory), in: reader, ruleNames: ruleNames)
    switch finder.layers(for: path) {
    case .success(let chain): return chain
    case .failure(let failure):
      throw WebOptions.Problem(message: message(failure, directory), needs: needed)
    }
  }

  /// The first error in a configuration file, in one line.
  private static func message(
    _ failure: ConfigurationFinder.Failure, _ directory: FilePath
  ) -> String {
    let path = failure.path.relative(to: directory) ?? failure.path
    guard let first = failure.problems.first else { return LogSanitizer.safe(path.text) }
    let place = LineIndex(failure.bytes).position(of: first.range.start)
    let position = failure.bytes.isEmpty ? "" : ":\(place.line):\(place.column)"
    let help = first.help.flatMap { $0.isEmpty ? nil : "; " + $0 } ?? ""
    return LogSanitizer.safe("\(path.text)\(position): \(first.message)\(help)")
  }
}

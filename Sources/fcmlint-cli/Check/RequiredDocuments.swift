import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// Finds the named files without any FCM document, for `--require-documents`.
struct RequiredDocuments {
  private let resolver: SettingsResolver
  /// The current source, if it is named, with the number of its documents.
  private var current: (name: String, documents: Int)?
  private var empty: [String] = []
  private var documents = 0

  init(_ resolver: SettingsResolver) { self.resolver = resolver }

  /// Counts the documents of a source or of a further chunk.
  mutating func count(_ documents: Int, in source: SourceName, isNew: Bool) {
    if isNew {
      end()
      let isNamed = !source.isFile || resolver.isNamed(source.full)
      current = isNamed ? (source.shown, 0) : nil
    }
    self.documents += documents
    current?.documents += documents
  }

  private mutating func end() {
    if let current, current.documents == 0 { empty.append(current.name) }
  }

  /// A message for each named file without documents or, if the run has none, about the run.
  mutating func messages() -> [String] {
    end()
    if empty.isEmpty { return documents == 0 ? ["no FCM document found"] : [] }
    return empty.map { "no FCM document in \(LogSanitizer.safe($0))" }
  }
}

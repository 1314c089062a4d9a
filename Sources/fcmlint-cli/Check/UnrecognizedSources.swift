import FCMLint
import FCMLintEmbedding
import FCMLintReporting
import FCMLintWorkspace

/// The sources that mention FCM, for a run that recognized no message.
struct UnrecognizedSources {
  private static let limit = 5

  /// The sources of code in which no document was found.
  private var sources: [SourceName] = []

  /// Notes a source without documents.
  mutating func note(_ source: SourceName) {
    if source.isFile, source.language?.isSourceCode == true { sources.append(source) }
  }

  /// A line for each of the first sources that mention FCM.
  ///
  /// - Parameter explains: whether the lines say why no message was recognized.
  func remarks(explains: Bool) -> [String] {
    var remarks: [String] = []
    for source in sources {
      guard let language = source.language, case .success(let bytes) = SourceFile.read(source.path),
        let word = ServiceMention.word(in: bytes)
      else { continue }
      if remarks.count == Self.limit { return remarks + ["other files mention FCM, too"] }
      let why = explains ? ServiceMention.reason(in: bytes, language) : "--verbose says why"
      let name = LogSanitizer.safe(source.shown)
      remarks.append("\(name) mentions \(word), but no message was recognized; \(why)")
    }
    return remarks
  }
}

/// Reads the secrets of a text, from first to last.
struct SecretReader: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  /// The next long word, where it is known already.
  private var word: Range<Int>?
  /// Where the words begin that nobody has looked at.
  private var start = 0
  /// The next key in PEM; words are sought in front of it.
  private var key: Range<Int>?
  private var knowsKey: Bool

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.init(text, first: Secrets.longWord(in: text, from: 0))
  }

  /// - Parameter first: the first long word; a text without one holds no secret.
  init(_ text: UnsafeBufferPointer<UInt8>, first: Range<Int>?) {
    self.text = text
    word = first
    if first == nil { start = text.count }
    // The words in front of a key have blanks between them.
    knowsKey = first?.count == text.count
  }

  mutating func next() -> Secrets.Match? {
    guard start < text.count else { return nil }
    if !knowsKey {
      key = Secrets.privateKey(in: text, from: start)
      knowsKey = true
      if key != nil { word = nil }
    }
    let plain = UnsafeBufferPointer(rebasing: text[..<(key?.lowerBound ?? text.count)])
    while let long = word ?? Secrets.longWord(in: plain, from: start) {
      word = nil
      start = long.upperBound
      guard var match = Secrets.match(in: plain, long) else { continue }
      if match.isCredential {
        match.isTruncated = ByteSearch.position(of: "..", in: plain[match.range]) != nil
      }
      return match
    }
    start = key?.upperBound ?? text.count
    knowsKey = false
    return key.map { Secrets.Match(kind: .privateKey, range: $0) }
  }
}

extension JSONNode {
  /// What the decoded text of a string holds that lets somebody act in another's name: what the
  /// receiving app may be meant to have only where there is nothing else. A value that was
  /// shortened for print opens nothing.
  public var credential: Secrets.Match? {
    guard kind == .string, range.count > Secrets.shortest else { return nil }
    let text = rawContent
    guard let first = Secrets.longWord(in: text, from: 0) else { return nil }
    if hasEscapes { return withDecoded { Secrets.credential(in: SecretReader($0)) } }
    return Secrets.credential(in: SecretReader(text, first: first))
  }
}

extension Secrets {
  fileprivate static func credential(in secrets: SecretReader) -> Match? {
    var contested: Match?
    for match in secrets where match.isCredential && !match.isTruncated {
      if !match.isContested { return match }
      contested = contested ?? match
    }
    return contested
  }
}

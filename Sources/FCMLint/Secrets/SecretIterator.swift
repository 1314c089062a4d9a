/// Reads the secrets of a text, from first to last.
struct SecretIterator: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  /// The next long word, where it is known already.
  private var word: Range<Int>?
  /// Where the words begin that nobody has looked at.
  private var start = 0
  /// The next key in PEM; words are sought in front of it.
  private var key: Range<Int>?
  private var knowsKey: Bool

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    word = SecretScanner.longWord(in: text, from: 0)
    if word == nil { start = text.count }
    // The words in front of a key have blanks between them.
    knowsKey = word?.count == text.count
  }

  mutating func next() -> SecretScanner.Match? {
    guard start < text.count else { return nil }
    if !knowsKey {
      key = SecretScanner.privateKey(in: text, from: start)
      knowsKey = true
      if key != nil { word = nil }
    }
    let plain = UnsafeBufferPointer(rebasing: text[..<(key?.lowerBound ?? text.count)])
    while let long = word ?? SecretScanner.longWord(in: plain, from: start) {
      word = nil
      start = long.upperBound
      guard var match = SecretScanner.match(in: plain, long) else { continue }
      if match.isCredential {
        match.isTruncated = ByteSearch.position(of: "..", in: plain[match.range]) != nil
        match.isBearer = SecretScanner.isBearer(plain[..<match.range.lowerBound])
      }
      return match
    }
    start = key?.upperBound ?? text.count
    knowsKey = false
    return key.map { SecretScanner.Match(kind: .privateKey, range: $0) }
  }
}

extension JSONNode {
  /// What the decoded text of a string holds that lets somebody act in another's name: what the
  /// receiving app may be meant to have only where there is nothing else. A value that was
  /// shortened for print opens nothing.
  package var credential: SecretScanner.Match? {
    mayHoldCredential ? withDecoded { SecretScanner.credential(in: $0) } : nil
  }

  /// Whether a text with a long word has to be read for a credential, which most have not.
  package var mayHoldCredential: Bool {
    guard kind == .string else { return false }
    return hasEscapes || !SecretScanner.isHarmlessWord(rawContent)
  }
}

extension SecretScanner {
  /// Whether a text ends in `Bearer` and a blank.
  fileprivate static func isBearer(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let end = text.suffix(7)
    return ByteSearch.starts(end, with: "Bearer ") || ByteSearch.starts(end, with: "bearer ")
  }

  /// Not a part of the question that most texts answer with no.
  @inline(never)
  fileprivate static func credential(in text: UnsafeBufferPointer<UInt8>) -> Match? {
    var contested: Match?
    for match in SecretIterator(text) where match.isCredential && !match.isTruncated {
      if !match.isContested { return match }
      contested = contested ?? match
    }
    return contested
  }
}

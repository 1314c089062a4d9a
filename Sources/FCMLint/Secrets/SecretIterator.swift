/// Iterates over the secrets of a text, from first to last.
struct SecretIterator: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  /// The next long word, if it is already known.
  private var word: Range<Int>?
  /// The start of the text that is not scanned yet.
  private var start = 0
  /// The next PEM key; long words are searched before it.
  private var key: Range<Int>?
  private var knowsKey: Bool

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    word = SecretScanner.longWord(in: text, from: 0)
    if word == nil { start = text.count }
    // A text that is a single word contains no PEM key, whose header has spaces.
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
  /// The credential in the decoded text of a string. One that may be meant for the receiving app is
  /// returned only if there is no other; shortened values are ignored.
  package var credential: SecretScanner.Match? {
    guard isString else { return nil }
    return withDecoded { text in
      TokenScanner.mayHoldCredential(text) ? SecretScanner.credential(in: text) : nil
    }
  }
}

extension SecretScanner {
  /// Whether a text ends with `Bearer` and a space.
  fileprivate static func isBearer(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let end = text.suffix(7)
    return ByteSearch.starts(end, with: "Bearer ") || ByteSearch.starts(end, with: "bearer ")
  }

  /// Not inlined, because it is not needed for most texts.
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

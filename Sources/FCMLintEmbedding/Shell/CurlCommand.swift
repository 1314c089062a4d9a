import FCMLint

/// The arguments of `curl` that matter for the body of a request.
struct CurlCommand {
  /// The words that are or contain data, and the number of bytes before the data.
  private(set) var data: [(word: ShellWord, count: Int)] = []
  /// The documents in command substitutions of other words.
  private(set) var nested: [EmbeddedDocument] = []
  /// The kind of the body, by the URL.
  private(set) var kind: DocumentKind?
  /// Whether a URL is that of a server which is none of those that send messages.
  private(set) var isForOtherServer = false
  /// Whether the data is read from standard input.
  private(set) var readsInput = false
  /// Whether the data is part of the URL.
  private(set) var isQuery = false
  /// Whether a header says that the body is not JSON.
  private(set) var hasOtherBody = false

  /// Whether the next word is data, or the method of the request.
  private var expectsData = false
  private var expectsMethod = false
  /// Further data of one command is not read: two documents make no JSON.
  private static let mostData = 16

  /// Options with data.
  private static let dataOptions: [StaticString] = [
    "--data", "--data-raw", "--data-binary", "--data-ascii", "--json",
  ]
  /// Letters of options without a value, which may precede `d` in one word.
  private static let flags = Array("sSfkLivgN0#46".utf8)

  mutating func append(_ word: ShellWord) {
    if expectsData {
      expectsData = false
      add(word, 0)
    } else if let count = Self.lengthOfOption(in: word.text) {
      if count < word.text.count { add(word, count) } else { expectsData = true }
    } else {
      read(word)
      nested += word.nested
    }
  }

  /// The length of a data option at the start of a word, with `=` or without; nil for another word.
  private static func lengthOfOption(in text: [UInt8]) -> Int? {
    for option in dataOptions where text.hasPrefix(option, at: 0) {
      let count = option.utf8CodeUnitCount
      if text.count == count { return count }
      if text[count] == .equals { return count + 1 }
    }
    guard text.count >= 2, text[0] == .minus, text[1] != .minus else { return nil }
    var index = 1
    while index < text.count, flags.contains(text[index]) { index += 1 }
    return index < text.count && text[index] == UInt8(ascii: "d") ? index + 1 : nil
  }

  private mutating func add(_ word: ShellWord, _ count: Int) {
    let value = word.text[count...]
    if value.elementsEqual("@-".utf8) || value.elementsEqual("@/dev/stdin".utf8) {
      readsInput = true
    }
    if data.count < Self.mostData { data.append((word, count)) }
  }

  private mutating func read(_ word: ShellWord) {
    let text = word.text
    if kind == nil { kind = RequestContext.kind(ofURL: text.indices, in: text) }
    if RequestContext.isOfOtherServer(text.indices, in: text) { isForOtherServer = true }
    if text.elementsEqual("-G".utf8) || text.elementsEqual("--get".utf8) { isQuery = true }
    if text.elementsEqual("-XGET".utf8) { isQuery = true }
    if expectsMethod, text.elementsEqual("GET".utf8) { isQuery = true }
    expectsMethod = text.elementsEqual("-X".utf8) || text.elementsEqual("--request".utf8)
    if text.standsIgnoringCase("content-type:", at: 0), !text.has("json", in: text.indices) {
      hasOtherBody = true
    }
  }
}

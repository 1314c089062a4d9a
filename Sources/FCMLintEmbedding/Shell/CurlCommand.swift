import FCMLint

/// The arguments of `curl` that matter for the body of a request.
struct CurlCommand {
  /// The words that are or contain data, and the number of bytes before the data.
  private(set) var data: [(word: ShellWord, count: Int)] = []
  /// Other words.
  private(set) var others: [ShellWord] = []
  /// The kind of the body, by the URL.
  private(set) var kind: DocumentKind?
  /// Whether the data is read from standard input.
  private(set) var readsInput = false
  /// Whether the data is part of the URL.
  private(set) var isQuery = false
  /// Whether a header says that the body is not JSON.
  private(set) var hasOtherBody = false

  /// Options with data.
  private static let dataOptions: [StaticString] = [
    "--data", "--data-raw", "--data-binary", "--data-ascii", "--json",
  ]
  /// Letters of options without a value, which may precede `d` in one word.
  private static let flags = Array("sSfkLivgN0#46".utf8)

  init(_ words: [ShellWord]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if let count = Self.lengthOfOption(in: word.text) {
        if count < word.text.count {
          add(word, count)
        } else if let value = rest.popFirst() {
          add(value, 0)
        }
        continue
      }
      read(word, next: rest.first)
      others.append(word)
    }
  }

  /// The length of a data option at the start of a word, with `=` or without; nil for another word.
  private static func lengthOfOption(in text: [UInt8]) -> Int? {
    for option in dataOptions where text.stands(option, at: 0) {
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
    data.append((word, count))
  }

  private mutating func read(_ word: ShellWord, next: ShellWord?) {
    let text = word.text
    if kind == nil { kind = RequestContext.kind(ofURL: text.indices, in: text) }
    if text.elementsEqual("-G".utf8) || text.elementsEqual("--get".utf8) { isQuery = true }
    if text.elementsEqual("-XGET".utf8) { isQuery = true }
    let isMethod = text.elementsEqual("-X".utf8) || text.elementsEqual("--request".utf8)
    if isMethod, let next, next.text.elementsEqual("GET".utf8) { isQuery = true }
    if text.standsIgnoringCase("content-type:", at: 0), !text.has("json", in: text.indices) {
      hasOtherBody = true
    }
  }
}

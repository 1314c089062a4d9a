import FCMLint

/// Finds the documents in shell scripts: data of `curl`, here-documents and quoted words.
struct ShellReader {
  private var lexer: ShellLexer
  private(set) var documents: [EmbeddedDocument] = []
  /// Whether only the first pipeline is read.
  private var isSingle = false
  private var command = Command.none
  private var pipeline = Pipeline()
  private var script: ExtractedText { lexer.script }

  /// A command whose words are read.
  private enum Command {
    /// Only assignments so far.
    case none
    case curl(CurlCommand)
    /// A program in another language.
    case program
    case other
  }

  /// What the commands of a pipeline say about the text that they read.
  private struct Pipeline {
    /// Whether the last token is a pipe, or a command follows it.
    var isContinued = false
    var inputKind: DocumentKind?
    var readsInput = true
  }

  /// The offset after the text that was read.
  var end: Int { lexer.index }

  /// The documents in a script.
  static func documents(in script: ExtractedText) -> [EmbeddedDocument] {
    var reader = ShellReader(ShellLexer(script, from: 0))
    while reader.end < script.bytes.count { reader.read() }
    return reader.documents
  }

  /// The documents in the command that begins at an offset of a text, and the offset after it.
  static func command(in text: ExtractedText, at start: Int) -> (
    documents: [EmbeddedDocument], end: Int
  ) {
    var reader = ShellReader(ShellLexer(text, from: start))
    reader.isSingle = true
    reader.read()
    return (reader.documents, reader.end)
  }

  init(_ lexer: ShellLexer) { self.lexer = lexer }

  /// Reads commands up to the end of the script or of a command substitution.
  mutating func read() {
    while true {
      switch lexer.next() {
      case .word(let word): append(word)
      case .pipe:
        finishCommand()
        pipeline.isContinued = true
      case .separator:
        // A pipe at the end of a line continues on the next one.
        if pipeline.isContinued, case .none = command { continue }
        finishPipeline()
        if isSingle { return }
      case .closer, .end:
        lexer.readHereDocuments()
        return finishPipeline()
      }
    }
  }

  // MARK: Commands

  /// Words are not collected, because they need many times the memory of the script.
  private mutating func append(_ word: ShellWord) {
    switch command {
    case .curl(var curl):
      command = .none
      curl.append(word)
      command = .curl(curl)
    case .program: script.add(word.nested, to: &documents)
    case .other: add(word, kind: nil)
    case .none where word.isAssignment: add(word, kind: nil)
    case .none where word.isCurl:
      command = .curl(CurlCommand())
      script.add(word.nested, to: &documents)
    case .none where word.readsProgram:
      // Programs in other languages are in words, and what they print is not known.
      command = .program
      pipeline.readsInput = false
      script.add(word.nested, to: &documents)
    case .none:
      command = .other
      add(word, kind: nil)
    }
  }

  private mutating func finishCommand() {
    if case .curl(let curl) = command {
      add(curl)
      if curl.readsInput { pipeline.inputKind = curl.kind }
      if curl.isQuery { pipeline.readsInput = false }
    }
    command = .none
  }

  /// Adds the documents in what the commands read.
  private mutating func finishPipeline() {
    finishCommand()
    if pipeline.readsInput || pipeline.inputKind != nil {
      for body in lexer.hereDocuments { add(hereDocument: body, kind: pipeline.inputKind) }
    }
    lexer.hereDocuments = []
    pipeline = Pipeline()
  }

  private mutating func add(_ curl: CurlCommand) {
    for (word, count) in curl.data where !curl.isQuery {
      var kind = curl.hasOtherBody ? nil : curl.kind
      // The data may come from a command substitution.
      if var nested = word.nested.first, nested.kind == nil {
        nested.kind = kind
        script.add([nested] + word.nested.dropFirst(), to: &documents)
        continue
      }
      script.add(word.nested, to: &documents)
      if !word.text.contains(.quote) { kind = nil }
      // Another URL may be that of a proxy.
      if curl.isForOtherServer, curl.kind == nil,
        !RequestContext.isPassedOn(word.text.indices, in: word.text)
      {
        continue
      }
      if let document = word.document(in: script, dropping: count, kind: kind) {
        script.add([document], to: &documents)
      }
    }
    script.add(curl.nested, to: &documents)
  }

  private mutating func add(_ word: ShellWord, kind: DocumentKind?) {
    script.add(word.nested, to: &documents)
    let count = word.lengthOfName
    if let document = word.document(in: script, dropping: count, kind: kind) {
      script.add([document], to: &documents)
    }
  }

  private mutating func add(hereDocument body: ShellWord, kind: DocumentKind?) {
    script.add(body.nested, to: &documents)
    let text = script.nested(body.builder, quoting: body.quoting)
    if text.depth > ExtractedText.maximumDepth { return }
    let found = PlainTextReader.documents(
      in: text, language: .shell, surroundings: .data(permitsExtensions: false), kind: kind)
    script.add(found, to: &documents)
  }
}

extension ShellWord {
  /// The length of `NAME=` or `--option=`; 0 if the word begins with neither.
  var lengthOfName: Int {
    guard let first = text.first, first.isLetter || first == .underscore || first == .minus,
      let end = text.firstIndex(where: { !$0.isOfName && $0 != .minus }), text[end] == .equals
    else { return 0 }
    return end + 1
  }

  var isAssignment: Bool { lengthOfName > 0 }

  /// Whether the word is the name of a program, perhaps with a path.
  private func isProgram(_ name: StaticString) -> Bool {
    let count = name.utf8CodeUnitCount
    let start = text.count - count
    return start >= 0 && text.hasPrefix(name, at: start)
      && (start == 0 || text[start - 1] == .slash)
  }

  var isCurl: Bool { isProgram("curl") || isProgram("curl.exe") }

  /// Whether the words of the command are programs in another language.
  var readsProgram: Bool {
    let names: [StaticString] = [
      "jq", "awk", "sed", "perl", "python", "python3", "ruby", "node", "grep", "php",
    ]
    return names.contains { isProgram($0) }
  }
}

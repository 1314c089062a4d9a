import FCMLint

/// Finds the documents in shell scripts: data of `curl`, here-documents and quoted words.
struct ShellReader {
  private var lexer: ShellLexer
  private(set) var documents: [EmbeddedDocument] = []
  /// Whether only the first pipeline is read.
  private var isSingle = false

  /// The offset after the text that was read.
  var end: Int { lexer.index }

  /// The documents in a script.
  static func documents(in script: HostText) -> [EmbeddedDocument] {
    var reader = ShellReader(ShellLexer(script, from: 0))
    while reader.end < script.bytes.count { reader.read() }
    return reader.documents
  }

  /// The documents in the command that begins at an offset of a text, and the offset after it.
  static func command(in text: HostText, at start: Int) -> (
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
    var commands: [[ShellWord]] = [[]]
    while true {
      switch lexer.next() {
      case .word(let word): commands[commands.count - 1].append(word)
      case .pipe: commands.append([])
      case .separator:
        // A pipe at the end of a line continues on the next one.
        if commands.count > 1, commands[commands.count - 1].isEmpty { continue }
        finish(commands)
        if isSingle { return }
        commands = [[]]
      case .closer, .end:
        lexer.readHereDocuments()
        return finish(commands)
      }
    }
  }

  // MARK: Pipelines

  /// Adds the documents of a pipeline.
  private mutating func finish(_ commands: [[ShellWord]]) {
    let bodies = lexer.hereDocuments
    lexer.hereDocuments = []
    var inputKind: DocumentKind?
    var readsInput = true
    for command in commands {
      guard let first = command.first(where: { !$0.isAssignment }) else {
        for word in command { add(word, kind: nil) }
        continue
      }
      if first.isCurl {
        let curl = CurlCommand(command)
        add(curl)
        if curl.readsInput { inputKind = curl.kind }
        if curl.isQuery { readsInput = false }
      } else if !first.readsProgram {
        for word in command { add(word, kind: nil) }
      } else {
        // Programs in other languages are in words, and what they print is not known.
        readsInput = false
        for word in command { documents += word.nested }
      }
    }
    guard readsInput || inputKind != nil else { return }
    for body in bodies { add(hereDocument: body, kind: inputKind) }
  }

  private mutating func add(_ curl: CurlCommand) {
    for (word, count) in curl.data where !curl.isQuery {
      var kind = curl.hasOtherBody ? nil : curl.kind
      // The data may come from a command substitution.
      if let nested = word.nested.first, nested.kind == nil {
        var document = nested
        document.kind = kind
        documents.append(document)
        documents += word.nested.dropFirst()
        continue
      }
      documents += word.nested
      if !word.text.contains(.quote) { kind = nil }
      if let document = word.document(in: lexer.script, dropping: count, kind: kind) {
        documents.append(document)
      }
    }
    for word in curl.others { documents += word.nested }
  }

  private mutating func add(_ word: ShellWord, kind: DocumentKind?) {
    documents += word.nested
    let count = word.lengthOfName
    if let document = word.document(in: lexer.script, dropping: count, kind: kind) {
      documents.append(document)
    }
  }

  private mutating func add(hereDocument body: ShellWord, kind: DocumentKind?) {
    documents += body.nested
    let text = lexer.script.nested(body.builder, quoting: body.quoting)
    if text.depth > HostText.maximumDepth { return }
    documents += SampleReader.documents(
      in: text, language: .shell, surroundings: .data(permitsExtensions: false), kind: kind)
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
    return start >= 0 && text.stands(name, at: start) && (start == 0 || text[start - 1] == .slash)
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

import FCMLint

/// A value or name that the SDK around a document rejects, or does not send.
package struct RejectedValue: Sendable {
  /// The range in the JSON text.
  let inner: Range<Int>
  /// What happens.
  var message: String
  /// What to write instead.
  var help: String
  /// The name to write instead; nil if there is none.
  var name: String?
  /// The rule about it; nil for the one that the JSON text violates.
  var rule: String?

  /// The mark before a rejected text in the JSON text, which the API rejects, too: it would take some
  /// texts that the SDK rejects.
  static var mark: UInt8 { .questionMark }

  init(_ message: String, help: String, rule: String? = nil, at inner: Range<Int>) {
    (self.message, self.help, self.rule, self.inner) = (message, help, rule, inner)
  }

  /// The name of one recipient where the SDK expects a list.
  init(recipient name: ArraySlice<UInt8>, at inner: Range<Int>) {
    let name = String(decoding: name, as: UTF8.self)
    self.init(
      "a multicast message has no \"\(name)\": the SDK throws",
      help: "write a list with the name \"\(name)s\"", rule: "admin-no-tokens", at: inner)
  }

  /// A dictionary or an instance of another type where the SDK expects one of a type.
  init(instance other: SDKType?, insteadOf type: SDKType, at inner: Range<Int>) {
    self.inner = inner
    message =
      "\(other?.qualifiedName ?? "a dict") is not an instance of \(type.qualifiedName): "
      + "the SDK raises ValueError"
    help = "write \(type.qualifiedName)(…)"
  }

  /// A text that is not one of some words; without words, a text instead of a number of seconds.
  init(
    value text: ArraySlice<UInt8>, of name: StaticString, words: StaticString, by sdk: AdminSDK,
    at inner: Range<Int>
  ) {
    self.inner = inner
    let quoted = String(decoding: text, as: UTF8.self)
    message = "\"\(quoted)\" is not a valid \(name): \(sdk.rejection)"
    let all = WordList.words(words)
    let lowercase = text.map { $0.isCapital ? $0 | 0x20 : $0 }
    let fitting = all.contains(lowercase) ? [lowercase] : all
    let list = fitting.map { "\"\(String(decoding: $0, as: UTF8.self))\"" }
    if !list.isEmpty {
      help = "write " + list.inSentence("or")
    } else {
      help =
        sdk == .python
        ? "write a number of seconds, or a timedelta" : "write a whole number of seconds"
    }
  }

  /// A member of a notification that kreait/firebase-php does not send.
  init(dropped name: ArraySlice<UInt8>, at inner: Range<Int>) {
    self.inner = inner
    rule = "sdk-dropped-value"
    message = "kreait drops \"\(String(decoding: name, as: UTF8.self))\" from the notification"
    help = "put it into the configuration of a platform; kreait sends only title, body and image"
  }

  /// Says what the SDK for .NET makes of a color.
  mutating func explain(_ color: MangledColor, of text: ArraySlice<UInt8>) {
    let text = String(decoding: text, as: UTF8.self)
    rule = "sdk-mangled-color"
    message =
      color.sent.map { "the SDK sends the light color \"\($0)\" instead of \"\(text)\"" }
      ?? "the SDK cannot write the light color \"\(text)\", and throws"
    help = "write \"\(color.near)\": the bytes of the color must be 10 or more in hexadecimal"
  }

  /// The name of an argument that the constructor of a type does not have.
  init(unknown name: ArraySlice<UInt8>, in type: SDKType, at inner: Range<Int>) {
    self.inner = inner
    let text = String(decoding: name, as: UTF8.self)
    message = "\(type.qualifiedName) has no parameter \(text): Python raises TypeError"
    let normal = SDKNames.normalized(name)[...]
    let plural = Array(normal) + [UInt8(ascii: "s")]
    if let field = type.fields.first(where: { normal.equals($0.name) }) {
      help = "write \(field.name)"
      self.name = "\(field.name)"
    } else if let field = type.fields.first(where: { plural[...].equals($0.name) }) {
      help = "write \(field.name)=[…]"
    } else {
      let names = type.fields.map { "\($0.name)" }
      help = "remove it; the parameters are \(names.joined(separator: ", "))"
    }
  }
}

extension EmbeddedDocument {
  /// Explains the findings in what the SDK rejects: what the rules say about it is right for the API
  /// only.
  ///
  /// - Parameter severity: the severity of a rule; nil if it is not enabled.
  func explainRejections(in report: inout Linter.Report, severity: (String) -> Severity?) {
    explainRepeatedKeys(in: &report, severity: severity)
    if rejections.isEmpty { return }
    addUnreported(to: &report, severity: severity)
    for index in report.diagnostics.indices.reversed() {
      let range = report.diagnostics[index].range
      // They are in the order of the text.
      let next = BinarySearch.count(of: rejections.count) {
        rejections[$0].inner.lowerBound <= range.start
      }
      guard next > 0, range.end <= rejections[next - 1].inner.upperBound else { continue }
      let rejection = rejections[next - 1]
      if let rule = rejection.rule {
        guard let severity = severity(rule) else {
          report.diagnostics.remove(at: index)
          continue
        }
        (report.diagnostics[index].rule, report.diagnostics[index].severity) = (rule, severity)
      }
      report.diagnostics[index].message = rejection.message
      report.diagnostics[index].help = rejection.help
      report.diagnostics[index].pointer = Self.withoutMark(report.diagnostics[index].pointer)
      report.diagnostics[index].fixes =
        rejection.name.map { [rejection.renaming(to: $0)] } ?? []
    }
  }
}

extension EmbeddedDocument {
  private func finding(_ rule: String, _ severity: Severity, at range: ByteRange) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: "", range: range, document: 0,
      kind: kind ?? .message, pointer: "")
  }

  /// Adds the rejected values about which a rule says nothing, because it is not enabled.
  private func addUnreported(to report: inout Linter.Report, severity: (String) -> Severity?) {
    for rejection in rejections {
      guard let rule = rejection.rule, let severity = severity(rule) else { continue }
      let range = ByteRange(rejection.inner.lowerBound, rejection.inner.upperBound)
      let isReported = report.diagnostics.contains {
        range.start <= $0.range.start && $0.range.end <= range.end
      }
      if !isReported { report.diagnostics.append(finding(rule, severity, at: range)) }
    }
  }

  /// In a literal, only an instance can repeat a key: of the same keys of a dictionary, the last is
  /// written.
  private func explainRepeatedKeys(
    in report: inout Linter.Report, severity: (String) -> Severity?
  ) {
    guard let sdk, case .literal(let syntax)? = quoting?.first, syntax.form == nil else { return }
    let base = severity("duplicate-key")
    let severity = severity("sdk-repeated-key")
    if base == nil, severity != nil {
      let ranges = JSONTree.read(text, tags: true) { tree in
        tree.errors.filter { $0.kind == .duplicateKey }.map { $0.range }
      }
      report.diagnostics += ranges.map { finding("duplicate-key", .error, at: $0) }
    }
    report.diagnostics.removeAll { severity == nil && $0.rule == "duplicate-key" }
    for index in report.diagnostics.indices where report.diagnostics[index].rule == "duplicate-key"
    {
      let range = report.diagnostics[index].range
      let key = String(decoding: text[range.start..<range.end], as: UTF8.self)
      let effect = sdk.mergesCustomData ? "only the last one is sent" : "\(sdk.rejection)"
      report.diagnostics[index].rule = "sdk-repeated-key"
      report.diagnostics[index].severity = min(
        severity ?? .error, sdk.mergesCustomData ? .warning : .error)
      report.diagnostics[index].message = "\(key) is set twice: \(effect)"
      report.diagnostics[index].help = "remove one of them"
      report.diagnostics[index].fixes = []
    }
  }

  /// A pointer to a member with the name that the code has.
  private static func withoutMark(_ pointer: String) -> String {
    let bytes = Array(pointer.utf8)
    guard let slash = bytes.lastIndex(of: .slash), slash + 1 < bytes.count,
      bytes[slash + 1] == RejectedValue.mark
    else { return pointer }
    return String(decoding: bytes[...slash] + bytes[(slash + 2)...], as: UTF8.self)
  }
}

extension RejectedValue {
  fileprivate func renaming(to name: String) -> Fix {
    let edit = Edit(ByteRange(inner.lowerBound, inner.upperBound), "\"\(name)\"")
    return Fix("rename to \"\(name)\"", .unsafe, [edit])
  }
}

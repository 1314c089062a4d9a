import FCMLint

/// The effect of messages on each platform, as text for a terminal.
package struct PreviewTable {
  private let style: TerminalStyle
  /// The platforms to show.
  private let platforms: [PayloadSize.Platform]
  private let findings: PreviewFindings

  /// The width of the column with the names of the aspects.
  private static let column = 14
  private static let indent = "".padded(to: column + 2)

  package init(
    style: TerminalStyle, platforms: [PayloadSize.Platform], findings: PreviewFindings
  ) {
    self.style = TerminalStyle(isColored: style.isColored, columns: style.columns ?? 80)
    self.platforms = platforms
    self.findings = findings
  }

  /// The most errors of a document that are listed above its platforms.
  private static let limit = 10

  /// The previews of one source.
  ///
  /// - Parameter isOnly: whether the source has only one document, so that it needs no number.
  package func text(
    _ previews: [Linter.Preview], _ diagnostics: [Diagnostic], of source: PreviewSource,
    isOnly: Bool
  ) -> String {
    var lines: [String] = []
    for preview in previews {
      lines.append(style.paint(title(preview, source, isOnly: isOnly), .bold))
      let findings = diagnostics.filter { $0.document == preview.document }
      lines += remarks(preview, findings, source)
      for message in preview.messages where platforms.contains(message.platform) {
        lines.append("")
        lines += table(message, findings)
      }
      lines.append("")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func title(_ preview: Linter.Preview, _ source: PreviewSource, isOnly: Bool) -> String {
    var name = LogSanitizer.safe(source.path)
    if let place = source.place(of: preview) {
      name += ":\(place.line):\(place.column)"
    } else if !isOnly {
      name += ", document \(preview.document)"
    }
    return "\(name) (\(preview.kind.word))"
  }

  /// What applies to all platforms: the errors, and where those are that are about no row.
  private func remarks(
    _ preview: Linter.Preview, _ findings: [Diagnostic], _ source: PreviewSource
  ) -> [String] {
    let messages = preview.messages.filter { platforms.contains($0.platform) }
    let errors = errors(preview, findings)
    var lines = remark(preview, findings)
    if preview.messages.isEmpty {
      lines += style.wrapped("this document shows nothing by itself", first: "  ", rest: "  ")
    }
    let unplaced = self.findings.unplaced(errors, messages)
    for error in unplaced.prefix(Self.limit) {
      lines += self.lines(error, place: source.place(of: error) + " ", indent: "  ")
    }
    let rest = unplaced.count - Self.limit
    return rest > 0 ? lines + ["  and \(rest) more"] : lines
  }

  /// The errors of a document; the summary of a legacy message says that FCM rejects it.
  private func errors(_ preview: Linter.Preview, _ findings: [Diagnostic]) -> [Diagnostic] {
    preview.kind == .legacy
      ? self.findings.syntaxErrors(among: findings) : findings.filter { $0.severity == .error }
  }

  /// That the rows do not apply if there are errors.
  func remark(_ preview: Linter.Preview, _ findings: [Diagnostic]) -> [String] {
    let errors = errors(preview, findings)
    if errors.isEmpty || preview.messages.isEmpty { return [] }
    let count = ReportSummary.counted(errors.count, "error")
    return style.wrapped(
      "\(count): the message may be rejected, or part of it may not work; the preview shows what "
        + "is meant", first: "  ", rest: "  "
    ).map { style.paint($0, .red) }
  }

  private func table(_ message: EffectiveMessage, _ findings: [Diagnostic]) -> [String] {
    let title = Self.name(of: message.platform) + ": "
    var lines = style.wrapped(message.summary, first: "  " + title, rest: "    ")
    lines[0] = "  " + style.paint(String(lines[0].dropFirst(2)), color(of: message.display))
    for row in message.rows {
      lines += self.lines(row)
      for finding in self.findings.about(row, on: message.platform, among: findings) {
        lines += self.lines(finding, place: "", indent: Self.indent)
      }
    }
    return lines
  }

  /// What a message does on its platform, without findings.
  func lines(_ message: EffectiveMessage) -> [String] { table(message, []) }

  private func lines(_ finding: Diagnostic, place: String, indent: String) -> [String] {
    style.wrapped(
      "\(place)\(finding.severity.word)[\(finding.rule)]: \(LogSanitizer.safe(finding.message))",
      first: indent + "! ", rest: indent + "  "
    ).map { style.paint($0, style.color(of: finding.severity)) }
  }

  private func lines(_ row: EffectiveMessage.Row) -> [String] {
    let name = row.aspect.rawValue.split(separator: "-").joined(separator: " ")
    let head = ("    " + name).padded(to: Self.column + 2)
    let indent = Self.indent
    guard row.pointer != nil || row.note != nil else {
      return style.wrapped(LogSanitizer.safe(row.value), first: head, rest: indent)
    }
    let width = max(10, style.lineWidth - Self.column - 2)
    let value = Self.shortened(LogSanitizer.safe(row.value), to: width)
    var lines = [head + value]
    if let pointer = row.pointer {
      let source = "  " + LogSanitizer.safe(pointer)
      let used = DisplayWidth.of(value)
      if used + DisplayWidth.of(source) <= width {
        lines[0] += style.paint(source, .dim)
      } else {
        let shown = Self.shortened(LogSanitizer.safe(pointer), to: width)
        lines.append(indent + style.paint(shown, .dim))
      }
    }
    guard let note = row.note else { return lines }
    let mark = row.isOpen ? "? " : ""
    let text = style.wrapped(note, first: indent + mark, rest: indent)
    return lines + text.map { row.isOpen ? style.paint($0, .yellow) : style.paint($0, .dim) }
  }

  /// The text without its end if it is wider than a number of columns.
  private static func shortened(_ text: String, to width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var result = ""
    var used = 0
    for character in text {
      let next = DisplayWidth.of(String(character))
      if used + next > width - 1 { break }
      result.append(character)
      used += next
    }
    return result + "…"
  }

  private func color(of display: EffectiveMessage.Display) -> TerminalStyle.Paint {
    switch display {
    case .notification, .liveActivity: .green
    case .badge, .background: .cyan
    case .nothing, .open: .yellow
    }
  }

  package static func name(of platform: PayloadSize.Platform) -> String {
    switch platform {
    case .android: "Android"
    case .apple: "Apple"
    case .web: "Web"
    }
  }
}

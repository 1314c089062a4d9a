// Lines with the layout of an earlier line.
extension LintSession {
  /// Lints a line, without parsing it if its layout is known.
  func lintLine(_ line: LayoutCache.Line, _ document: Int, _ pass: inout Pass) {
    guard layouts.isEnabled, line.end < line.bytes.count else {
      return lintSource(line.bytes, from: line.start, to: line.end, firstDocument: document, &pass)
    }
    if let layout = layouts.restore(line), lintRestored(layout, document, &pass) {
      if !layout.pointee.isSettled {
        layouts.observe(line, of: layout) { settlement(of: layout.pointee.detection) }
      }
      return
    }
    detection = nil
    lintSource(line.bytes, from: line.start, to: line.end, firstDocument: document, &pass)
    if let detection { layouts.learn(line, detection) }
  }

  /// Lints a line with restored nodes; returns false if its values may make it a document of
  /// another kind.
  @inline(__always)
  private func lintRestored(
    _ layout: UnsafePointer<LineLayout>, _ number: Int, _ pass: inout Pass
  ) -> Bool {
    let detection = layout.pointee.detection
    let dispatch = dispatch(for: detection.kind)
    let root = JSONNode(core: tree.core, index: 0)
    let document = validator.restore(layout, root, wanted: dispatch.wanted)
    guard layout.pointee.isDetectionFixed || isDetected(document, as: detection) else {
      return false
    }
    lintDetected(
      document, detection, dispatch, calls: UnsafeBufferPointer(layout.pointee.calls),
      document: number, errors: [], &pass)
    return true
  }

  /// Whether a document without violations is detected like an earlier one.
  private func isDetected(_ document: MessageDocument, as earlier: DocumentDetector.Result) -> Bool
  {
    if terms.kind != nil { return true }
    if DocumentDetector.mayBeRequest(document.root), DocumentDetector.isRequest(document) {
      return earlier == .conforming
    }
    return DocumentDetector.detect(on: document.root, claim: terms.claim) == earlier
  }

  /// The rules that must be called for later lines with the layout of the last one: those that
  /// report something or read a varying value.
  private func settlement(of detection: DocumentDetector.Result) -> LineLayout.Settlement {
    let (root, kind) = (JSONNode(core: tree.core, index: 0), detection.kind)
    let readsVarying = tree.readsVarying {
      _ = isDetected(validator.document(root, kind), as: detection)
    }
    let dispatch = dispatch(for: kind)
    var calls: [LineLayout.RuleCall] = []
    for event in validator.events where event.field != .anyPlaceholder {
      let node = root.tape[Int(event.index)]
      if event.field == .anyString, node.flags.contains(.varying) { continue }
      var place = dispatch.spans[Int(event.field.rawValue)].start
      while let rule = dispatch.rules[Int(place)] {
        var isSilent = false
        let readsVarying = tree.readsVarying {
          // A new document, because the old one may have cached what was read before.
          let document = validator.document(root, kind)
          isSilent = rule._withUnsafeGuaranteedRef { $0.checkField(node, document).isEmpty }
        }
        if readsVarying || !isSilent {
          calls.append(LineLayout.RuleCall(node: event.index, rule: place))
        }
        place += 1
      }
    }
    return LineLayout.Settlement(calls: calls, isDetectionFixed: !readsVarying)
  }
}

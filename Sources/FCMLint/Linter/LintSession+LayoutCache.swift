// Lines that look like earlier ones.
extension LintSession {
  /// Forgets all lines: the next ones may be for something else though they look the same.
  func forgetLayouts(for pass: Pass) {
    lineLayouts = LineLayoutCache()
    observedLayouts = LineLayoutCache()
    terms = (pass.kind, pass.claim)
  }

  /// Judges a line, by a layout where one is known.
  func lintLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ document: Int,
    _ pass: inout Pass
  ) {
    guard end < bytes.count, let base = bytes.baseAddress else {
      return lintSource(bytes, from: start, to: end, firstDocument: document, &pass)
    }
    if observedLayouts.isEnabled,
      let lineLayout = observedLayouts.find(in: base, from: start, to: end, readable: bytes.count)
    {
      tree.begin(bytes)
      lineLayout.pointee.write(to: tree.core, from: start, ends: observedLayouts.ends)
      if lint(by: lineLayout, document, &pass) { return }
    } else if lineLayouts.isEnabled,
      let lineLayout = lineLayouts.find(in: base, from: start, to: end, readable: bytes.count)
    {
      tree.begin(bytes)
      lineLayout.pointee.write(to: tree.core, from: start, ends: lineLayouts.ends)
      if lint(by: lineLayout, document, &pass) {
        return specialize(lineLayout, bytes, from: start, to: end)
      }
    }
    detected = nil
    lintSource(bytes, from: start, to: end, firstDocument: document, &pass)
    guard lineLayouts.isEnabled, let detected, detected.result.kind != .adminNode,
      let root = tree.root, root.isObject, tree.errors.isEmpty, tree.core.pointee.tags.isEmpty,
      validator.violations.isEmpty
    else { return }
    lineLayouts.recordMiss()
    let known = LineLayout.Knowledge(detection: detected)
    let valueSlots = validator.valueSlots(in: root, detected.result.kind)
    lineLayouts.learn(
      base, from: start, to: end, valueSlots: valueSlots, tree.core, validator, known)
  }

  /// Judges the line whose nodes a layout has written; false when it may be for something else.
  @inline(__always)
  private func lint(
    by lineLayout: UnsafePointer<LineLayout>, _ document: Int, _ pass: inout Pass
  ) -> Bool {
    let result = lineLayout.pointee.known.detection.result
    let dispatch = dispatch(for: result.kind)
    let root = JSONNode(core: tree.core, index: 0)
    let view = validator.replay(of: lineLayout, root, wanted: dispatch.wanted)
    guard
      lineLayout.pointee.known.isDetectionFixed
        || matchesDetection(lineLayout.pointee.known.detection, view)
    else { return false }
    lintDetected(view, result, dispatch, document: document, errors: [], &pass)
    return true
  }

  /// Whether a document is detected as an earlier one of the same layout was.
  private func matchesDetection(_ detection: LineLayout.Detection, _ view: MessageDocument) -> Bool
  {
    if terms.kind != nil { return true }
    if detection.isConforming { return DocumentDetector.isRequest(view) }
    let result = DocumentDetector.detect(on: view.root, claim: terms.claim)
    return result == detection.result
  }

  /// Learns what the lines of a layout have in common, once enough of them have been judged.
  private func specialize(
    _ lineLayout: UnsafeMutablePointer<LineLayout>, _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int
  ) {
    if lineLayout.pointee.observations == nil { return observedLayouts.recordMiss() }
    guard let base = bytes.baseAddress,
      let valueSlots = lineLayout.pointee.varyingValueSlots(in: tree.core)
    else { return }
    let known = knowledge(varying: valueSlots, lineLayout.pointee.known.detection)
    observedLayouts.learn(
      base, from: start, to: end, valueSlots: valueSlots, tree.core, validator, known)
  }

  /// What is known of the document that was judged last, whatever stands in the value slots: rules that
  /// were silent and have looked at none of them are silent then.
  private func knowledge(
    varying valueSlots: [LineLayout.ValueSlot], _ detection: LineLayout.Detection
  ) -> LineLayout.Knowledge {
    let core = tree.core
    let kind = detection.result.kind
    let dispatch = dispatch(for: kind)
    core.mark(valueSlots, isVarying: true)
    defer { core.mark(valueSlots, isVarying: false) }
    let root = JSONNode(core: core, index: 0)
    core.pointee.hasReadVarying = false
    _ = matchesDetection(detection, validator.document(root, kind))
    let isDetectionFixed = !core.pointee.hasReadVarying
    var events: [SchemaValidator.Event] = []
    for event in validator.events where event.field != .anyPlaceholder {
      let isVarying = core.pointee.entries[Int(event.index)].flags.contains(.varying)
      if event.field == .anyString, isVarying { continue }
      core.pointee.hasReadVarying = false
      // A new document to the memo, too: what it keeps was read before.
      let view = validator.document(root, kind)
      if !isSilent(event, view, dispatch) || core.pointee.hasReadVarying { events.append(event) }
    }
    return LineLayout.Knowledge(
      detection: detection, isDetectionFixed: isDetectionFixed, events: events)
  }
}

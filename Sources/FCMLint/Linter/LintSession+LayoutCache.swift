// Lines that look like earlier ones.
extension LintSession {
  /// Forgets all lines: the next ones may be for something else though they look the same.
  func forgetLayouts(for pass: Pass) {
    stencils = StencilTree()
    settled = StencilTree()
    terms = (pass.kind, pass.claim)
  }

  /// Judges a line, by a stencil where one is known.
  func lintLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ document: Int,
    _ pass: inout Pass
  ) {
    guard end < bytes.count, let base = bytes.baseAddress else {
      return lintSource(bytes, from: start, to: end, firstDocument: document, &pass)
    }
    if settled.isOn,
      let stencil = settled.find(in: base, from: start, to: end, readable: bytes.count)
    {
      tree.begin(bytes)
      stencil.pointee.write(to: tree.core, from: start, ends: settled.ends)
      if lint(by: stencil, document, &pass) { return }
    } else if stencils.isOn,
      let stencil = stencils.find(in: base, from: start, to: end, readable: bytes.count)
    {
      tree.begin(bytes)
      stencil.pointee.write(to: tree.core, from: start, ends: stencils.ends)
      if lint(by: stencil, document, &pass) {
        return settle(stencil, bytes, from: start, to: end)
      }
    }
    recognised = nil
    lintSource(bytes, from: start, to: end, firstDocument: document, &pass)
    guard stencils.isOn, let recognised, recognised.verdict.kind != .adminNode,
      let root = tree.root, root.isObject, tree.faults.isEmpty, tree.core.pointee.tags.isEmpty,
      walk.faults.isEmpty
    else { return }
    stencils.miss()
    let known = Stencil.Knowledge(recognition: recognised)
    let blanks = walk.blanks(in: root, recognised.verdict.kind)
    stencils.learn(base, from: start, to: end, blanks: blanks, tree.core, walk, known)
  }

  /// Judges the line whose nodes a stencil has written; false when it may be for something else.
  @inline(__always)
  private func lint(
    by stencil: UnsafePointer<Stencil>, _ document: Int, _ pass: inout Pass
  ) -> Bool {
    let verdict = stencil.pointee.known.recognition.verdict
    let dispatch = dispatch(for: verdict.kind)
    let root = JSONNode(core: tree.core, index: 0)
    let view = walk.repeatWalk(of: stencil, root, wanted: dispatch.wanted)
    guard stencil.pointee.known.isSettled || isStill(stencil.pointee.known.recognition, view)
    else { return false }
    judge(view, verdict, dispatch, document: document, faults: [], &pass)
    return true
  }

  /// Whether a document is recognised as an earlier one of the same layout was.
  private func isStill(_ recognition: Stencil.Recognition, _ view: MessageDocument) -> Bool {
    if terms.kind != nil { return true }
    if recognition.isFlawless { return Recognizer.isRequest(view) }
    let verdict = Recognizer.verdict(on: view.root, claim: terms.claim)
    return verdict == recognition.verdict
  }

  /// Learns what the lines of a stencil have in common, once enough of them have been judged.
  private func settle(
    _ stencil: UnsafeMutablePointer<Stencil>, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    to end: Int
  ) {
    if stencil.pointee.sightings == nil { return settled.miss() }
    guard let base = bytes.baseAddress, let blanks = stencil.pointee.varyingBlanks(in: tree.core)
    else { return }
    let known = knowledge(varying: blanks, stencil.pointee.known.recognition)
    settled.learn(base, from: start, to: end, blanks: blanks, tree.core, walk, known)
  }

  /// What is known of the document that was judged last, whatever stands in the blanks: rules that
  /// were silent and have looked at none of them are silent then.
  private func knowledge(
    varying blanks: [Stencil.Blank], _ recognition: Stencil.Recognition
  ) -> Stencil.Knowledge {
    let core = tree.core
    let kind = recognition.verdict.kind
    let dispatch = dispatch(for: kind)
    core.mark(blanks, isVarying: true)
    defer { core.mark(blanks, isVarying: false) }
    let root = JSONNode(core: core, index: 0)
    core.pointee.hasReadVarying = false
    _ = isStill(recognition, walk.document(root, kind))
    let isSettled = !core.pointee.hasReadVarying
    var events: [SchemaWalk.Event] = []
    for event in walk.events where event.field != .anyPlaceholder {
      let isVarying = core.pointee.entries[Int(event.index)].flags.contains(.varying)
      if event.field == .anyString, isVarying { continue }
      core.pointee.hasReadVarying = false
      // A new document to the memo, too: what it keeps was read before.
      let view = walk.document(root, kind)
      if !isSilent(event, view, dispatch) || core.pointee.hasReadVarying { events.append(event) }
    }
    return Stencil.Knowledge(recognition: recognition, isSettled: isSettled, events: events)
  }
}
